import { beforeAll, expect, test } from 'vitest';
import { changeLanguage } from '#lib/i18n.ts';
import { loadWordsForTests } from '../../../testing/with-words.tsx';
import { hourOnDay } from './hour-on-day.ts';

beforeAll(loadWordsForTests);

test.each([
  ['es', '29\u00a0nov 00:15'],
  ['en', '29\u00a0Nov 00:15'],
  ['ca', '29\u00a0nov. 00:15'],
] as const)('in %s, an hour on one of several days is as short as its column', async (language, short) => {
  await changeLanguage(language);
  expect(hourOnDay('2026-11-28T23:15:00Z', 'Europe/Madrid')).toBe(short);
});
