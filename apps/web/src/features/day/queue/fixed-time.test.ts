import { expect, test } from 'vitest';
import { instantOn } from './fixed-time.ts';

test.each([
  ['in the afternoon', '2026-11-28', '18:30', '2026-11-28T17:30:00.000Z'],
  ['after midnight', '2026-11-28', '00:15', '2026-11-28T23:15:00.000Z'],
  ['at the end of a year', '2026-12-31', '01:00', '2027-01-01T00:00:00.000Z'],
  ['as the day begins', '2026-11-28', '05:00', '2026-11-28T04:00:00.000Z'],
])('a time on a day of play: %s', (_why, date, time, expected) => {
  expect(instantOn(date, time, 'Europe/Madrid')).toBe(expected);
});
