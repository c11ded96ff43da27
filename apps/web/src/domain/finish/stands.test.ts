import { expect, test } from 'vitest';
import { standsOf } from './stands.ts';

test.each([
  [
    'losing semi-finalists who share third place',
    [1, 2, 3, 3, 5],
    [
      [1, 1],
      [2, 1],
      [3, 2],
    ],
  ],
  [
    'two champions of an open of groups',
    [1, 1, 3, 4],
    [
      [1, 2],
      [3, 1],
    ],
  ],
  [
    'a final to which nobody came',
    [2, 2, 3, 4],
    [
      [2, 2],
      [3, 1],
    ],
  ],
  [
    'an open of two',
    [2, 1],
    [
      [1, 1],
      [2, 1],
    ],
  ],
  ['nobody', [], []],
])('%s', (_, positions, stands) => {
  expect(
    standsOf(positions.map((position) => ({ position }))).map(({ position, rows }) => [
      position,
      rows.length,
    ]),
  ).toEqual(stands);
});
