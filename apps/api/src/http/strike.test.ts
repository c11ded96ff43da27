import { describe, expect, test } from 'vitest';
import { strikeJson, strikeOut } from './strike.ts';

const strike = strikeOut({
  names: ['Núria de la Peña-Coll', 'Nuri'],
  addresses: ['nuria.p+tt@correu.cat'],
  phones: ['600111222', '12'],
});

describe('what identifies somebody', () => {
  test.each([
    ['Organiza Núria de la Peña-Coll.', 'Organiza ….'],
    ['NURIA DE LA PENA-COLL', '…'],
    ['Torneo de los Peña', 'Torneo de los …'],
    ['Pregunta a la Nuri o a Núria', 'Pregunta a la … o a …'],
    ['nuria.p+TT@Correu.cat', '…'],
    ['Tel. 600 111 222', 'Tel. …'],
    ['Tel. +34 600.11.12.22', 'Tel. …'],
    ['0034600111222 (noches)', '… (noches)'],
    ['Núria Peña, 600111222', '…'],
  ])('%s → %s', (text, left) => expect(strike(text)).toBe(left));

  test.each(['La peñas de Vic', 'Nurieta', 'de la', '12 mesas', '1600111222', 'Piñera y col', ''])(
    'stays where it is something else: %s',
    (text) => expect(strike(text)).toBe(text),
  );

  test('leaves a text as it was written where there is nothing of it', () => {
    const written = 'cafe\u0301';
    expect(strike(written)).toBe(written);
    expect(strikeOut({ names: [' '], addresses: [], phones: [] })('Nadie')).toBe('Nadie');
  });

  test('goes out of the texts of JSON, whose fields keep their names', () => {
    expect(strikeJson({ nuri: ['Nuri', 1, null, { is: true }] }, strike)).toEqual({
      nuri: ['…', 1, null, { is: true }],
    });
  });

  test('leaves ids, instants and states, which a name could be made of', () => {
    const named = strikeOut({
      names: ['2ef3b530-e0e8-8f07-a97e-c13ad74f02fc invited 2026'],
      addresses: [],
      phones: [],
    });
    const entry = {
      player_id: '2ef3b530-e0e8-8f07-a97e-c13ad74f02fc',
      state: 'invited',
      states: ['invited'],
      at: '2026-11-20T10:00:00.000Z',
      name: 'invited',
    };
    expect(strikeJson(entry, named)).toEqual({ ...entry, name: '…' });
  });
});
