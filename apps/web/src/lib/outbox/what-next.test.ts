import { describe, expect, test } from 'vitest';
import { Problem } from '#lib/api/problem.ts';
import { delayBefore, whatNext } from './what-next.ts';

const failed = (status: number, retryAfter: number | null = null) =>
  new Problem('unexpected', status, null, undefined, retryAfter);

test.each([
  [0, 'again'],
  [400, 'refused'],
  [401, 'again'],
  [403, 'refused'],
  [404, 'refused'],
  [408, 'again'],
  [409, 'refused'],
  [410, 'refused'],
  [413, 'refused'],
  [422, 'refused'],
  [425, 'again'],
  [429, 'again'],
  [500, 'again'],
  [502, 'again'],
  [503, 'again'],
  [504, 'again'],
] as const)('after a %i what was sent is %s', (status, next) => {
  expect(whatNext(failed(status), 1)).toBe(next);
});

test('a bug of the server holds nothing up for ever, a server that is away does', () => {
  expect([500, 503].map((status) => whatNext(failed(status), 100))).toEqual(['refused', 'again']);
});

describe('the pause before the next try', () => {
  test('grows, up to a limit', () => {
    expect([1, 2, 3, 50].map((tries) => delayBefore(failed(0), tries, 0.5))).toEqual([
      2000, 3000, 4500, 10_000,
    ]);
  });

  test('is what the server asked for, and not the same for every phone', () => {
    expect([0, 0.5].map((random) => delayBefore(failed(429, 30_000), 1, random))).toEqual([30_000, 30_500]);
  });
});
