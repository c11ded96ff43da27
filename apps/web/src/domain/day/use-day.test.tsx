import { getOpenDay, type Day } from '@topspin/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { apiQuery, queries } from '#lib/api/query.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { givenDay } from '../../testing/given-day.ts';
import { useDay } from './use-day.ts';

vi.useFakeTimers();
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
afterEach(async () => {
  cleanup();
  queries.clear();
  await wait(30_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const queue = ['first', 'second', 'third'].map((match_id) => ({
  match_id,
  ready: true,
  waits: [],
  why: { criterion: 'number' as const },
}));
const read = { ...givenDay({ queue }), fingerprint: 'one' };

function Queue() {
  return (
    <p>
      {useDay({ open: 'open' })
        .data?.queue.map(({ match_id }) => match_id)
        .join(' ')}
    </p>
  );
}

test('what moves up in the queue, or is read again as it was, stays the same and need not be drawn again', async () => {
  const server = fakeLive(() => structuredClone(read));
  const { queryKey } = apiQuery(getOpenDay, { params: { id: 'open' } });
  const shown = (): Day => queries.getQueryData(queryKey) ?? read;
  render(
    <QueryClientProvider client={queries}>
      <Queue />
    </QueryClientProvider>,
  );
  await wait(1000);
  const [, second, third] = shown().queue;
  const change = { queue: [[[1, 2]], []] } as const;
  server.send('boot.1', { type: 'day', topic: `plan:${read._id}`, from: 'one', to: 'two', change });
  await wait(100);
  expect(screen.getByText('second third')).toBeTruthy();
  expect(shown().queue[0]).toBe(second);
  expect(shown().queue[1]).toBe(third);

  const readAgain = async () => {
    void queries.refetchQueries({ queryKey });
    await wait(100);
  };
  await readAgain();
  expect(screen.getByText('first second third')).toBeTruthy();
  const again = shown();
  await readAgain();
  expect(shown()).toBe(again);
});
