import { expect, it } from 'vitest';
import { lanesOf, type PairCost } from './lanes.ts';
import { minimumMatching } from './minimum-matching.ts';

const flat = (most: number): PairCost => ({ most, of: () => most });

it.each<[string, number, readonly number[], number]>([
  ['few small ones share one', 8, [1, 5, 36], 1],
  ['one alone has one, however much it costs', 8, [2 ** 48], 1],
  ['each great one has its own', 8, [2 ** 40, 2 ** 40, 2 ** 40], 3],
  ['small ones share with the great one before them', 8, [2 ** 30, 1, 1], 1],
  ['what has no room is before those that have', 8, [2 ** 40, 2 ** 30, 1], 2],
  ['a larger field leaves less room', 512, [2 ** 20, 2 ** 12], 2],
  ['which a small one has', 8, [2 ** 20, 2 ** 12], 1],
])('of the criteria %s', (_, size, mosts, lanes) => {
  expect(lanesOf(size, mosts.map(flat)).columns).toHaveLength(lanes);
});

it('one unit of a criterion outweighs all that the pairs cost by the later ones, in both directions of a pair', () => {
  const [column] = lanesOf(4, [
    { most: 1, of: (one) => (one === 0 ? 1 : 0) },
    { most: 3, of: () => 3 },
  ]).columns;
  // Two pairs cost at most 6 by the second.
  expect([column?.[1], column?.[4], column?.[6], column?.[9]]).toEqual([10, 10, 3, 3]);
});

it('a criterion decides where those before it are equal, however much they cost', () => {
  const far = (one: number, other: number): number => (one + other === 7 ? 0 : 1);
  const mates = minimumMatching(8, [flat(2 ** 30), flat(2 ** 30 - 1), flat(2 ** 29), { most: 1, of: far }]);
  expect(mates).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
});
