import { expect, test } from 'vitest';
import { minutesUntil } from './minutes-until.ts';

const now = Date.UTC(2026, 10, 22, 10);
const minute = 60_000;
const at = (minutes: number) => new Date(now + minutes * minute).toISOString();

test.each([
  [null, null],
  [at(-10), null],
  [at(0.5), null],
  [at(1.2), 1],
  [at(4), 4],
  [at(12), 10],
  [at(23), 25],
])('until %s there are %s minutes', (expected, minutes) => {
  expect(minutesUntil({ expected_at: expected, least_wait: 0 }, now)).toBe(minutes);
});

test.each([
  ['a match that has not begun takes its time though the table runs late', -3, 18, 20],
  ['nor is it a minute from now', 1, 18, 20],
  ['the table has not come so far yet', 31, 18, 30],
])('%s', (_, expected, least, minutes) => {
  expect(minutesUntil({ expected_at: at(expected), least_wait: least * minute }, now)).toBe(minutes);
});
