import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify } from '../notify/notifications.ts';
import { hasDraft, keepDraft, removeDraft, type Draft, type FoundDraft, type Typed } from './drafts.ts';

/** A draft as its form shows it. */
export type ShownDraft = {
  /** `restored` while the form shows a draft, `discarded` while that can be undone, `outdated` while an old one is offered. */
  readonly state: 'none' | 'restored' | 'discarded' | 'outdated';
  readonly discard: () => void;
  readonly undo: () => void;
};

export type KeptDraft = ShownDraft & {
  /** Whether what is typed survives leaving the form, so that nobody has to be asked. */
  readonly survives: boolean;
  readonly keep: (typed: Typed) => void;
  /** Runs what saves it: the draft is removed once that succeeds. */
  readonly saving: (save: () => Promise<void>) => Promise<void>;
  /** It was saved, or the user cancelled. */
  readonly end: () => void;
};

type Options = {
  readonly draft: Draft | null;
  /** The draft there was when the form opened. */
  readonly found: FoundDraft;
  /** The values of the form that differ from the initial ones. */
  readonly typed: () => Typed;
  readonly show: (typed: Typed) => void;
  readonly clear: () => void;
};

/** The life of one form's draft. Leaving a form with something typed in it says that it was kept. */
export function useKept({ draft, found, typed, show, clear }: Options): KeptDraft {
  const { t } = useTranslation('forms');
  const [state, setState] = useState<ShownDraft['state']>(() => firstState(found));
  const [survives, setSurvives] = useState(draft !== null);
  const [discarded, setDiscarded] = useState(found.isOutdated ? found.typed : {});
  const isTyping = useRef(false);
  const latest = useRef({ draft, t });
  useEffect(() => {
    latest.current = { draft, t };
  });
  useEffect(
    () => () => {
      const { draft: left, t: words } = latest.current;
      if (isTyping.current && left !== null && hasDraft(left)) notify('info', words('draft.left'));
    },
    [],
  );
  const end = (): void => {
    isTyping.current = false;
    if (draft !== null) removeDraft(draft);
    setState('none');
  };
  return {
    state,
    survives,
    keep: (fields) => {
      if (draft === null) return;
      isTyping.current = true;
      setSurvives(keepDraft(draft, fields));
    },
    saving: async (save) => {
      // Saving usually leaves the form.
      isTyping.current = false;
      await save().catch((error: unknown) => {
        isTyping.current = true;
        throw error;
      });
      end();
    },
    end,
    discard: () => {
      setDiscarded(typed());
      clear();
      if (draft !== null) removeDraft(draft);
      setState('discarded');
    },
    undo: () => {
      show(discarded);
      setState('restored');
    },
  };
}

function firstState({ typed, isOutdated }: FoundDraft): ShownDraft['state'] {
  if (Object.keys(typed).length === 0) return 'none';
  return isOutdated ? 'outdated' : 'restored';
}
