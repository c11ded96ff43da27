import { useSyncExternalStore } from 'react';
import { z } from 'zod/mini';
import { readStored, storageKeys, store } from '#lib/storage.ts';
import { type Keys, keyActions } from './keys.ts';

const learnt = z.partialRecord(z.enum(keyActions), z.array(z.string()));

const stored = z.object({
  vibrates: z._default(z.boolean(), false),
  sounds: z._default(z.boolean(), false),
  speaks: z._default(z.boolean(), false),
  /** Whether its scoreboard is seen from the other side of the table. */
  mirrored: z._default(z.boolean(), false),
  /** The keys of actions that differ from those they have at first. */
  keys: z._default(learnt, {}),
});

/** What an umpire chose on this device: how it answers a tap, and its keys. */
export type DeviceSettings = Readonly<Omit<z.infer<typeof stored>, 'keys'>> & {
  readonly keys: Partial<Keys>;
};

let current: DeviceSettings | undefined;
const listeners = new Set<() => void>();

function read(): DeviceSettings {
  try {
    return stored.parse(JSON.parse(readStored(storageKeys.scoring) ?? '{}'));
  } catch {
    return stored.parse({});
  }
}

/** The settings of this device. */
export const deviceSettings = (): DeviceSettings => (current ??= read());

/** Changes some of them, now and for later visits. */
export function changeSettings(change: Partial<DeviceSettings>): void {
  current = { ...deviceSettings(), ...change };
  store(storageKeys.scoring, JSON.stringify(current));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useDeviceSettings = (): DeviceSettings => useSyncExternalStore(subscribe, deviceSettings);
