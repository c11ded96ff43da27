import { expect, test } from 'vitest';
import { placeOfMatch } from './calendars.ts';

test('a match of a Swiss phase is in its round, in each language', () => {
  const match = { group: 'Sistema suizo', round: null, swiss_round: 3 };
  expect(placeOfMatch('es', match)).toBe('Sistema suizo · Ronda 3');
  expect(placeOfMatch('en', match)).toBe('Swiss system · Round 3');
  expect(placeOfMatch('ca', match)).toBe('Sistema suís · Ronda 3');
});

test('other matches are in their group, or in their round of the knockout', () => {
  expect(placeOfMatch('es', { group: 'A', round: null, swiss_round: null })).toBe('Grupo A');
  expect(placeOfMatch('es', { group: 'Eliminatoria', round: 'final' })).toBe('Final');
});
