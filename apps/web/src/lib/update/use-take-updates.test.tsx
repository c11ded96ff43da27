import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { becomeUpdate, closeUpdate, isUpdateOffered } from './update.ts';
import { useTakeUpdates } from './use-take-updates.ts';

afterEach(closeUpdate);

test.each([
  ['that waits already', true],
  ['that comes later', false],
])('a device that nobody touches takes a new version %s, and offers it to nobody', (_when, isThere) => {
  const take = vi.fn();
  const come = () => becomeUpdate({ kind: 'waiting', take });
  if (isThere) come();
  const { unmount } = renderHook(useTakeUpdates);
  if (!isThere) come();
  expect(take).toHaveBeenCalled();
  expect(isUpdateOffered()).toBe(false);
  unmount();
  expect(isUpdateOffered()).toBe(true);
});
