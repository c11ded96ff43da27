import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { formatList } from '#lib/format.ts';
import type { NewItem } from '#lib/outbox/item.ts';
import { holdsBack } from '../calling/holds-back.ts';
import { matchesOf, useMatchName } from '../shown-day.ts';
import { type Calling, type CallingAct, callingItem } from './calling-item.ts';
import type { Answer } from './calls.ts';
import { dayUndoLasts } from './undo-lasts.ts';

/** What is said of something done with a call, and how it is taken back. */
export type Said = {
  readonly words: string;
  /** For how long it can be taken back, in milliseconds; left out, the usual time. */
  readonly lasts?: number;
  readonly back: NewItem<Calling>;
  /** What is then said; `isLater` where that waits for the connection. */
  readonly undone: (isLater: boolean) => string;
};

/** What is said of an act that was sent, of the match or the side that it is about; nothing of what the page itself shows well enough. */
export function useSaid(day: Day): (act: CallingAct, whom: string, answer: Answer) => Said | null {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const returned = (id: string, absent: readonly string[]): string => {
    const match = nameOf(id);
    if (absent.length > 0) return t('returnedWithout', { match, names: formatList(absent) });
    return t(holdsBack(day, matchesOf(day).get(id)) ? 'returnedForNow' : 'returned', { match });
  };
  return (act, whom, answer) => {
    const item = (back: CallingAct) => callingItem(day, back, whom);
    switch (act.act) {
      case 'call': {
        const { match, table } = act;
        return typeof answer !== 'string'
          ? null
          : {
              words: t('wasCalled', { match: nameOf(match), number: table }),
              lasts: dayUndoLasts,
              back: item({ act: 'back', call: answer, match, table }),
              undone: () => returned(match, []),
            };
      }
      case 'back': {
        const { call, match, table } = act;
        return {
          words: returned(match, typeof answer === 'object' ? answer : []),
          lasts: dayUndoLasts,
          back: item({ act: 'restore', call, match, table }),
          undone: (isLater) => (isLater ? t('restoredLater') : t('restored', { number: table })),
        };
      }
      case 'absence':
        return act.absent
          ? null
          : {
              words: t('isBackNow', { name: whom }),
              back: item({ ...act, absent: true }),
              undone: () => t('isAbsentAgain'),
            };
      case 'again':
      case 'presence':
      case 'restore':
        return null;
    }
  };
}
