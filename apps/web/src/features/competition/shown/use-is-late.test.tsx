import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIsLate } from './use-is-late.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a point that has just been made is not late until three seconds later', () => {
  const { result } = renderHook(() => useIsLate(Date.now()));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(2999));
  expect(result.current).toBe(false);
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
});

test('a point that an earlier page left is late from the first frame', () => {
  const seen: boolean[] = [];
  renderHook(() => seen.push(useIsLate(Date.now() - 60_000)));
  expect(seen).toEqual([true]);
});
