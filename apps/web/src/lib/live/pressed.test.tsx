import { getGroup, type LiveMessage } from '@topspin/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiQuery, queries } from '#lib/api/query.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { useLive } from './use-live.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function Page() {
  const group = apiQuery(getGroup, { params: { id: 'g1' } });
  const { data } = useQuery({ ...group, refetchInterval: useLive(group.queryKey, ['open:1']) });
  return <p>{data?.name}</p>;
}

test('what changes while a pointer is pressed is read once it is let go: a drag would feel it', async () => {
  let reads = 0;
  const server = fakeLive((path) => (path.includes('groups') ? { name: `read ${(reads += 1)}` } : {}));
  render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  await wait(1000);
  server.beat('boot.1');
  await wait(100);
  const changed: LiveMessage = { type: 'changed', topic: 'open:1', tables: ['points'] };
  // Its read would fall due while it is pressed.
  server.send('boot.2', changed);
  await wait(10);
  fireEvent.pointerDown(document.body);
  await wait(5000);
  server.send('boot.3', changed);
  await wait(5000);
  const before = reads;
  fireEvent.pointerUp(document.body);
  await wait(2000);
  expect([before, reads > 1]).toEqual([1, true]);
  const after = reads;
  server.send('boot.4', changed);
  await wait(2000);
  expect(reads).toBe(after + 1);
});
