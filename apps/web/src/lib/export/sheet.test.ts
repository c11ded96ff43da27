import { describe, expect, test } from 'vitest';
import { readFile } from '#domain/player-list/read-file.ts';
import { readPeople } from '#domain/player-list/read-people.ts';
import { asCsv, asXlsx } from './sheet.ts';

const sheet = (rows: readonly (readonly (string | number | null)[])[]) => ({
  name: 'Open: [Vic]',
  headings: ['Nombre', 'Club', 'Puntuación'],
  rows,
  isCut: false,
});

describe('a table as CSV', () => {
  test.each([
    ['=1+1', `"'=1+1"`],
    ['+34 600', `"'+34 600"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    [' =1+1', `"' =1+1"`],
    ['＝1+1', `"'＝1+1"`],
    ['Núñez; Ana', '"Núñez; Ana"'],
    ['dice "hola"', '"dice ""hola"""'],
    ['Ana', 'Ana'],
  ])('writes %s as %s', (written, shown) => {
    expect(asCsv(sheet([[written, null, -12.5]]))).toBe(`\uFEFFNombre;Club;Puntuación\r\n${shown};;-12.5`);
  });
});

test.each(['CSV', 'XLSX'])('a list that is exported as %s can be added again', async (format) => {
  const table = sheet([
    ['Ana Núñez', 'CTT "Vic"; A', 1450],
    ['Bea Gil', null, 1000],
  ]);
  const file = format === 'CSV' ? new Blob([asCsv(table)]) : await asXlsx(table);
  const read = await readFile(file);
  const { people, issues } = readPeople('text' in read ? read.text : '', new Date());
  expect(issues).toEqual([]);
  expect(people).toMatchObject([
    { name: 'Ana Núñez', club: 'CTT "Vic"; A', initial_rating: 1450 },
    { name: 'Bea Gil', club: null, initial_rating: 1000 },
  ]);
});
