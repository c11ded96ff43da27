import { foldMatch, type MatchEvent } from '@topspin/engine';
import { describe, expect, test } from 'vitest';
import { clockText, runningPause, setLasts } from './clock.ts';

test.each([
  { milliseconds: 60_000, text: '1:00' },
  { milliseconds: 59_001, text: '1:00' },
  { milliseconds: 6_400, text: '0:07' },
  { milliseconds: 0, text: '0:00' },
  { milliseconds: -5_000, text: '0:00' },
  { milliseconds: 754_000, text: '12:34' },
])('$milliseconds ms read $text', ({ milliseconds, text }) => {
  expect(clockText(milliseconds)).toBe(text);
});

const start = 1_000_000;
const toss: MatchEvent = {
  id: 'e1',
  seq: 1,
  at: start,
  type: 'toss',
  winner: 'a',
  choice: 'serve',
  server: 'a',
  leftEnd: 'a',
};
const timeout: MatchEvent = { id: 'e2', seq: 2, at: start + 5000, type: 'timeout', side: 'b' };

describe('the clocks of a match', () => {
  test('a set lasts from its start', () => {
    expect(setLasts(foldMatch([toss], { bestOf: 5 }), start + 90_000)).toBe(90_000);
  });

  test('before the toss no set lasts', () => {
    expect(setLasts(foldMatch([], { bestOf: 5 }), start)).toBeUndefined();
  });

  test.each([
    { after: 10_000, shown: true },
    { after: 65_000, shown: true },
    { after: 30 * 60_000, shown: false },
  ])('a time-out looked at $after ms later has a clock: $shown', ({ after, shown }) => {
    const state = foldMatch([toss, timeout], { bestOf: 5 });
    expect(runningPause(state, start + after) !== undefined).toBe(shown);
  });
});
