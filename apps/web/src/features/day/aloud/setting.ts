import { useSyncExternalStore } from 'react';
import { readStored, storageKeys, store } from '#lib/storage.ts';

const listeners = new Set<() => void>();

const isOn = (): boolean => readStored(storageKeys.callsAloud) === 'on';

/** Whether this device reads calls aloud, now and on later visits. */
export function readAloud(on: boolean): void {
  store(storageKeys.callsAloud, on ? 'on' : null);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useIsAloud = (): boolean => useSyncExternalStore(subscribe, isOn);
