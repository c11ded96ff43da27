import { useEffect } from 'react';

let holds = 0;
const listeners = new Set<() => void>();

/** Keeps new versions from being offered while it is true, as in the middle of a match. */
export function useHoldUpdates(holding: boolean): void {
  useEffect(() => {
    if (!holding) return undefined;
    add(1);
    return () => add(-1);
  }, [holding]);
}

function add(change: number): void {
  holds += change;
  for (const listener of listeners) listener();
}

export const isHeld = (): boolean => holds > 0;

export function subscribeToHolds(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
