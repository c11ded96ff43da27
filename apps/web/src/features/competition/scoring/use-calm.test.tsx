import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCalm } from './use-calm.ts';

let clock = 0;
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => clock));
afterEach(() => vi.restoreAllMocks());

/** A tap brings the buttons, which the phone draws `drawn` milliseconds later; is a tap at `next` meant for them? */
const cases = [
  ['the second click of two, on a fast phone', 20, 300, false],
  ['the first point, on a fast phone', 20, 700, true],
  ['the first point, on a slow phone', 400, 800, true],
  ['a second, impatient tap, as a slow phone draws them', 1500, 1600, false],
] as const;

test.each(cases)('%s', (_, drawn, next, meant) => {
  clock += 10_000;
  const tapped = clock;
  document.body.click();
  clock = tapped + drawn;
  const { result } = renderHook(() => useCalm());
  clock = tapped + next;
  expect(result.current.isCalm()).toBe(meant);
});

test('buttons that changed are left alone for a moment, too', () => {
  const { result } = renderHook(() => useCalm());
  clock += 10_000;
  result.current.disturb();
  expect(result.current.isCalm()).toBe(false);
  clock += 700;
  expect(result.current.isCalm()).toBe(true);
});
