import { expect, test } from 'vitest';
import { matchesSearch } from './matches-search.ts';

test.each([
  ['Íñigo Núñez', 'nunez', true],
  ['Íñigo Núñez', 'INIGO nu', true],
  ['Marta Col·lell', 'col·l', true],
  ['Ana Gil', '', true],
  ['Ana Gil', 'ana pons', false],
])('%s is found by "%s": %s', (name, search, found) => {
  expect(matchesSearch(name, search)).toBe(found);
});
