import type { Item } from './item.ts';
import { isMadeHere } from './outbox.ts';

/** Items made here for which sending began: even if it failed, the server may have them. */
const attempted = new Set<string>();

/** Whether the server cannot have an item yet, so that removing it undoes it. */
export const isUnsent = (item: Item): boolean => isMadeHere(item) && !attempted.has(item.id);

/** Remembers that items are being sent. Returns how to say that nothing has left this device. */
export function markAttempted(batch: readonly { readonly id: string }[]): () => void {
  const fresh = batch.filter(({ id }) => !attempted.has(id));
  for (const { id } of fresh) attempted.add(id);
  const wasOffline = !navigator.onLine;
  return () => {
    if (wasOffline && !navigator.onLine) for (const { id } of fresh) attempted.delete(id);
  };
}
