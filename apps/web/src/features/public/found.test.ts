import { expect, test } from 'vitest';
import { found } from './found.ts';

const player = (name: string, club: string | null = null) => ({ _id: name, name, club });
const all = [player('Núria Muñoz', 'CTT Vic'), player('Pol Sala'), player('Marta Nunez', 'Club Sala 5')];

test.each([
  ['', ['Núria Muñoz', 'Pol Sala', 'Marta Nunez']],
  ['munoz', ['Núria Muñoz']],
  ['NUÑEZ', ['Marta Nunez']],
  ['sala', ['Pol Sala', 'Marta Nunez']],
  ['vic nuria', ['Núria Muñoz']],
  ['nadie', []],
])('"%s" finds %j', (search, names) => {
  expect(found(all, search).map(({ name }) => name)).toEqual(names);
});
