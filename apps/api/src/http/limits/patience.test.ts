import { describe, expect, test } from 'vitest';
import { isTooLate, waitBehind } from './patience.ts';

describe('one more would wait', () => {
  test.each([
    ['as long as it takes for all before', { count: 50, age: 200, started: 20 }, 500],
    ['longer behind more of them', { count: 500, age: 200, started: 20 }, 5000],
    ['less when they go faster', { count: 500, age: 200, started: 200 }, 500],
    ['at least as long as the first, when hardly anything moves', { count: 50, age: 700, started: 2 }, 700],
    ['for nobody', { count: 0, age: 700, started: 9 }, 0],
  ])('%s', (_, ahead, ms) => {
    expect(waitBehind(ahead)).toBe(ms);
  });
});

describe('with a patience of a second, one more', () => {
  test.each([
    [
      'is let in behind a burst, of which nobody has waited for long',
      { count: 900, age: 90, started: 9 },
      false,
    ],
    ['is refused when it goes on like that', { count: 900, age: 110, started: 9 }, true],
    ['is let in behind many who go fast', { count: 900, age: 110, started: 100 }, false],
    ['is let in when it is not known yet how fast it goes', { count: 900, age: 900, started: 7 }, false],
    ['is refused when nothing moves', { count: 40, age: 1001, started: 0 }, true],
    ['is let in behind few, however long they have waited', { count: 32, age: 1900, started: 0 }, false],
  ])('%s', (_, ahead, isRefused) => {
    expect(isTooLate(ahead, { patience: 1000, few: 32 })).toBe(isRefused);
  });
});
