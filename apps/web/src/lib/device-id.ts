import { randomId } from './random-id.ts';
import { readStored, storageKeys, store } from './storage.ts';

/** The id of this device, or rather of this browser: made once and kept, so that one of them scores a match at a time. */
export const deviceId = (): string => kept(storageKeys.device);

/** What proves to a score link that this is the device that opened it before: a secret, unlike the id. */
export const deviceKey = (): string => kept(storageKeys.deviceKey);

/** The next who opens a score link on this device is somebody else to it. */
export const forgetDeviceKey = (): void => store(storageKeys.deviceKey, null);

function kept(name: Parameters<typeof store>[0]): string {
  const known = readStored(name);
  if (known !== null) return known;
  const made = randomId();
  store(name, made);
  return made;
}
