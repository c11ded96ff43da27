import { useMemo, useSyncExternalStore } from 'react';
import { useHoldsPaint } from '#ui/whole/holds-paint.ts';
import { type Item, isWaiting } from './item.ts';
import { allItems, currentOwner, isLasting, isLoaded, subscribe, subscribeToOwner } from './outbox.ts';

export type OutboxView = {
  /** Made by the current account and not sent yet. */
  readonly waiting: readonly Item[];
  /** Made by the current account and refused by the server. */
  readonly refused: readonly Item[];
  /** Made on this device by other accounts; sent once they log in here. */
  readonly ofOthers: readonly Item[];
  /** Whether all of it outlasts the page; not where the browser denies storage. */
  readonly isLasting: boolean;
};

/** What this device has to send, of one order or of all; undefined for the moment in which it is being loaded. */
export function useOutbox(order?: string): OutboxView | undefined {
  const items = useSyncExternalStore(subscribe, allItems);
  const loaded = useSyncExternalStore(subscribe, isLoaded);
  const lasting = useSyncExternalStore(subscribe, isLasting);
  const current = useSyncExternalStore(subscribeToOwner, currentOwner);
  useHoldsPaint(!loaded);
  return useMemo(() => {
    if (!loaded) return undefined;
    const concerned = items.filter((item) => order === undefined || item.order === order);
    const mine = concerned.filter(({ owner }) => owner === current);
    return {
      waiting: mine.filter(isWaiting),
      refused: mine.filter((item) => !isWaiting(item)),
      ofOthers: concerned.filter((item) => item.owner !== current && isWaiting(item)),
      isLasting: lasting,
    };
  }, [items, loaded, lasting, current, order]);
}
