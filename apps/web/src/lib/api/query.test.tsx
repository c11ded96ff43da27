import { listOpens } from '@topspin/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries } from './query.ts';
import { Problem } from './problem.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  queries.clear();
  vi.useRealTimers();
});

/** When a read that fails with this is read again, in milliseconds. */
async function readAgainAfter(failure: Problem): Promise<number> {
  const began = Date.now();
  const times: number[] = [];
  const read = queries.fetchQuery({
    ...queries.getDefaultOptions().queries,
    queryKey: [listOpens.name, failure.code],
    queryFn: () => {
      times.push(Date.now() - began);
      return times.length > 1 ? 'read' : Promise.reject(failure);
    },
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await read).toBe('read');
  return times[1] ?? 0;
}

test('a page that a busy server refused is read again when it asked for that, and not by all at once', async () => {
  const after = await readAgainAfter(new Problem('server.overloaded', 503, null, undefined, 4000));
  expect(after).toBeGreaterThanOrEqual(4000);
  expect(after).toBeLessThanOrEqual(5000);
});

test('a page that did not reach the server is read again after a second', async () => {
  expect(await readAgainAfter(new Problem('network', 0, null))).toBe(1000);
});
