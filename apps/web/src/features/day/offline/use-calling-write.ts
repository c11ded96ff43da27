import { type Day, getOpenDay, getVenueDay } from '@topspin/contract';
import { invalidate } from '#lib/api/query.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';
import { type CallingAct, callingItem } from './calling-item.ts';
import { sendCalling } from './calls.ts';

/** Something done, and the match or the side it is about, in words. */
export type NamedAct = { readonly act: CallingAct; readonly whom: string };

/** Sends what an organiser does with a call at once, or keeps it on this device while there is no connection. */
export const useCallingWrite = (day: Day, onSettled: () => void = () => undefined) =>
  useWrite({
    write: ({ act, whom }: NamedAct) => {
      const item = callingItem(day, act, whom);
      return sendOrQueue([item], (signal) => sendCalling(item, signal));
    },
    onSettled: () => {
      onSettled();
      return invalidate(getOpenDay, getVenueDay);
    },
  });
