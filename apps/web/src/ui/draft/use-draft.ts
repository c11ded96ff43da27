import { useState } from 'react';
import { changedFields, draftFor, type Draft, shownAtOnce, type Typed } from './drafts.ts';
import { useKept, type KeptDraft } from './use-kept.ts';

type Kept<Value> = KeptDraft & {
  readonly value: Value;
  readonly change: (value: Value) => void;
};

/** A state that survives as a draft, for input that is not a form of fields. */
export function useDraft<Value extends Typed>(draft: Draft | null, initial: Value): Kept<Value> {
  const [untouched] = useState(initial);
  const [found] = useState(() => draftFor(draft, initial));
  const [value, setValue] = useState<Value>({ ...initial, ...shownAtOnce(found) });
  const change = (next: Value): void => {
    setValue(next);
    kept.keep(changedFields(next, untouched));
  };
  const kept = useKept({
    draft,
    found,
    typed: () => changedFields(value, untouched),
    show: (typed) => change({ ...untouched, ...typed }),
    clear: () => setValue(untouched),
  });
  return { ...kept, value, change };
}
