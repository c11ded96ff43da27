import { type Day, getOpenDay, getVenueDay } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';
import type { NewItem } from '#lib/outbox/item.ts';
import { type Calling, type CallingAct, callingItem } from './calling-item.ts';
import { sendCalling } from './calls.ts';
import { dayUndoLasts } from './undo-lasts.ts';

/** Something done, and the match or the side it is about, in words. */
export type NamedAct = { readonly act: CallingAct; readonly whom: string };

/** Sends what an organiser does with a call at once, or keeps it on this device while there is no connection. */
export function useCallingWrite(day: Day, onSettled: () => void = () => undefined) {
  const { t } = useTranslation('day');
  return useWrite({
    write: ({ act, whom }: NamedAct) => {
      const item = callingItem(day, act, whom);
      return sendOrQueue([item], (signal) => sendCalling(item, signal));
    },
    onSuccess: (answer, { act, whom }) => {
      if (act.act !== 'back' || answer === null) return;
      const restored = callingItem(day, { ...act, act: 'restore' }, whom);
      notifyRemoved(t(day.automatic ? 'returnedForNow' : 'returned'), {
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
async function sendNow(item: NewItem<Calling>): Promise<boolean | null> {
  try {
    return await sendOrQueue([item], (signal) => sendCalling(item, signal));
  } finally {
    void invalidate(getOpenDay, getVenueDay);
  }
}
