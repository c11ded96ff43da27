import { expect, test } from 'vitest';
import { readPoints } from './read-points.ts';

test.each<[string, string, [number, number][] | null]>([
  [
    'one number a line',
    '2000\n1700\n1445',
    [
      [1, 2000],
      [2, 1700],
      [3, 1445],
    ],
  ],
  [
    'all in one line',
    '100, 80, 65',
    [
      [1, 100],
      [2, 80],
      [3, 65],
    ],
  ],
  [
    'semicolons',
    '100;80;65',
    [
      [1, 100],
      [2, 80],
      [3, 65],
    ],
  ],
  [
    'cells of a sheet',
    '1\t2000\n2\t1700',
    [
      [1, 2000],
      [2, 1700],
    ],
  ],
  [
    'ordinals',
    '1º: 2000 puntos\n2º: 1700 puntos',
    [
      [1, 2000],
      [2, 1700],
    ],
  ],
  [
    'English ordinals',
    '1st 500\n2nd 300',
    [
      [1, 500],
      [2, 300],
    ],
  ],
  [
    'several positions in a line',
    '1 100\n2 70\n3-4 50\n',
    [
      [1, 100],
      [2, 70],
      [3, 50],
      [4, 50],
    ],
  ],
  [
    '"de 5 a 6"',
    '5 a 6: 10',
    [
      [5, 10],
      [6, 10],
    ],
  ],
  [
    'dots in thousands',
    '1 2.000\n2 1.700',
    [
      [1, 2000],
      [2, 1700],
    ],
  ],
  [
    'decimals',
    '12,5\n6.25',
    [
      [1, 12.5],
      [2, 6.25],
    ],
  ],
  [
    'in any order',
    '2 70\n1 100',
    [
      [1, 100],
      [2, 70],
    ],
  ],
  [
    'empty lines',
    '\n100\n\n80\n',
    [
      [1, 100],
      [2, 80],
    ],
  ],
  [
    'a heading',
    'Puesto Puntos\n1 100\n2 80',
    [
      [1, 100],
      [2, 80],
    ],
  ],
  ['a position twice', '1 100\n1 80', null],
  ['nothing', '', null],
  ['words', 'campeón', null],
  ['a range backwards', '8-5 40', null],
  ['too many', '1-9999999 5', null],
])('reads %s', (_, text, rows) => {
  expect(readPoints(text)?.map(({ position, points }) => [position, points]) ?? null).toEqual(rows);
});
