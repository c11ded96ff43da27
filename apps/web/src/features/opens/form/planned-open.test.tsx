import { expect, it } from 'vitest';
import { newOpenValues } from './open-form-values.ts';
import { plannedValues, readPlanned } from './planned-open.ts';

const search = { players: 24, format: 'g4-2-3_k5', minutes: 251 };
const usual = newOpenValues(Date.UTC(2026, 10, 20), 'Europe/Madrid', 'ana@example.org');

it('a planned open fills places, sets, end and description', () => {
  const planned = readPlanned(search);
  expect(planned && plannedValues(usual, planned, 'Grupos de 4.')).toEqual({
    ...usual,
    players_max: 24,
    best_of: 3,
    date_start: '2026-11-28T10:00',
    date_end: '2026-11-28T14:30',
    description: [{ lang: 'es', text: 'Grupos de 4.' }],
  });
});

it.each([
  ['g4-2-3_k5', 3],
  ['k7', 7],
  ['s7-3', 3],
  ['s7-8-3_k5', 3],
])('the sets of %s are those of its first phase: best of %i', (format, sets) => {
  const planned = readPlanned({ ...search, format });
  expect(planned && plannedValues(usual, planned, '').best_of).toBe(sets);
});

it.each([
  [14 * 60 - 1, '2026-11-29T00:00'],
  [14 * 60, '2026-11-29T20:00'],
  [25 * 60, '2026-11-30T20:00'],
])('%i minutes end at %s', (minutes, end) => {
  const planned = readPlanned({ ...search, minutes });
  expect(planned && plannedValues(usual, planned, '').date_end).toBe(end);
});

it.each([
  ['no plan', {}],
  ['too many players', { ...search, players: 600 }],
  ['no format', { ...search, format: 'x' }],
  ['no time', { ...search, minutes: 0 }],
])('%s leaves the form as it is', (_, given) => expect(readPlanned(given)).toBeUndefined());
