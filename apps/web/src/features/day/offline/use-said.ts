import type { Day } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import type { NewItem } from '#lib/outbox/item.ts';
import { holdsBack } from '../calling/holds-back.ts';
import { matchesOf, useMatchName } from '../shown-day.ts';
import { type Calling, type CallingAct, callingItem, type Missing } from './calling-item.ts';
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

/** What the server made of an act: the id of a call, or nothing to name. */
export type Answer = string | true;

/** What is said of an act that was sent, of the match or the side that it is about; nothing of what the page itself shows well enough. */
export function useSaid(day: Day): (act: CallingAct, whom: string, answer: Answer) => Said | null {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const returned = (id: string, absent: Missing | undefined): string => {
    if (absent === 'both') return t('returnedWithoutBoth');
    const match = matchesOf(day).get(id);
    if (absent) return t('returnedWithout', { name: match?.[absent]?.name ?? '' });
    return t(holdsBack(day, match) ? 'returnedForNow' : 'returned');
  };
  return (act, whom, answer) => {
    const item = (back: CallingAct) => callingItem(day, back, whom);
    switch (act.act) {
      case 'call': {
        const { match, table } = act;
        return answer === true
          ? null
          : {
              words: t('wasCalled', { match: nameOf(match), number: table }),
              lasts: dayUndoLasts,
              back: item({ act: 'back', call: answer, match, table }),
              undone: () => returned(match, undefined),
            };
      }
      case 'back': {
        const { absent, call, match, table } = act;
        return {
          words: returned(match, absent),
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
