import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hoverEvery, throttle } from './use-throttled.ts';

let heard: number[] = [];
const make = () => {
  const { call, cancel } = throttle(hoverEvery);
  return { call: (value: number) => call(() => void heard.push(value)), cancel };
};

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
});
afterEach(() => vi.useRealTimers());

test('acts at once, then every 32 ms, and on the last movement', () => {
  const { call } = make();
  for (let at = 0; at < 100; at += 10) {
    call(at);
    vi.advanceTimersByTime(10);
  }
  vi.advanceTimersByTime(hoverEvery);
  expect(heard).toEqual([0, 30, 60, 90]);
});

test('acts at once again after a rest', () => {
  const { call } = make();
  call(1);
  vi.advanceTimersByTime(hoverEvery);
  call(2);
  expect(heard).toEqual([1, 2]);
});

test('is silent once canceled', () => {
  const { call, cancel } = make();
  call(1);
  call(2);
  cancel();
  vi.advanceTimersByTime(hoverEvery);
  expect(heard).toEqual([1]);
});
