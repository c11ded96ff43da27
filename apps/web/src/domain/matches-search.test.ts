import { expect, test } from 'vitest';
import { matchesSearch } from './matches-search.ts';

test.each([
  ['Íñigo Núñez', 'nunez', true],
  ['Íñigo Núñez', 'INIGO nu', true],
  ['Núria Col·lell', 'col·l', true],
  ['Núria Col·lell', 'collell', true],
  ['Núria Col·lell', 'nuria colell', true],
  ['Núria Col·lell', 'col.lell', true],
  ['Núria Coŀlell', 'colell', true],
  ['Gal·la Soler', 'gala', true],
  ['Pol Vidal-Folch', 'vidal folch', true],
  ["Pau O'Neill", 'oneill', true],
  ['Marta Nunez CTT Vic', 'VIC nuñez', true],
  ['Berta Villa', 'vil', true],
  ['Marta Vila', 'villa', false],
  ['Ana Gil', '', true],
  ['Ana Gil', 'ana pons', false],
])('%s is found by "%s": %s', (name, search, found) => {
  expect(matchesSearch(name, search)).toBe(found);
});
