import { expect, test } from 'vitest';
import { clubColourOf, initialsOf } from './initials.ts';

test.each([
  ['Núria Peña', 'NP'],
  ['Àngels Òdena i Roca', 'ÀÒ'],
  ['Ana de la Torre', 'AT'],
  ['José Luis García Pérez', 'JL'],
  ['rosa organizadora', 'RO'],
  ['Pelé', 'P'],
  ['Jean-Michel Saive', 'JM'],
  ['  Ona   Vidal ', 'OV'],
  ['E\u0301lia Mas', 'E\u0301M'],
  ['(Invitado) Pol', 'IP'],
  ['張 繼科', '張繼'],
  ['Ana Gil / Eva Ros', 'AE'],
  ['de la Torre / rosa', 'TR'],
  ['Núria / 張 繼科', 'N張'],
  ['123', ''],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a club keeps its colour, and nobody without a club has one', () => {
  const club = '01a20243-cd23-7453-8a01-1bf210453441';
  expect(clubColourOf(club)).toBeDefined();
  expect(clubColourOf(club)).toBe(clubColourOf(club));
  expect([clubColourOf(null), clubColourOf(undefined)]).toEqual([undefined, undefined]);
});
