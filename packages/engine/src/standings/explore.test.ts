import { expect, test } from 'vitest';
import { groupOf, inSets, played } from '../testing/group.ts';
import { unplayedMatch } from './ending.ts';
import { exploreRanges } from './explore.ts';
import { countMatches, placesOf } from './results.ts';

/** A group of A, B and C, in which C and A still play; C wins in these sets. */
const rangesWhereCWins = (
  first: string,
  second: string,
  sets: { a: number; b: number },
): readonly string[] => {
  const { players, matches } = groupOf('ABC', [played('AB', first), played('BC', second)]);
  const match = unplayedMatch(2, 0, [{ winner: 'a', earnedA: 2, earnedB: 1 }], sets);
  const finished = countMatches(matches, placesOf(players));
  return exploreRanges({ size: 3, finished, open: [match], setsToWin: 3 }).map(
    ({ best, worst }) => `${best}-${worst}`,
  );
};

// Tied with both in sets, B has 33+19 points to 33+20: below even, so that A or C is ahead, but neither for
// certain.
test('a player below even in points has somebody ahead', () => {
  expect(rangesWhereCWins('11-6 11-6 11-7', '11-7 11-7 11-6', { a: 3, b: 0 })).toEqual(['1-3', '2-3', '1-3']);
});

// B has 33+20 points to 33+19.
test('a player above even in points has somebody behind', () => {
  expect(rangesWhereCWins('11-7 11-7 11-6', '11-6 11-6 11-7', { a: 3, b: 0 })).toEqual(['1-3', '1-2', '1-3']);
});

// B has as many points as it gave: all may be even, and then the lot decides.
test('a player who is even can end anywhere', () => {
  expect(rangesWhereCWins('11-6 11-6 11-7', '11-6 11-6 11-7', { a: 3, b: 0 })).toEqual(['1-3', '1-3', '1-3']);
});

// A 4/3, B 3/3, C 3/4.
test('where the sets decide, points do not matter', () => {
  expect(rangesWhereCWins('11-6 11-6 11-7', '11-6 11-6 11-7', { a: 3, b: 1 })).toEqual(['1-1', '2-2', '3-3']);
});

// Everybody wins two of four. C has 8 sets to 7, A, B and D 8 to 8, E 7 to 8; A, B and D beat each other in a circle, 3-1
// each. Between them D has 80 points to 64 and B at the most 80 to 71, whatever D's open match against E brings.
test('points of a match with somebody who is no longer level do not count', () => {
  const { players, matches } = groupOf('ABCDE', [
    ...['AC', 'BC', 'CD', 'EA', 'EB'].map((pair) => inSets(pair, '3-1')),
    inSets('CE', '3-0'),
    played('BD', '11-9 11-9 9-11 11-9'),
    played('DA', '11-4 11-4 9-11 11-3'),
  ]);
  const wonByFirst = [{ winner: 'a', earnedA: 2, earnedB: 1 }] as const;
  const ranges = exploreRanges({
    size: 5,
    finished: countMatches(matches, placesOf(players)),
    open: [unplayedMatch(0, 1, wonByFirst, { a: 3, b: 1 }), unplayedMatch(3, 4, wonByFirst, { a: 3, b: 1 })],
    setsToWin: 3,
  });
  expect(ranges.map(({ best, worst }) => `${best}-${worst}`)).toEqual(['3-4', '3-4', '1-1', '2-2', '5-5']);
});
