import { expect, test } from 'vitest';
import {
  end,
  logOf,
  penalty,
  points,
  setFor,
  start,
  suspension,
  timeout,
  toss,
} from '../testing/match-log.ts';
import { foldMatch } from './fold.ts';
import { pauseOf } from './pauses.ts';

const after = [toss(), setFor('a').map((point) => ({ ...point, at: 40_000 }))] as const;

test.each([
  [
    'a time-out lasts a minute',
    [toss(), { ...timeout('a'), at: 30_000 }],
    { kind: 'timeout', until: 90_000 },
  ],
  [
    'a suspension for an accident lasts ten minutes',
    [toss(), { ...suspension, at: 30_000 }],
    { kind: 'suspension', until: 630_000 },
  ],
  [
    'also between two sets',
    [...after, { ...suspension, at: 50_000 }],
    { kind: 'suspension', until: 650_000 },
  ],
  ['a suspension is over with the next point', [toss(), suspension, points('b')], undefined],
  ['an interval lasts a minute from the end of the set', after, { kind: 'interval', until: 100_000 }],
  [
    'penalty points leave the interval as it is',
    [...after, penalty('b', 1)],
    { kind: 'interval', until: 100_000 },
  ],
  ['a time-out is over with the next point', [toss(), timeout('a'), points('b')], undefined],
  ['an interval is over with the start of the set', [...after, start], undefined],
  ['an interval is over with the first point', [...after, points('a')], undefined],
  ['a match that is over has none', [...after, end('retired', 'a')], undefined],
  ['nor has one that has not begun', [], undefined],
] as const)('%s', (_, entries, pause) => {
  expect(pauseOf(foldMatch(logOf(...entries), { bestOf: 5 }))).toEqual(pause);
});
