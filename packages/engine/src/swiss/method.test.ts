import { expect, test } from 'vitest';
import { playEvening } from '../testing/swiss.ts';
import { swissMethod } from './report.ts';

/** The pairs of each round of an evening as `1-11`, by the numbers of the seeding. */
const evening = (players: number, lot: number): readonly string[] =>
  playEvening({ players, rounds: 5, clubs: 4, lot }).map(({ drawn: { pairs, bye } }) =>
    [...pairs.map((pair) => pair.map((player) => player.slice(1)).join('-')), bye?.slice(1) ?? []]
      .flat()
      .join(' '),
  );

test('rounds paired by this method stay as they are: another method is another version', () => {
  expect(swissMethod).toBe(1);
  expect(evening(20, 1)).toMatchInlineSnapshot(`
    [
      "1-12 2-13 3-14 4-15 5-16 6-17 7-18 8-20 9-21 11-19",
      "1-11 3-8 4-13 5-18 6-21 2-15 7-16 9-17 12-20 14-19",
      "5-13 8-11 21-1 3-15 4-16 6-18 12-17 19-7 2-10 9-14 20",
      "5-8 1-2 4-19 6-13 11-15 12-21 3-17 14-18 16-20 7-9 10",
      "8-1 5-11 6-19 21-4 12-18 13-17 15-20 2-14 3-10 9-16 7",
    ]
  `);
  expect(evening(13, 2)).toMatchInlineSnapshot(`
    [
      "1-7 2-8 3-9 4-10 5-11 6-12 14",
      "1-8 3-10 5-14 12-4 2-9 6-7 11",
      "3-1 8-14 4-11 5-12 6-9 10-2 7",
      "14-3 1-11 5-9 8-12 4-7 6-2 13",
      "1-14 3-5 7-12 8-11 9-4 2-13 6",
    ]
  `);
  expect(evening(6, 3)).toMatchInlineSnapshot(`
    [
      "1-4 2-6 3-7",
      "1-2 7-4 3-6",
      "2-7 1-6 3-4 5",
      "2-5 6-7 1-3 4",
      "2-4 7-1 6-5 3",
    ]
  `);
});
