import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadAhead } from './load-ahead.ts';

const answers = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', answers);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing is loaded offline, and everything once online', async () => {
  answers.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  answers.mockResolvedValue(new Response());
  const load = vi.fn(() => Promise.resolve());
  loadAhead([load]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(answers).toHaveBeenCalledTimes(2);
});

test('nothing is loaded for a page that was left meanwhile', async () => {
  answers.mockResolvedValue(new Response());
  const load = vi.fn(() => Promise.resolve());
  const stop = loadAhead([load]);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
});
