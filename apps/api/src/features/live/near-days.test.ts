import { expect, test } from 'vitest';
import { delayOfLook, isNear } from './near-days.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-28T10:00Z');

test.each([
  ['2026-11-25', false],
  ['2026-11-27', true],
  ['2026-11-28', true],
  ['2026-11-29', true],
  ['2026-12-01', false],
])('%s is near: %s', (date, near) => {
  expect(isNear(date, now)).toBe(near);
});

test.each([
  ['today, when it changes', '2026-11-28', hour],
  ['of before, never', '2026-11-20', undefined],
  ['next week, once it is near', '2026-12-05', (7 * 24 + 2 - 48) * hour],
  ['in a year, never', '2027-12-05', undefined],
])('looks at a day %s', (_, date, delay) => {
  expect(delayOfLook(date, now + hour, now)).toBe(delay);
});
