import { expect, test } from 'vitest';
import { hasPassed, instantOn } from './fixed-time.ts';

const madrid = { time_zone: 'Europe/Madrid' };

test.each([
  ['in the afternoon', '2026-11-28', '18:30', '2026-11-28T17:30:00.000Z'],
  ['after midnight', '2026-11-28', '00:15', '2026-11-28T23:15:00.000Z'],
  ['at the end of a year', '2026-12-31', '01:00', '2027-01-01T00:00:00.000Z'],
  ['as the day begins', '2026-11-28', '05:00', '2026-11-28T04:00:00.000Z'],
])('a time on a day of play: %s', (_why, date, time, expected) => {
  expect(instantOn({ ...madrid, date, at: `${date}T09:00:00Z` }, time)).toBe(expected);
});

test.each([
  ['past midnight it is still that day', '2026-11-28', '2026-11-29T00:30:00Z', '2026-11-28T17:30:00.000Z'],
  ['the day after, it is today', '2026-11-28', '2026-11-29T09:00:00Z', '2026-11-29T17:30:00.000Z'],
  ['the day before, it is the day', '2026-11-28', '2026-11-27T09:00:00Z', '2026-11-28T17:30:00.000Z'],
  ['the night the clocks go back', '2026-10-24', '2026-10-25T02:30:00Z', '2026-10-24T16:30:00.000Z'],
])('half past six on a day of play: %s', (_, date, at, expected) => {
  expect(instantOn({ ...madrid, date, at }, '18:30')).toBe(expected);
});

test.each([
  ['of a day that began in it', '2026-11-29', '2026-11-29T03:40:00Z', '2026-11-29T03:58:00.000Z'],
  [
    'of a day that began in it, once it has passed',
    '2026-11-29',
    '2026-11-29T03:59:00Z',
    '2026-11-30T03:58:00.000Z',
  ],
  ['after a day', '2026-11-28', '2026-11-29T03:40:00Z', '2026-11-29T03:58:00.000Z'],
])('two minutes to five in the night %s', (_, date, at, expected) => {
  expect(instantOn({ ...madrid, date, at }, '04:58')).toBe(expected);
});

test.each([
  ['the minute before', '2026-11-28T09:59:00.000Z', true],
  ['the minute that runs', '2026-11-28T10:00:00.000Z', false],
  ['the next one', '2026-11-28T10:01:00.000Z', false],
])('%s, for a form without seconds', (_, instant, expected) => {
  expect(hasPassed(instant, '2026-11-28T10:00:40.000Z')).toBe(expected);
});
