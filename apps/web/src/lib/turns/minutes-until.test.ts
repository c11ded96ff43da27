import { expect, test } from 'vitest';
import { minutesUntil } from './minutes-until.ts';

const now = Date.UTC(2026, 10, 22, 10);
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

test.each([
  [null, null],
  [at(-10), null],
  [at(0.5), null],
  [at(1.2), 1],
  [at(4), 4],
  [at(12), 10],
  [at(23), 25],
])('until %s there are %s minutes', (expected, minutes) => {
  expect(minutesUntil(expected, now)).toBe(minutes);
});
