import type { ScreenShown } from '@topspin/contract';
import { readStored, storageKeys, store } from '#lib/storage.ts';

/** What a paired screen shows. */
export type Shows = NonNullable<ScreenShown['shows']>;

/** The screen that this device is, with the secret it proves itself with, and what it was to show last. */
export type HeldScreen = {
  readonly id: string;
  readonly secret: string;
  readonly shows: Shows | null;
};

let text = readStored(storageKeys.screen);
let held = read(text);
const listeners = new Set<() => void>();

export const heldScreen = (): HeldScreen | null => held;

export function subscribeToHeld(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps it on this device, so that it goes on after it was off; null for none. */
export function hold(next: HeldScreen | null): void {
  const written = next && JSON.stringify(next);
  if (written === text) return;
  text = written;
  held = next;
  store(storageKeys.screen, written);
  for (const listener of listeners) listener();
}

function read(written: string | null): HeldScreen | null {
  try {
    const found: unknown = JSON.parse(written ?? 'null');
    return isHeld(found) ? found : null;
  } catch {
    return null;
  }
}

const isHeld = (found: unknown): found is HeldScreen =>
  typeof found === 'object' && found !== null && 'id' in found && 'secret' in found && 'shows' in found;
