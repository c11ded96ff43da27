import { expect, test } from 'vitest';
import { readSeeds, seedNumbers, usualCounts } from './seed-count.ts';

test.each([
  { most: 2, counts: [0, 1, 2] },
  { most: 14, counts: [0, 1, 2, 4, 8] },
  { most: 16, counts: [0, 1, 2, 4, 8, 16] },
])('among $most players one chooses from $counts', ({ most, counts }) => {
  expect(usualCounts(most)).toEqual(counts);
});

test.each([
  ['6', 6],
  [' 0 ', 0],
  ['', undefined],
  ['-2', undefined],
  ['2,5', undefined],
  ['seis', undefined],
])('"%s" typed is %o', (typed, seeds) => {
  expect(readSeeds(typed)).toBe(seeds);
});

test('the first in the order of seeding are numbered, and nobody where there are no seeds', () => {
  const entrants = [{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }];
  expect([...seedNumbers({ entrants, seeds: 2 })]).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(seedNumbers({ entrants, seeds: null }).size).toBe(0);
});
