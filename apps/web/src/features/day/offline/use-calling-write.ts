import { type Day, getOpenDay, getVenueDay } from '@topspin/contract';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';
import { notify } from '#ui/notify/notifications.ts';
import { type CallingAct, callingItem } from './calling-item.ts';
import { sendCalling } from './calls.ts';

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
    onSuccess: (answer, { act }) => {
      if (act.act === 'back' && answer !== null)
        notify('success', t(day.automatic ? 'returnedForNow' : 'returned'));
    },
    onSettled: () => {
      onSettled();
      return invalidate(getOpenDay, getVenueDay);
    },
  });
}
