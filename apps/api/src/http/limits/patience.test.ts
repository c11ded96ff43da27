import { describe, expect, test } from 'vitest';
import { isTooLate, waitBehind } from './patience.ts';

describe('one more would wait', () => {
  test.each([
    ['as long as it takes for all before', { count: 50, age: 200, started: 20 }, 500],
    ['longer behind more of them', { count: 500, age: 200, started: 20 }, 5000],
    ['less when they go faster', { count: 500, age: 200, started: 200 }, 500],
    ['at least as long as the first, when nothing moves', { count: 50, age: 700, started: 0 }, 700],
    ['for nobody', { count: 0, age: 700, started: 3 }, 0],
  ])('%s', (_, ahead, ms) => {
    expect(waitBehind(ahead)).toBe(ms);
  });
});

describe('with a patience of a second, one more', () => {
  test.each([
    [
      'is let in behind a burst, of which nobody has waited for long',
      { count: 900, age: 90, started: 2 },
      false,
    ],
    ['is refused when it goes on like that', { count: 900, age: 110, started: 2 }, true],
    ['is let in behind many who go fast', { count: 900, age: 110, started: 100 }, false],
    ['is let in when nothing moves for a moment', { count: 900, age: 900, started: 0 }, false],
    ['is refused when nothing moves', { count: 1, age: 1001, started: 0 }, true],
    ['is let in as second behind a slow one', { count: 1, age: 800, started: 1 }, false],
  ])('%s', (_, ahead, isRefused) => {
    expect(isTooLate(ahead, 1000)).toBe(isRefused);
  });
});
