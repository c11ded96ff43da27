import { expect, test } from 'vitest';
import { bestOfs, hasBegun, otherSide, setsToWin } from './match.ts';

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

test.each([
  ['waiting', null, false],
  ['enrolled', null, false],
  ['inPlay', null, true],
  ['finished', 'played', true],
  ['finished', 'retired', true],
  ['finished', 'disqualified', true],
  ['finished', 'walkover', false],
] as const)('of a match that is %s (%s), something has been played: %s', (state, outcome, begun) => {
  expect(hasBegun({ state, outcome })).toBe(begun);
});
