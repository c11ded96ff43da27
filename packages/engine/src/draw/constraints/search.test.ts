import { expect, it } from 'vitest';
import { bracketConstraints } from './bracket.ts';
import { groupConstraints } from './groups.ts';
import { compareCosts } from './search.ts';

it.each([
  [[0, 5, 9], [0, 6, 0], -1],
  [[1, 0, 0], [0, 9, 9], 1],
  [[2, 3, 4], [2, 3, 4], 0],
])('of the costs %j and %j, what comes first decides', (one, other, order) => {
  expect(Math.sign(compareCosts(one, other))).toBe(order);
});

it('what comes first is what the rules say', () => {
  expect(bracketConstraints.map(({ name }) => name)).toStrictEqual([
    'seedingLines',
    'groupMatesApart',
    'byesToSeeds',
    'byesSpread',
    'oppositeHalves',
    'groupMatesLate',
    'byesByPosition',
    'clubsApart',
  ]);
  expect(groupConstraints.map(({ name }) => name)).toStrictEqual([
    'snakeRows',
    'groupSizes',
    'groupMatesApart',
    'clubsApart',
  ]);
});
