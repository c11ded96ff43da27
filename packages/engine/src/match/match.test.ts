import { expect, test } from 'vitest';
import { bestOfs, canMatchMove, matchStates, type MatchStatus, otherSide, setsToWin } from './match.ts';

test.each([
  [1, 1],
  [3, 2],
  [5, 3],
  [7, 4],
  [9, 5],
] as const)('the best of %i is won with %i sets', (bestOf, needed) => {
  expect(setsToWin(bestOf)).toBe(needed);
});

test('the formats are the odd numbers up to nine', () => {
  expect(bestOfs).toEqual([1, 3, 5, 7, 9]);
});

test('each side has the other as its opponent', () => {
  expect([otherSide('a'), otherSide('b')]).toEqual(['b', 'a']);
});

const moves: readonly (readonly [MatchStatus, string])[] = [
  ['waiting', 'enrolled finished'],
  ['enrolled', 'waiting inPlay finished'],
  ['inPlay', 'enrolled finished'],
  ['finished', 'waiting enrolled inPlay'],
];

test.each(moves)('a match that is %s may go to %s and nowhere else', (from, targets) => {
  expect(matchStates.filter((to) => canMatchMove(from, to)).join(' ')).toBe(targets);
});
