import { randomId } from './random-id.ts';
import { readStored, storageKeys, store } from './storage.ts';

/** The id of this device, or rather of this browser: made once and kept, so that one of them scores a match at a time. */
export function deviceId(): string {
  const known = readStored(storageKeys.device);
  if (known !== null) return known;
  const made = randomId();
  store(storageKeys.device, made);
  return made;
}
