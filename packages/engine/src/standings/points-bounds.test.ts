import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { unplayedMatch, supposeEnding, supposeSets } from './ending.ts';
import {
  isSurelyAbove,
  isSurelyAboveEven,
  isSurelyBelowEven,
  type PointsBounds,
  pointsBounds,
} from './points-bounds.ts';
import { compareRatios } from './ratio.ts';
import type { Counted } from './results.ts';

/** A finished match between the players at 0 and 1; only its points matter. */
const finished = (pointsA: number, pointsB: number): Counted => ({
  a: 0,
  b: 1,
  earnedA: 2,
  earnedB: 1,
  setsA: 0,
  setsB: 0,
  pointsA,
  pointsB,
});

/** An open match between the players at 0 and 2, assumed to end in these sets. */
const inSets = (setsA: number, setsB: number) => {
  const match = unplayedMatch(0, 2);
  const winner = setsA > setsB ? 'a' : 'b';
  supposeEnding(match, { winner, earnedA: 0, earnedB: 0 });
  supposeSets(match, Math.max(setsA, setsB), Math.min(setsA, setsB));
  return match;
};

type Figures = readonly [number, number, 'reached' | 'approached'];
const boundOf = ([won, lost, how]: Figures) => ({ won, lost, reached: how === 'reached' });

// The most: 11-0 won, 9-11 lost. The least: 11-9 won, 0-11 lost. On the wrong side of even, even is approached.
test.each<readonly [string, Counted[], [number, number] | undefined, Figures, Figures]>([
  ['nothing open', [finished(33, 20)], undefined, [33, 20, 'reached'], [33, 20, 'reached']],
  ['2-0 to come', [], [2, 0], [1, 1, 'approached'], [22, 0, 'reached']],
  ['2-1 to come', [], [2, 1], [22, 29, 'reached'], [31, 11, 'reached']],
  ['1-2 to come', [], [1, 2], [11, 31, 'reached'], [29, 22, 'reached']],
  ['0-2 to come', [], [0, 2], [0, 22, 'reached'], [1, 1, 'approached']],
  ['ahead, and 0-2 to come', [finished(33, 12)], [0, 2], [33, 34, 'reached'], [51, 34, 'reached']],
  ['far ahead, and 0-1 to come', [finished(33, 0)], [0, 1], [1, 1, 'approached'], [42, 11, 'reached']],
  ['behind, and 2-0 to come', [finished(10, 30)], [2, 0], [32, 48, 'reached'], [32, 30, 'reached']],
  ['far behind, and 2-0 to come', [finished(10, 33)], [2, 0], [32, 51, 'reached'], [1, 1, 'approached']],
])('%s', (_, before, sets, least, most) => {
  const open = sets ? [inSets(sets[0], sets[1])] : [];
  expect(pointsBounds(0, before, open)).toEqual({ least: boundOf(least), most: boundOf(most) });
});

test('as many sets won as lost to come are no reason to stop short of even', () => {
  const bounds = pointsBounds(0, [finished(40, 0)], [inSets(2, 1), inSets(1, 2)]);
  expect(bounds).toEqual({ least: boundOf([1, 1, 'approached']), most: boundOf([100, 33, 'reached']) });
});

const range = (
  least: readonly [number, number, boolean],
  most: readonly [number, number, boolean],
): PointsBounds => ({
  least: { won: least[0], lost: least[1], reached: least[2] },
  most: { won: most[0], lost: most[1], reached: most[2] },
});

test.each([
  ['apart', range([3, 2, true], [4, 2, true]), range([1, 2, true], [4, 3, true]), true],
  ['overlapping', range([3, 2, true], [4, 2, true]), range([1, 2, true], [5, 3, true]), false],
  [
    'overlapping, an end only approached',
    range([1, 1, false], [4, 2, true]),
    range([1, 2, true], [5, 3, true]),
    false,
  ],
  [
    'touching, both reached: level',
    range([3, 2, true], [4, 2, true]),
    range([1, 2, true], [6, 4, true]),
    false,
  ],
  [
    'touching, the lower end not reached',
    range([1, 1, false], [4, 2, true]),
    range([1, 2, true], [1, 1, true]),
    true,
  ],
  [
    'touching, the upper end not reached',
    range([1, 1, true], [4, 2, true]),
    range([1, 2, true], [1, 1, false]),
    true,
  ],
] as const)('%s', (_, one, other, isAbove) => {
  expect(isSurelyAbove(one, other)).toBe(isAbove);
});

test.each([
  ['above', range([4, 3, true], [2, 1, true]), true, false],
  ['nearly even at the least', range([1, 1, false], [2, 1, true]), true, false],
  ['even at the least', range([1, 1, true], [2, 1, true]), false, false],
  ['even at the most', range([1, 2, true], [1, 1, true]), false, false],
  ['nearly even at the most', range([1, 2, true], [1, 1, false]), false, true],
  ['below', range([1, 2, true], [3, 4, true]), false, true],
] as const)('%s', (_, bounds, isAbove, isBelow) => {
  expect([isSurelyAboveEven(bounds), isSurelyBelowEven(bounds)]).toEqual([isAbove, isBelow]);
});

test('whatever sets are played, the ratio is within the bounds', () => {
  const wonSet = fc.nat({ max: 40 }).map((loser) => [Math.max(11, loser + 2), loser] as const);
  const figures = fc.record({
    before: fc.tuple(fc.nat({ max: 99 }), fc.nat({ max: 99 })),
    won: fc.array(wonSet, { maxLength: 3 }),
    lost: fc.array(wonSet, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(figures, ({ before, won, lost }) => {
      fc.pre(won.length !== lost.length);
      const { least, most } = pointsBounds(0, [finished(...before)], [inSets(won.length, lost.length)]);
      let [own, other] = before;
      for (const [winner, loser] of won) [own, other] = [own + winner, other + loser];
      for (const [winner, loser] of lost) [own, other] = [own + loser, other + winner];
      const overMost = compareRatios(own, other, most.won, most.lost);
      const underLeast = compareRatios(least.won, least.lost, own, other);
      expect(most.reached ? overMost >= 0 : overMost > 0).toBe(true);
      expect(least.reached ? underLeast >= 0 : underLeast > 0).toBe(true);
    }),
    { numRuns: runs },
  );
});
