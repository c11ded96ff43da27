import type { Day, Language } from '@topspin/contract';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { loadWords, startI18n } from '#lib/i18n.ts';
import { givenDay, givenDayCall, givenDayMatch } from '../../../testing/given-day.ts';
import { callOf, keysOf, spokenCall } from './spoken-call.ts';

const called = (times: number): Day =>
  givenDay({
    matches: [givenDayMatch({ _id: 'm', umpire: { _id: 'r', name: 'Ruiz', club: null } })],
    calls: [givenDayCall({ _id: 'c', match_id: 'm', table: 4 }, times)],
  });

beforeAll(async () => {
  await startI18n();
});

const said = async (language: Language, times: number, day = called(times)) => {
  await i18next.loadLanguages(language);
  await i18next.changeLanguage(language);
  await loadWords(['day']);
  const call = callOf(day, keysOf(day).at(-1) ?? '');
  return call && spokenCall(day, call, i18next.getFixedT(language, 'day'));
};

test.each<[Language, number, string]>([
  ['es', 1, 'Mesa 4: García contra Pérez, arbitra Ruiz'],
  ['es', 2, 'Segunda llamada. Mesa 4: García contra Pérez, arbitra Ruiz'],
  ['en', 1, 'Table 4: García against Pérez, umpire Ruiz'],
  ['en', 3, 'Third and last call. Table 4: García against Pérez, umpire Ruiz'],
  ['ca', 1, 'Taula 4: García contra Pérez, arbitra Ruiz'],
])('in %s, call %i is read aloud', async (language, times, words) => {
  expect(await said(language, times)).toBe(words);
});

test('without an umpire nobody is named, and a match that the user may not know of is not read', async () => {
  const { matches, ...day } = called(1);
  const without = (over: object) => ({ ...day, matches: matches.map((match) => ({ ...match, ...over })) });
  expect(await said('es', 1, without({ umpire: null }))).toBe('Mesa 4: García contra Pérez');
  expect(await said('es', 1, without({ a: null, b: null }))).toBeUndefined();
});

test('each call has a key of its own, and so has the first of a match that is called anew', () => {
  expect(keysOf(called(3))).toEqual(['c 0', 'c 1', 'c 2']);
});
