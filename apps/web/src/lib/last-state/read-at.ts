import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** When what is shown was read, for each query whose last read failed because the device was offline. */
const readAt = new Map<string, number>();
const listeners = new Set<() => void>();

const changed = (): void => {
  for (const listener of listeners) listener();
};

export function markOld(queryHash: string, since: number): void {
  if (readAt.has(queryHash)) return;
  readAt.set(queryHash, since);
  changed();
}

export function markFresh(queryHash: string): void {
  if (readAt.delete(queryHash)) changed();
}

export const isOld = (queryHash: string): boolean => readAt.has(queryHash);

export const isAnythingOld = (): boolean => readAt.size > 0;

/** The time of the oldest state among what the page shows; null where everything is as the server has it. */
export function useOldestShown(client: QueryClient): number | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      const unsubscribe = client.getQueryCache().subscribe(({ type }) => {
        if (readAt.size > 0 && (type === 'observerAdded' || type === 'observerRemoved')) listener();
      });
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    [client],
  );
  return useSyncExternalStore(subscribe, () => {
    const shown = [...readAt].filter(([hash]) => client.getQueryCache().get(hash)?.isActive());
    return shown.length === 0 ? null : Math.min(...shown.map(([, since]) => since));
  });
}
