import { useLayoutEffect, useSyncExternalStore } from 'react';

let shown = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  shown += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** While the calling component is mounted, it has the whole screen: layouts leave out their bar and menu. */
export function useWholeScreen(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/** Whether something has the whole screen. */
export const useIsWholeScreen = (): boolean => useSyncExternalStore(subscribe, () => shown > 0);
