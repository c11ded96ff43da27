import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadWordsForTests } from '../testing/with-words.tsx';
import {
  formatChange,
  formatDays,
  formatHours,
  formatMoment,
  formatNumericDate,
  formatZone,
} from './format.ts';
import { changeLanguage } from './i18n.ts';
import { ownTimeZone, toWallTime } from './zoned-time.ts';

beforeAll(loadWordsForTests);
afterEach(() => vi.restoreAllMocks());

const afternoon = '2026-11-28T15:05:00Z';
const here = toWallTime(afternoon, ownTimeZone()).slice('2026-11-28T'.length);

describe('dates in the language of the application', () => {
  test.each([
    ['es', 'en-US', '28/11/2026', 'sáb, 28 nov'],
    ['ca', 'en-US', '28/11/2026', 'ds., 28 de nov.'],
    ['en', 'en-GB', '28/11/2026', 'Sat 28 Nov'],
    ['en', 'es-ES', '28/11/2026', 'Sat 28 Nov'],
    ['en', 'en-US', '11/28/2026', 'Sat, Nov 28'],
  ] as const)('in %s on a browser in %s', async (language, browser, numeric, day) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser);
    await changeLanguage(language);
    expect(formatNumericDate('2026-11-28')).toBe(numeric);
    expect(formatMoment(afternoon)).toBe(`${day}, ${here}`);
  });
});

test.each([
  ['ca', '22–23 de nov. del 2026'],
  ['es', '22–23 nov 2026'],
] as const)('a range of days in %s is %j', async (language, words) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
  await changeLanguage(language);
  expect(formatDays('2026-11-22T12:00:00Z', '2026-11-23T12:00:00Z')).toBe(words);
});

test.each(['es', 'en', 'ca'] as const)(
  'a difference has its sign in %s, and none is none',
  async (language) => {
    await changeLanguage(language);
    expect([12, -3, 0].map(formatChange)).toEqual(['+12', '−3', '0']);
  },
);

describe('the time zone of a venue', () => {
  test.each(['Asia/Tokyo', 'America/Lima'])('is named where its clocks differ: %s', async (zone) => {
    await changeLanguage('es');
    const there = toWallTime(afternoon, zone).slice('2026-11-28T'.length);
    expect(formatMoment(afternoon, zone)).toMatch(new RegExp(`, ${there} GMT[+-]\\d$`, 'u'));
    expect(formatZone(afternoon, zone)).toMatch(/^hora /u);
  });

  test('is not named where they show the same', () => {
    expect(formatZone(afternoon, ownTimeZone())).toBeUndefined();
    expect(formatMoment(afternoon, ownTimeZone())).toBe(formatMoment(afternoon));
  });
});

test.each(['es', 'ca', 'en'] as const)('hours of a day have two figures in %s', async (language) => {
  await changeLanguage(language);
  const words = formatHours('2026-11-28T08:05:00Z', '2026-11-28T09:30:00Z', 'UTC');
  expect(words).toContain('08:05');
  expect(words).toContain('09:30');
});
