import { describe, expect, test } from 'vitest';
import { newOpenValues, openFormSchema, sameDaysLater } from './open-form-values.ts';

const friday = Date.UTC(2026, 10, 20, 10);
const schema = openFormSchema((venue) => (venue === '' ? 'Europe/Madrid' : 'Atlantic/Canary'));
const named = { ...newOpenValues(friday, 'Europe/Madrid', 'rosa@club.es'), name: 'Open de otoño' };
const venue = '0190b6a0-0000-7000-8000-000000000001';

describe('the form of a new open', () => {
  test('suggests the Saturday of next week, from ten to eight', () => {
    expect([named.date_start, named.date_end]).toEqual(['2026-11-28T10:00', '2026-11-28T20:00']);
  });

  test.each([
    { where: 'no venue', values: named, start: '2026-11-28T09:00:00.000Z' },
    {
      where: 'a venue in Canarias',
      values: { ...named, venue_id: venue },
      start: '2026-11-28T10:00:00.000Z',
    },
  ])('takes hours by the clock of $where', ({ values, start }) => {
    expect(schema.parse(values).date_start).toBe(start);
  });

  test.each([
    ['2026-11-28T20:00', '2026-11-28T10:00', '2026-12-05T09:00', '2026-12-05T20:00'],
    ['2026-11-29T18:30', '2026-11-28T10:00', '2026-11-30T10:00', '2026-12-01T18:30'],
    ['2026-11-28T20:00', '2026-11-28T10:00', '2026-11-28T12:00', '2026-11-28T20:00'],
  ])('moves an end at %s with the start from %s to %s: %s', (end, from, to, moved) => {
    expect(sameDaysLater(end, from, to)).toBe(moved);
  });

  test.each([
    { field: 'name', values: { ...named, name: ' ' }, path: ['name'] },
    { field: 'end', values: { ...named, date_end: '2026-11-27T10:00' }, path: ['date_end'] },
    { field: 'date', values: { ...named, date_start: '' }, path: ['date_start'] },
    { field: 'date without a time', values: { ...named, date_start: '2026-11-28T' }, path: ['date_start'] },
    { field: 'cleared end', values: { ...named, date_end: '' }, path: ['date_end'] },
    { field: 'time without a date', values: { ...named, date_end: 'T10:00' }, path: ['date_end'] },
    { field: 'day there is not', values: { ...named, date_start: '31/11/2026T10:00' }, path: ['date_start'] },
    { field: 'most players', values: { ...named, players_min: 20, players_max: 10 }, path: ['players_max'] },
    { field: 'ages', values: { ...named, age_range: { min: 40, max: 20 } }, path: ['age_range', 'max'] },
  ])('says at its field alone what is wrong with the $field', ({ values, path }) => {
    const paths = schema.safeParse(values).error?.issues.map((issue) => issue.path.join('.'));
    expect(new Set(paths)).toEqual(new Set([path.join('.')]));
  });
});
