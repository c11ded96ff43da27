import InputBase from '@mui/material/InputBase';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntryHelp } from './entry-help.tsx';
import { arrows } from './opening-key.ts';
import { useLineWords } from './line-words.ts';
import type { Direction, EntryState, Spot } from './use-entry.ts';

type Props = {
  readonly entry: EntryState;
  readonly spot: Spot;
  /** The player from whose view the line is, and the opponent. */
  readonly own: string;
  readonly other: string;
};

/** The direction in which a key leaves the field: Tab, up and down always, left and right from its ends. */
function wayOut({ key, shiftKey, currentTarget }: KeyboardEvent<HTMLInputElement>): Direction | undefined {
  if (key === 'Tab') return shiftKey ? 'left' : 'right';
  const { selectionStart, selectionEnd, value } = currentTarget;
  const direction = arrows[key];
  if (direction === 'left' && (selectionStart !== 0 || selectionEnd !== 0)) return undefined;
  if (direction === 'right' && selectionStart !== value.length) return undefined;
  return direction;
}

const isUndo = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey);

/** The field of a result in its place in a grid or bracket, with how it is understood below. */
export function EntryField({ entry, spot, own, other }: Props) {
  const { t } = useTranslation('competition');
  const words = useLineWords();
  const touch = useMediaQuery('(pointer: coarse)');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const match = entry.matches.find(({ _id }) => _id === spot.matchId);
  const reading = entry.readingAt(spot);
  const line = entry.line ?? '';
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    input.current?.scrollIntoView?.({ block: touch ? 'center' : 'nearest', inline: 'nearest' });
  }, [touch]);
  if (!match || !reading) return null;
  const refusal = entry.refusalAt(spot);
  const said = words(reading, entry.tried, { own, other });
  const shown = refusal && !entry.tried ? { ...said, kind: 'error' as const, text: refusal } : said;
  const title = t('entry.versus', { own, other });
  return (
    <>
      <InputBase
        ref={setAnchor}
        inputRef={input}
        value={line}
        onChange={(event) => entry.type(event.target.value)}
        onFocus={(event) => event.target.setSelectionRange(line.length, line.length)}
        onBlur={entry.leaveField}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          event.stopPropagation();
          const out = wayOut(event);
          if (event.key === 'Enter') entry.enter();
          else if (event.key === 'Escape') entry.discard();
          else if (isUndo(event) && entry.outdated) entry.outdated.draft.undo();
          else if (isUndo(event) && line === '') entry.undo.undo();
          else if (out) entry.move(out, spot);
          else return;
          event.preventDefault();
        }}
        inputProps={{
          'aria-label': t('entry.field', { own, other }),
          'aria-invalid': shown.kind === 'error',
          'aria-describedby': helpId,
          inputMode: touch ? 'none' : 'text',
          autoComplete: 'off',
          autoCapitalize: 'off',
          spellCheck: false,
          maxLength: 80,
        }}
        sx={{
          width: '100%',
          height: '100%',
          px: 1,
          borderRadius: 1,
          bgcolor: 'background.paper',
          fontStretch: '85%',
          wordSpacing: '0.2em',
          fontWeight: 650,
          outline: '2px solid',
          outlineColor: shown.kind === 'error' ? 'error.main' : 'primary.main',
          '& input': { p: 0, outline: 'none' },
        }}
      />
      {anchor && (
        <EntryHelp
          id={helpId}
          anchor={anchor}
          match={match}
          title={title}
          words={shown}
          line={line}
          outdated={entry.outdated}
          onLine={entry.type}
          onEnter={entry.enter}
        />
      )}
    </>
  );
}
