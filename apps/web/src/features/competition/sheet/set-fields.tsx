import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { MatchPage } from '@topspin/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Keypad } from './keypad.tsx';
import { fieldsShown, type SheetReading } from './set-sheet.ts';
import { isComplete, type Sheet } from './sheet.ts';
import { useErrorText } from './use-error-text.ts';

type Props = {
  readonly sheet: Sheet;
  readonly reading: SheetReading;
  readonly match: MatchPage;
  /** Whether the first set that is not filled in has the focus at once. */
  readonly takesFocus: boolean;
  readonly onTexts: (texts: readonly string[]) => void;
};

const longest = 7;

/** A field for each set, with how its entry is understood; on a phone, keys for digits and minus below them. */
export function SetFields({ sheet, reading, match, takesFocus, onTexts }: Props) {
  const { t } = useTranslation('matches');
  const refusal = useErrorText();
  const touch = useMediaQuery('(pointer: coarse)');
  const fields = useRef<(HTMLInputElement | null)[]>([]);
  const [current, setCurrent] = useState(0);
  const wanted = sheet.outcome === 'played' ? fieldsShown(reading, match.best_of) : match.best_of;
  const shown = Math.max(wanted, lastWritten(sheet.texts));
  const [first] = useState(() => Math.min(lastWritten(sheet.texts), shown - 1));
  useEffect(() => {
    if (takesFocus) fields.current[first]?.focus();
  }, [takesFocus, first]);
  const write = (index: number, text: string) =>
    onTexts(replaced(sheet.texts, index, text.slice(0, longest)));
  const goTo = (index: number) => fields.current[Math.min(index, shown - 1)]?.focus();
  const press = (key: string | null) => {
    const text = sheet.texts[current] ?? '';
    fields.current[current]?.focus();
    write(current, key === null ? text.slice(0, -1) : text + key);
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}>
        {Array.from({ length: shown }, (_, index) => {
          const fault = reading.faults.get(index);
          const score = reading.scores[index];
          const complaint = fault && !isTolerated(sheet, index) ? refusal(fault.code) : undefined;
          return (
            <TextField
              key={index}
              inputRef={(field: HTMLInputElement | null) => {
                fields.current[index] = field;
              }}
              label={t('sheet.field', { number: index + 1 })}
              value={sheet.texts[index] ?? ''}
              error={complaint !== undefined}
              helperText={complaint ?? (score ? t('sheet.reads', score) : ' ')}
              slotProps={{
                htmlInput: { autoComplete: 'off', maxLength: longest, inputMode: touch ? 'none' : 'text' },
              }}
              onFocus={() => setCurrent(index)}
              onChange={(event) => write(index, event.target.value)}
              onKeyDown={(event) => {
                // Once the result is complete it is sent.
                if (event.key !== 'Enter' || index + 1 >= shown || isComplete(sheet, reading)) return;
                event.preventDefault();
                goTo(index + 1);
              }}
            />
          );
        })}
      </Box>
      {touch && <Keypad enter={t('sheet.next')} onKey={press} onEnter={() => goTo(current + 1)} />}
    </>
  );
}

/** In a match that ended early, the last set may be unfinished. */
const isTolerated = (sheet: Sheet, index: number): boolean =>
  sheet.outcome !== 'played' && index === lastWritten(sheet.texts) - 1;

const lastWritten = (texts: readonly string[]): number =>
  texts.findLastIndex((text) => text.trim() !== '') + 1;

const replaced = (texts: readonly string[], index: number, text: string): string[] =>
  Array.from({ length: Math.max(texts.length, index + 1) }, (_, place) =>
    place === index ? text : (texts[place] ?? ''),
  );
