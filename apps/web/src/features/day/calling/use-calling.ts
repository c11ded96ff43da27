import type { Day } from '@topspin/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCallingWrite } from '../offline/use-calling-write.ts';
import { useMatchName } from '../shown-day.ts';
import { focusTable } from './focus-table.ts';

/** The half of a call that is chosen; the other tap makes it. */
export type Chosen = { readonly match: string | null; readonly table: number | null };

const nothing: Chosen = { match: null, table: null };

/** Calls a match to a table with two taps, in either order. A second tap on the same takes the choice back. */
export function useCalling(day: Day) {
  const [chosen, setChosen] = useState(nothing);
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const calling = useCallingWrite(day, { onSettled: () => setChosen(nothing) });
  const queueBox = useRef<HTMLDivElement>(null);
  const called = useRef<{ readonly match: string; readonly table: number } | null>(null);
  // The row or table that was tapped goes, and the keyboard's place with it: it goes on at the first match to call, or else at the table.
  useEffect(() => {
    if (called.current === null || day.queue.some(({ match_id }) => match_id === called.current?.match))
      return;
    const { table } = called.current;
    called.current = null;
    if (document.activeElement === document.body)
      queueBox.current
        ?.querySelector<HTMLElement>('[aria-pressed]:not([aria-disabled=true])')
        ?.focus({ preventScroll: true });
    focusTable(table);
  });
  const choose = (next: Chosen) => {
    const { match, table } = next;
    if (match !== null && table !== null) {
      called.current = { match, table };
      const whom = t('calledTo', { match: nameOf(match), number: table });
      calling.mutate({ act: { act: 'call', match, table }, whom });
    } else setChosen(next);
  };
  return {
    // Somebody else may have called it meanwhile.
    chosen:
      chosen.match === null || day.queue.some(({ match_id }) => match_id === chosen.match) ? chosen : nothing,
    busy: calling.isPending,
    queueBox,
    chooseMatch: (match: string) => choose({ ...chosen, match: chosen.match === match ? null : match }),
    chooseTable: (table: number) => choose({ ...chosen, table: chosen.table === table ? null : table }),
    /** Both at once, as a drag does. */
    callTo: (match: string, table: number) => choose({ match, table }),
    cancel: () => setChosen(nothing),
  };
}
