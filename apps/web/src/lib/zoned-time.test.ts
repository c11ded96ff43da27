import { expect, test } from 'vitest';
import { ownTimeZone, toInstant, toWallTime } from './zoned-time.ts';

test.each([
  { wall: '2026-11-21T10:00', zone: 'Europe/Madrid', instant: '2026-11-21T09:00:00.000Z' },
  { wall: '2026-07-04T10:00', zone: 'Europe/Madrid', instant: '2026-07-04T08:00:00.000Z' },
  { wall: '2026-07-04T10:00', zone: 'Atlantic/Canary', instant: '2026-07-04T09:00:00.000Z' },
  { wall: '2026-07-04T10:00', zone: 'America/Mexico_City', instant: '2026-07-04T16:00:00.000Z' },
  { wall: '2026-10-25T12:00', zone: 'Europe/Madrid', instant: '2026-10-25T11:00:00.000Z' },
  { wall: '2026-03-29T12:00', zone: 'Europe/Madrid', instant: '2026-03-29T10:00:00.000Z' },
])('$wall in $zone is $instant, and back', ({ wall, zone, instant }) => {
  expect(toInstant(wall, zone)).toBe(instant);
  expect(toWallTime(instant, zone)).toBe(wall);
});

test('of an hour that comes twice, the first is meant', () => {
  expect(toInstant('2026-10-25T02:30', 'Europe/Madrid')).toBe('2026-10-25T00:30:00.000Z');
});

test('an hour that is skipped becomes the one after it', () => {
  const instant = toInstant('2026-03-29T02:30', 'Europe/Madrid');
  expect(toWallTime(instant, 'Europe/Madrid')).toBe('2026-03-29T03:30');
});

test('a time zone that this browser does not know is the user’s', () => {
  const instant = '2026-07-04T08:00:00.000Z';
  expect(toWallTime(instant, 'Europe/Nowhere')).toBe(toWallTime(instant, ownTimeZone()));
  expect(toInstant(toWallTime(instant, 'Europe/Nowhere'), 'Europe/Nowhere')).toBe(instant);
});
