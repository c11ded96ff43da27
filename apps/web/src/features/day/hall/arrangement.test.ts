import { expect, test } from 'vitest';
import {
  type Arrangement,
  byNumber,
  byRows,
  isSame,
  placed,
  placesOf,
  rebased,
  reordered,
  trimmed,
  unplaced,
} from './arrangement.ts';

/** `1@0,0 2@2,0 3`: three tables, the third nowhere in particular. */
const tables = (written: string): Arrangement =>
  written.split(' ').map((one) => {
    const [number = '', at] = one.split('@');
    const [x = 0, y = 0] = at?.split(',').map(Number) ?? [];
    return { _id: number, number: Number(number), name: null, place: at ? { x, y } : null };
  });
const written = (arrangement: Arrangement): string =>
  arrangement
    .map(({ number, place }) => (place ? `${number}@${place.x},${place.y}` : String(number)))
    .join(' ');

test.each([
  ['nobody placed any: rows of four', '1 2 3 4 5', '1@2,2 2@4,2 3@6,2 4@8,2 5@2,4'],
  ['a table added later stands below', '1@4,4 2@6,6 3', '1@4,4 2@6,6 3@4,8'],
])('every table has a place: %s', (_why, given, expected) => {
  const hall = placesOf(tables(given));
  expect(written(hall.map(({ table, place }) => ({ ...table, place })))).toBe(expected);
});

test('the plan begins where its tables begin', () => {
  const hall = trimmed(placesOf(tables('1@10,6 2@13,8')));
  expect(hall.map(({ place }) => place)).toEqual([
    { x: 0, y: 0 },
    { x: 3, y: 2 },
  ]);
});

test.each([
  ['to a free place', '1@0,0 2@2,0', '1', { x: 0, y: 3 }, '1@0,3 2@2,0'],
  ['onto another', '1@0,0 2@2,0', '1', { x: 2, y: 0 }, '1@2,0 2@0,0'],
  ['half onto another', '1@0,0 2@2,0', '1', { x: 1, y: 0 }, '1@2,0 2@0,0'],
  ['between two', '1@0,0 2@4,0 3@6,0', '1', { x: 5, y: 0 }, '1@4,0 2@0,0 3@6,0'],
  ['out of the hall', '1@0,0 2@4,0', '1', { x: -3, y: -1 }, '1@0,0 2@4,0'],
  ['beyond the largest hall', '1@0,0 2@4,0', '1', { x: 999, y: 999 }, '1@200,200 2@4,0'],
  ['the first that is placed places all', '1 2', '2', { x: 0, y: 4 }, '1@2,2 2@0,4'],
  ['one that is not there', '1@0,0', '7', { x: 4, y: 4 }, '1@0,0'],
])('a table is put somewhere: %s', (_why, given, id, to, expected) => {
  expect(written(placed(tables(given), id, to))).toBe(expected);
});

test.each([
  ['forward', '1 2 3', '3', 0, '3 1 2'],
  ['back', '1 2 3', '1', 1, '2 1 3'],
  ['not beyond the ends', '1 2 3', '1', -1, '1 2 3'],
  ['nor behind them', '1 2 3', '3', 3, '1 2 3'],
])('the order in which tables fill: %s', (_why, given, id, position, expected) => {
  expect(written(reordered(tables(given), id, position))).toBe(expected);
});

test('they fill as they stand, or by number, and may stand nowhere again', () => {
  const hall = tables('1@4,2 2@0,2 3@2,0');
  expect(written(byRows(hall))).toBe('3@2,0 2@0,2 1@4,2');
  expect(written(byNumber(byRows(hall)))).toBe(written(hall));
  expect(written(unplaced(hall))).toBe('1 2 3');
});

test.each([
  ['nothing was changed here', '1@0,0 2@2,0', '1@0,0 2@2,0', '2@2,0 1@0,4', '2@2,0 1@0,4'],
  ['another table was moved there', '1@0,8 2@2,0', '1@0,0 2@2,0', '1@0,0 2@6,0', '1@0,8 2@6,0'],
  ['the same table was moved there', '1@0,8 2@2,0', '1@0,0 2@2,0', '1@0,4 2@2,0', '1@0,8 2@2,0'],
  ['tables were put in order there', '1@0,8 2@2,0', '1@0,0 2@2,0', '2@2,0 1@0,0', '2@2,0 1@0,8'],
  ['tables were put in order here', '2 1 3', '1 2 3', '3 1@0,0 2', '2 1@0,0 3'],
  ['tables were placed here', '1@0,0 2@2,0', '1 2', '2 1', '2@2,0 1@0,0'],
  ['a table was added there', '2 1', '1 2', '1 2 3', '2 1 3'],
])('what somebody else made has what was changed here: %s', (_why, mine, before, theirs, expected) => {
  expect(written(rebased(tables(mine), tables(before), tables(theirs)))).toBe(expected);
});

test('an arrangement is the same in the same order at the same places', () => {
  const same = (one: string, other: string) => isSame(tables(one), tables(other));
  expect(same('1@0,0 2', '1@0,0 2')).toBe(true);
  expect(same('1@0,0 2', '1@0,1 2')).toBe(false);
  expect(same('1 2', '2 1')).toBe(false);
  expect(same('1 2', '1 2 3')).toBe(false);
});
