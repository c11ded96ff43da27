import { expect, test } from 'vitest';
import { readPoints } from './read-points.ts';

test.each<[string, string, [number, number][]]>([
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
])('reads %s', (_, text, rows) => {
  const read = readPoints(text);
  expect(Array.isArray(read) && read.map(({ position, points }) => [position, points])).toEqual(rows);
});

const unreadable = (line: number, text: string) => ({ kind: 'unreadable', line, text });

test.each<[string, string, object | null]>([
  ['nothing', '', null],
  ['a heading alone', 'Puesto Puntos\n', unreadable(1, 'Puesto Puntos')],
  ['a position twice', '1 100\n1 80', { kind: 'twice', line: 2, position: 1 }],
  ['places that overlap', '1-4 100\n3 80', { kind: 'twice', line: 2, position: 3 }],
  ['words', 'campeón', unreadable(1, 'campeón')],
  ['a line of words', '1 1000\n2 700\n3-4 500\nCuartos 250', unreadable(4, 'Cuartos 250')],
  ['a line without points', '1 1000\n\nSegundo', unreadable(3, 'Segundo')],
  ['negative points', '1 1000\n2 -50', unreadable(2, '2 -50')],
  ['negative points alone', '1000\n-50', unreadable(2, '-50')],
  ['a place among points in order', '1000\n2 700', unreadable(2, '2 700')],
  ['points among places', '1 1000\n700', unreadable(2, '700')],
  ['two numbers after a place', '1 1000 2\n2 700 3', unreadable(1, '1 1000 2')],
  ['place zero', '0 100', unreadable(1, '0 100')],
  ['too many points', '1 100001', unreadable(1, '1 100001')],
  ['a number written twice over', '1 10,5,2', unreadable(1, '1 10,5,2')],
  ['a range backwards', '8-5 40', unreadable(1, '8-5 40')],
  ['too many', '1-9999999 5', { kind: 'tooMany' }],
])('refuses %s', (_, text, problem) => {
  expect(readPoints(text)).toEqual(problem);
});
