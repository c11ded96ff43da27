import type { Item } from './item.ts';
import { isMadeHere } from './outbox.ts';

/** Items made here that were put on the line: even if it failed, the server may have them. */
const onTheLine = new Set<string>();

/** Whether the server cannot have an item yet, so that removing it undoes it. */
export const isUnsent = (item: Item): boolean => isMadeHere(item) && !onTheLine.has(item.id);

/** Remembers that items are being sent. Returns how to say that nothing has left this device. */
export function putOnTheLine(batch: readonly { readonly id: string }[]): () => void {
  const fresh = batch.filter(({ id }) => !onTheLine.has(id));
  for (const { id } of fresh) onTheLine.add(id);
  const wasOffline = !navigator.onLine;
  return () => {
    if (wasOffline && !navigator.onLine) for (const { id } of fresh) onTheLine.delete(id);
  };
}
