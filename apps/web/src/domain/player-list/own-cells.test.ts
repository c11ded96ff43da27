import { expect, test } from 'vitest';
import { readPeople } from './read-people.ts';

const now = new Date('2026-11-22T10:00:00Z');
const usual = 'Ana Núñez\tReus Ploms\nBea Gil\tCTT Vic\n';

test.each([
  ['Ñoño Núñez, CTT Reus', { name: 'Ñoño Núñez', club: 'CTT Reus' }],
  ['3. Ñoño Núñez, C.T.T. Reus', { name: 'Ñoño Núñez', club: 'C.T.T. Reus' }],
  ['Ñoño Núñez, reus ploms', { name: 'Ñoño Núñez', club: 'reus ploms' }],
  [
    'Ñoño Núñez, Club Tennis Taula Olot, 28/02/2000',
    { club: 'Club Tennis Taula Olot', date_of_birth: '2000-02-28' },
  ],
  ['Nora Font (CTT Reus)', { name: 'Nora Font', club: 'CTT Reus' }],
  ['Nora Font (Nori)', { name: 'Nora Font (Nori)', club: null }],
  ['Miquel Àngel Sol·lé; CTT Lleida', { name: 'Miquel Àngel Sol·lé', club: 'CTT Lleida' }],
  ['Bea Navarro; ; 28/02/2000', { name: 'Bea Navarro', club: null, date_of_birth: '2000-02-28' }],
  ['Bea Navarro; 28/02/2000', { name: 'Bea Navarro', club: null, date_of_birth: '2000-02-28' }],
  ['Pérez Gil, Luis; CTT Lleida', { name: 'Luis Pérez Gil', club: 'CTT Lleida' }],
  ['Pérez Gil, Luis', { name: 'Luis Pérez Gil', club: null }],
  ['PÉREZ GIL, Adrià', { name: 'Adrià PÉREZ GIL', club: null }],
])('among rows with tabs "%s" is %o', (written, person) => {
  const list = readPeople(`${usual}${written}`, now);
  expect(list.issues).toEqual([]);
  expect(list.people[2]).toMatchObject({ row: 3, ...person });
  expect(list.people[0]).toMatchObject({ name: 'Ana Núñez', club: 'Reus Ploms' });
});

test('among names alone a club after a comma is the club, and its column is shown', () => {
  const list = readPeople('Ana Núñez\nÑoño Núñez, CTT Reus\nBea Gil', now);
  expect(list.people.map(({ name, club }) => [name, club])).toEqual([
    ['Ana Núñez', null],
    ['Ñoño Núñez', 'CTT Reus'],
    ['Bea Gil', null],
  ]);
  expect(list.has).toContain('club');
});

test('below headings a row with another sign has its cells in the same columns', () => {
  const list = readPeople('Apellidos\tNombre\tClub\nGil\tBea\tVic\nNúñez; Ana; Reus', now);
  expect(list.people[1]).toMatchObject({ name: 'Ana Núñez', club: 'Reus' });
});
