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

/**
 * What proves to a score link that this is the device that opened it before: a secret, unlike the id, and another one for each link. They
 * are kept under the end of the link, which does not open it.
 */
export function deviceKey(link: string): string {
  const name = `${link.slice(-8)}:`;
  const keys = (readStored(storageKeys.deviceKeys) ?? '').split(' ').filter(Boolean);
  const known = keys.find((key) => key.startsWith(name));
  if (known !== undefined) return known.slice(name.length);
  const made = randomId();
  store(storageKeys.deviceKeys, [...keys, name + made].join(' '));
  return made;
}

/** The next who opens a score link on this device is somebody else to it. */
export const forgetDeviceKeys = (): void => store(storageKeys.deviceKeys, null);
