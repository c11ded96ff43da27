import { type Day, getOpenDay, getVenueDay } from '@topspin/contract';
import { invalidate } from '#lib/api/query.ts';
import { notifyRemoved } from '#lib/api/undo.ts';
import { useWrite } from '#lib/api/use-write.ts';
import { sendOrQueue } from '#lib/outbox/send-or-queue.ts';
import type { NewItem } from '#lib/outbox/item.ts';
import { dismiss } from '#ui/notify/notifications.ts';
import { type Calling, type CallingAct, callingItem } from './calling-item.ts';
import { type Answer, sendCalling } from './calls.ts';
import { useSaid } from './use-said.ts';

/** Something done, and the match or the side it is about, in words. */
export type NamedAct = { readonly act: CallingAct; readonly whom: string };

type Options = {
  readonly onSettled?: () => void;
  /** Whether several acts may be sent at once. */
  readonly overlaps?: boolean;
};

/** Sends what an organiser does with a call at once, or keeps it on this device while there is no connection. */
export function useCallingWrite(day: Day, { onSettled = () => undefined, overlaps = false }: Options = {}) {
  const saidOf = useSaid(day);
  return useWrite({
    overlaps,
    // An older notification could be taken for the answer to this write.
    onMutate: dismiss,
    write: ({ act, whom }: NamedAct) => send(callingItem(day, act, whom)),
    onSuccess: (answer, { act, whom }) => {
      const said = answer === null ? null : saidOf(act, whom, answer);
      if (said === null) return;
      const { words, back, undone, ...lasts } = said;
      notifyRemoved(words, { ...lasts, undo: () => takeBack(back), undone: (sent) => undone(sent === null) });
    },
    onSettled: () => {
      onSettled();
      return invalidate(getOpenDay, getVenueDay);
    },
  });
}

/** Null where it waits on this device. */
const send = (item: NewItem<Calling>): Promise<Answer | null> =>
  sendOrQueue([item], (signal) => sendCalling(item, signal));

/** The day is read again either way, since another may have taken the table. */
async function takeBack(item: NewItem<Calling>): Promise<Answer | null> {
  try {
    return await send(item);
  } finally {
    void invalidate(getOpenDay, getVenueDay);
  }
}
