import { beforeEach, expect, test } from 'vitest';
import { deviceId, deviceKey, forgetDeviceKeys } from './device-id.ts';

beforeEach(() => localStorage.clear());

const [one, two] = ['first-link-aaaaaaaa', 'other-link-bbbbbbbb'];

test('a link knows this device again by a key that no other link gets', () => {
  const key = deviceKey(one);
  expect(deviceKey(two)).not.toBe(key);
  expect([deviceKey(one), deviceKey(one)]).toEqual([key, key]);
  expect(deviceId()).not.toBe(key);
});

test('those who stop umpiring leave neither a key nor a link that could be opened', () => {
  const [key, id] = [deviceKey(one), deviceId()];
  expect(Object.values(localStorage).join()).not.toContain(one);
  forgetDeviceKeys();
  expect(deviceKey(one)).not.toBe(key);
  expect(deviceId()).toBe(id);
});
