import { expect, test } from 'vitest';
import { end, fold, penalty, points, setFor, start, toss, type Entries } from '../testing/match-log.ts';
import { shownScore } from './shown-score.ts';

test.each<readonly [string, Entries, string, string]>([
  ['before the toss', [], '-', ''],
  ['after the toss', [toss()], '0-0', ''],
  ['in the first set', [toss(), points('aab')], '2-1', ''],
  ['between two sets', [toss(), setFor('a', 5)], '0-0 between', '11-5'],
  ['once the next set has started', [toss(), setFor('a'), start], '0-0', '11-0'],
  ['at its first point without a start', [toss(), setFor('a'), points('b')], '0-1', '11-0'],
  ['after a penalty point between two sets', [toss(), setFor('a'), penalty('b', 1)], '0-1', '11-0'],
  ['at ten all', [toss(), points('ab'.repeat(10))], '10-10', ''],
  ['past ten all', [toss(), points('ab'.repeat(10)), points('a')], '11-10', ''],
  ['once the match is won', [toss(), setFor('a'), setFor('a')], '-', '11-0 11-0'],
  ['after a retirement in a set', [toss(), setFor('a'), points('b'), end('retired', 'a')], '-', '11-0 0-1'],
  ['after a retirement between sets', [toss(), setFor('a'), end('retired', 'b')], '-', '11-0'],
])('%s', (_, entries, current, before) => {
  const { points: shown, finished, isBetween } = shownScore(fold(3, ...entries));
  const figures = shown === null ? '-' : `${shown.a}-${shown.b}`;
  expect(isBetween ? `${figures} between` : figures).toBe(current);
  expect(finished.map(({ a, b }) => `${a}-${b}`).join(' ')).toBe(before);
});
