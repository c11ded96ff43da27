import { getGroup, listPhases, type LiveMessage } from '@topspin/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiQuery, queries } from '#lib/api/query.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { useLive } from './use-live.ts';

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  cleanup();
  queries.clear();
  // The stream is left soon after the last page.
  await wait(30_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page() {
  const [group, phases] = [
    apiQuery(getGroup, { params: { id: 'g1' } }),
    apiQuery(listPhases, { params: { id: '1' } }),
  ];
  const { data } = useQuery({ ...group, refetchInterval: useLive(group.queryKey, ['open:1']) });
  useQuery({ ...phases, refetchInterval: useLive(phases.queryKey, ['open:1']) });
  return <p>{data?.name}</p>;
}

test('a page reads again what changed, and is idle while nothing does; without a stream it asks now and then', async () => {
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
  expect(screen.getByText('read 1')).toBeTruthy();
  const before = server.others.length;
  for (let beat = 0; beat < 5; beat += 1) {
    await wait(15_000);
    server.beat(`boot.${beat}`);
  }
  expect([server.others.length, server.asked.length]).toEqual([before, 1]);

  server.send('boot.7', { type: 'changed', topic: 'open:1', tables: ['points'] });
  server.send('boot.8', { type: 'changed', topic: 'open:1', tables: ['points'] });
  await wait(2000);
  expect(screen.getByText('read 2')).toBeTruthy();
  expect(server.others).toHaveLength(before + 1);

  server.isAway = true;
  server.end();
  await wait(65_000);
  expect(server.others.length).toBeGreaterThan(before + 3);
  expect(server.others.length).toBeLessThan(before + 10);
});

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
