import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAgainIn } from './read-again.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each<[string, number]>([
  ['during the first read', 0],
  ['during a later read', 5000],
])('a change that arrives %s is read for', async (_, at) => {
  let saved = 'before';
  // An answer is made when it is asked for and takes a while to arrive.
  const queryFn = () => {
    const answer = saved;
    return new Promise<string>((resolve) => setTimeout(() => resolve(answer), 2000));
  };
  const client = new QueryClient();
  const queryKey = ['getOpen'];
  const page = new QueryObserver(client, { queryKey, queryFn });
  const leave = page.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(at);
  if (at > 0) void client.invalidateQueries({ queryKey });
  await vi.advanceTimersByTimeAsync(500);
  saved = 'after';
  readAgainIn(client, queryKey, [50, 50]);
  await vi.advanceTimersByTimeAsync(5000);
  expect(page.getCurrentResult().data).toBe('after');
  leave();
});

test('a read that takes longer than changes take to come arrives, and is read again', async () => {
  let saved = 0;
  const queryFn = () => {
    const answer = saved;
    return new Promise<number>((resolve) => setTimeout(() => resolve(answer), 2000));
  };
  const client = new QueryClient();
  const queryKey = ['getDayEstimates'];
  const page = new QueryObserver(client, { queryKey, queryFn });
  const leave = page.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(2000);
  for (saved = 1; saved <= 10; saved += 1) {
    readAgainIn(client, queryKey, [50, 50]);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(page.getCurrentResult().data).toBeGreaterThan(5);
  await vi.advanceTimersByTimeAsync(5000);
  expect(page.getCurrentResult().data).toBeGreaterThanOrEqual(10);
  leave();
});
