import { useSyncExternalStore } from 'react';

/** Whether the last attempt to send something did not get through to the server. */
let isCutOff = false;
const listeners = new Set<() => void>();

/** Records whether an attempt to send something got through, whatever the server answered. */
export function recordReach(reached: boolean): void {
  if (isCutOff === !reached) return;
  isCutOff = !reached;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Whether what waits here waits for a connection; otherwise it is being sent. The browser's word is not taken for it: a laptop
 * without internet that serves its own hall is connected.
 */
export const useIsCutOff = (): boolean => useSyncExternalStore(subscribe, () => isCutOff);
