import { expect, test } from 'vitest';
import { readForecastList, writeForecastLine } from './forecast-list.ts';

const now = new Date('2026-11-23T12:00:00Z');
const linesOf = (text: string) => readForecastList(text, now).lines;

const ana = { name: 'Ana Gil', rating: 1540 };
const bea = { name: 'Bea Mas', rating: 1320 };

test.each([
  ['semicolons', 'Ana Gil; 1540\nBea Mas; 1320'],
  ['a spreadsheet', 'Jugador\tElo\nAna Gil\t1540\nBea Mas\t1320'],
  ['numbers and empty lines', '1. Ana Gil; 1540\n\n2. Bea Mas; 1320\n'],
])('a list with %s has names and ratings in its order', (_, text) => {
  expect(linesOf(text)).toEqual([ana, bea]);
});

test('a dash is a bye, and who has no rating begins with the usual one', () => {
  expect(linesOf('Ana Gil; 1540\n–\n - \nCai Pons')).toEqual([
    ana,
    null,
    null,
    { name: 'Cai Pons', rating: 1000 },
  ]);
});

test('a list that was written is read as it was', () => {
  const lines = [ana, null, bea, null];
  expect(linesOf(lines.map(writeForecastLine).join('\n'))).toEqual(lines);
});

test('what cannot be read is left out, with its line', () => {
  const { lines, issues } = readForecastList('Ana Gil; 1540\n–\nBea Mas; 9999\nana gil; 1200', now);
  expect(lines).toEqual([ana, null]);
  expect(issues.map(({ row, code }) => [row, code])).toEqual([
    [3, 'ratingOutside'],
    [4, 'repeated'],
  ]);
});

test('an empty list has nobody', () => {
  expect(readForecastList(' \n', now)).toEqual({ lines: [], issues: [] });
});
