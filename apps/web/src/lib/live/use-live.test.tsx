import { getGroup, listPhases } from '@topspin/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
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
