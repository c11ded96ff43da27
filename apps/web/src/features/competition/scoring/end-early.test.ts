import { foldMatch, type MatchEvent } from '@topspin/engine';
import { expect, test } from 'vitest';
import { endEarly, waysToEnd } from './end-early.ts';

const toss: MatchEvent = {
  id: 'e1',
  seq: 1,
  at: 0,
  type: 'toss',
  winner: 'a',
  choice: 'serve',
  server: 'a',
  leftEnd: 'a',
};
const point: MatchEvent = { id: 'e2', seq: 2, at: 1000, type: 'point', side: 'a' };

test.each([
  { log: [], ways: ['walkover', 'retired', 'disqualified'] },
  { log: [toss], ways: ['walkover', 'retired', 'disqualified'] },
  { log: [toss, point], ways: ['retired', 'disqualified'] },
])('after $log.length events a match can end by $ways', ({ log, ways }) => {
  expect(waysToEnd(foldMatch(log, { bestOf: 5 }))).toEqual(ways);
});

test.each([
  { out: 'a' as const, event: { type: 'end', outcome: 'retired', side: 'b' } },
  { out: 'b' as const, event: { type: 'end', outcome: 'retired', side: 'a' } },
])('when $out gives up the other wins', ({ out, event }) => {
  expect(endEarly('retired', out)).toEqual(event);
});

test('when neither comes nobody wins', () => {
  expect(endEarly('walkover', 'both')).toEqual({ type: 'end', outcome: 'walkover' });
});
