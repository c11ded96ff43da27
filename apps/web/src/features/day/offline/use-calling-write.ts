import { type Day, getOpenDay, getVenueDay } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';
import type { NewItem } from '#lib/outbox/item.ts';
import { matchesOf, useMatchName } from '../shown-day.ts';
import { type Calling, type CallingAct, callingItem, type Missing } from './calling-item.ts';
import { sendCalling } from './calls.ts';
import { dayUndoLasts } from './undo-lasts.ts';

/** Something done, and the match or the side it is about, in words. */
export type NamedAct = { readonly act: CallingAct; readonly whom: string };

/** Sends what an organiser does with a call at once, or keeps it on this device while there is no connection. */
export function useCallingWrite(day: Day, onSettled: () => void = () => undefined) {
  const { t } = useTranslation('day');
  const nameOf = useMatchName(day);
  const returnedWords = (id: string, absent: Missing | undefined): string => {
    if (absent === 'both') return t('returnedWithoutBoth');
    const match = matchesOf(day).get(id);
    if (absent) return t('returnedWithout', { name: match?.[absent]?.name ?? '' });
    return t(day.automatic ? 'returnedForNow' : 'returned');
  };
  return useWrite({
    write: ({ act, whom }: NamedAct) => {
      const item = callingItem(day, act, whom);
      return sendOrQueue([item], (signal) => sendCalling(item, signal));
    },
    onSuccess: (answer, { act, whom }) => {
      if (answer === null) return;
      if (act.act === 'absence') {
        if (act.absent) return;
        const again = callingItem(day, { ...act, absent: true }, whom);
        notifyRemoved(t('isBackNow', { name: whom }), {
          undo: () => sendNow(again),
          undone: () => t('isAbsentAgain'),
        });
        return;
      }
      if (act.act === 'call' && answer !== true) {
        const { match, table } = act;
        const back = callingItem(day, { act: 'back', call: answer, match, table }, whom);
        notifyRemoved(t('wasCalled', { match: nameOf(match), number: table }), {
          lasts: dayUndoLasts,
          undo: () => sendNow(back),
          undone: () => returnedWords(match, undefined),
        });
      }
      if (act.act !== 'back') return;
      const { absent, call, match, table } = act;
      const restored = callingItem(day, { act: 'restore', call, match, table }, whom);
      notifyRemoved(returnedWords(match, absent), {
        lasts: dayUndoLasts,
        undo: () => sendNow(restored),
        undone: (sent) => (sent === null ? t('restoredLater') : t('restored', { number: act.table })),
      });
    },
    onSettled: () => {
      onSettled();
      return invalidate(getOpenDay, getVenueDay);
    },
  });
}

/** Sends one at once, or keeps it; the day is read again either way, since another may have taken the table. */
async function sendNow(item: NewItem<Calling>): Promise<string | true | null> {
  try {
    return await sendOrQueue([item], (signal) => sendCalling(item, signal));
  } finally {
    void invalidate(getOpenDay, getVenueDay);
  }
}
