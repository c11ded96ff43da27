import { expect, test } from 'vitest';
import { eventOfOpen, type OpenRow } from './opens.ts';

const open: OpenRow = {
  id: '01890000-0000-7000-8000-000000000001',
  name: 'Open de Vic',
  date_start: new Date('2027-02-27T09:00:00Z'),
  date_end: new Date('2027-02-27T18:00:00Z'),
  first_day: null,
  last_day: null,
  is_canceled: false,
  cancel_reason: null,
  version: 3,
  changed_at: new Date('2027-01-01T10:00:00Z'),
  venue: 'Pavelló',
  address: null,
  longitude: null,
  latitude: null,
  is_published: true,
};

const sequence = (changes: Partial<OpenRow>): number =>
  eventOfOpen({ ...open, ...changes }, { lang: 'es', publicUrl: 'http://topspin.test' }).sequence;

test.each<[string, Partial<OpenRow>]>([
  ['the open changes twice within a second', { version: 4 }],
  ['its venue changes, and the open does not', { changed_at: new Date('2027-01-01T10:00:01Z') }],
])('the sequence of an open grows when %s', (_, changes) => {
  expect(sequence(changes)).toBeGreaterThan(sequence({}));
});

test('the sequence of an open is an integer of a calendar for decades', () => {
  expect(sequence({ changed_at: new Date('2087-12-31T00:00:00Z') })).toBeLessThan(2 ** 31);
});
