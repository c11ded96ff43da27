import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { compareRatios } from './ratio.ts';

test.each([
  ['3/2 is better than 4/3', [3, 2, 4, 3], -1],
  ['4/3 is worse than 3/2', [4, 3, 3, 2], 1],
  ['2/4 is 1/2', [2, 4, 1, 2], 0],
  ['won/0 is better than any other', [1, 0, 99, 1], -1],
  ['won/0 is as good as any other won/0', [3, 0, 66, 0], 0],
  ['won/0 is better than 0/0', [3, 0, 0, 0], -1],
  ['0/0 is 1/1', [0, 0, 5, 5], 0],
  ['0/0 is better than 4/5', [0, 0, 4, 5], -1],
  ['0/0 is worse than 5/4', [0, 0, 5, 4], 1],
  ['0/0 is 0/0', [0, 0, 0, 0], 0],
  ['0/lost is the worst', [0, 1, 1, 99], 1],
  ['0/lost is as bad as any other 0/lost', [0, 1, 0, 7], 0],
  // As floats the two are the same number.
  ['a hair apart is apart', [90_000_001, 90_000_000, 90_000_000, 89_999_999], 1],
] as const)('%s', (_, [won, lost, otherWon, otherLost], order) => {
  expect(Math.sign(compareRatios(won, lost, otherWon, otherLost))).toBe(order);
});

test('the order is total: opposite when turned round, and transitive', () => {
  const figure = fc.nat({ max: 60 });
  const ratio = fc.tuple(figure, figure);
  const compare = (one: readonly [number, number], other: readonly [number, number]) =>
    Math.sign(compareRatios(...one, ...other));
  fc.assert(
    fc.property(ratio, ratio, ratio, (x, y, z) => {
      expect(compare(x, y) + compare(y, x)).toBe(0);
      if (compare(x, y) <= 0 && compare(y, z) <= 0) expect(compare(x, z)).toBeLessThanOrEqual(0);
      if (compare(x, y) === 0 && compare(y, z) === 0) expect(compare(x, z)).toBe(0);
    }),
    { numRuns: runs },
  );
});
