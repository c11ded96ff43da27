import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { givenDayMatch } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { Elapsed } from './elapsed.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day']);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('how long a match has been played is right within seconds, not at the next full minute of the clock', async () => {
  vi.useFakeTimers({
    now: new Date('2026-11-28T10:05:45Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  const match = givenDayMatch({
    _id: 'm1',
    state: 'inPlay',
    started_at: '2026-11-28T10:00:40Z',
    sets: [{ a: 1, b: 0 }],
  });
  render(<Elapsed match={match} />, { wrapper: Ground });
  expect(screen.getByText('Lleva 5 min')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.getByText('Lleva 6 min')).toBeTruthy();
});

test.each([
  ['after five minutes', '2026-11-28T10:05:45Z', [], 'Lleva 5 min, sin puntos'],
  ['not before', '2026-11-28T10:04:45Z', [], 'Lleva 4 min'],
  ['not with a point', '2026-11-28T10:25:45Z', [{ a: 0, b: 1 }], 'Lleva 25 min'],
])('that no point has come is said %s', (_, now, sets, words) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
  const match = givenDayMatch({ _id: 'm1', state: 'inPlay', started_at: '2026-11-28T10:00:40Z', sets });
  render(<Elapsed match={match} />, { wrapper: Ground });
  expect(screen.getByText(words)).toBeTruthy();
});
