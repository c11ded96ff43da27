import type { Hall } from '@topspin/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries } from '#lib/api/query.ts';
import { fakeLive } from '../../../../testing/fake-live.ts';
import { useHall } from './use-hall.ts';

const hall: Hall = {
  _id: 'day',
  fingerprint: 'f',
  date: '2026-11-28',
  venue: 'Pabellón',
  time_zone: 'Europe/Madrid',
  opens: [{ _id: 'open', name: 'Open', state: 'active', has_groups: true, has_brackets: true }],
  tables: [],
  next: [],
};

const begin = Date.parse('2026-11-28T10:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: begin });
  // The platform's own clock is not the test's.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((delay) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), delay);
    return controller.signal;
  });
});
afterEach(() => {
  cleanup();
  queries.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function Page() {
  const { lateSince } = useHall('day');
  return <p role="status">{lateSince === null ? 'current' : (lateSince - begin) / 1000}</p>;
}

test('says of when it is once the server hangs, and is current again when it answers', async () => {
  const server = fakeLive(() => hall);
  render(
    <QueryClientProvider client={queries}>
      <Page />
    </QueryClientProvider>,
  );
  const shown = () => screen.getByRole('status').textContent;
  await wait(1000);
  for (let beat = 0; beat < 3; beat += 1) {
    server.beat(`boot.${beat}`);
    await wait(15_000);
  }
  expect(shown()).toBe('current');

  server.hangs = true;
  await wait(33_000);
  expect(Number(shown())).toBeCloseTo(31, 0);

  server.hangs = false;
  await wait(45_000);
  server.beat('boot.9');
  await wait(5000);
  expect(shown()).toBe('current');
});
