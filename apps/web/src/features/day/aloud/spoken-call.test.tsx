import type { Day, Language } from '@topspin/contract';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { loadWords, startI18n } from '#lib/i18n.ts';
import { givenDay, givenDayCall, givenDayMatch, givenPair } from '../../../testing/given-day.ts';
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

test('both of a pair are named, without the stroke between them that voices read', async () => {
  const day = called(1);
  const [match] = day.matches;
  if (!match) throw new Error('there is no match');
  const pairs = { a: givenPair(['Ana Gil', 'Leo Ros']), b: givenPair(['Eva Pla', 'Nil Vic']), umpire: null };
  const ofPairs = { ...day, matches: [{ ...match, ...pairs }] };
  expect(await said('es', 1, ofPairs)).toBe('Mesa 4: Ana Gil y Leo Ros contra Eva Pla y Nil Vic');
  expect(await said('en', 1, ofPairs)).toBe('Table 4: Ana Gil and Leo Ros against Eva Pla and Nil Vic');
});

test('each call has a key of its own, and so has the first of a match that is called anew', () => {
  expect(keysOf(called(3))).toEqual(['c 0', 'c 1', 'c 2']);
});
