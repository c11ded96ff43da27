import type { Language } from '@topspin/contract';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { loadWords, startI18n } from '#lib/i18n.ts';
import { groupTitle, placeName } from './match-words.ts';
import { certaintyWords } from './pair-words.ts';

beforeAll(async () => {
  await startI18n();
});

async function matchWords(language: Language) {
  await i18next.loadLanguages(language);
  await i18next.changeLanguage(language);
  await loadWords(['match']);
  return i18next.getFixedT(language, 'match');
}

const swiss = { round: null, swiss_round: 3, number: 13, group: { name: 'Sistema suizo' } };

test.each<[Language, string]>([
  ['es', 'Sistema suizo · Ronda 3'],
  ['en', 'Swiss system · Round 3'],
  ['ca', 'Sistema suís · Ronda 3'],
])('in %s, a match of a Swiss phase is in its round: %s', async (language, place) => {
  const t = await matchWords(language);
  expect(placeName(t, swiss)).toBe(place);
  expect(groupTitle(t, 'Sistema suizo')).toBe(place.split(' · ')[0]);
});

test('a Swiss phase with a name of its own keeps it', async () => {
  const t = await matchWords('en');
  expect(placeName(t, { ...swiss, group: { name: 'Liga de los martes' } })).toBe(
    'Liga de los martes · Round 3',
  );
});

test('other matches are in their group, or in their round of the knockout', async () => {
  const t = await matchWords('es');
  const inGroup = { round: null, swiss_round: null, number: 2, group_name: 'A' };
  expect(placeName(t, inGroup)).toBe('Grupo A · Partido 2');
  expect(placeName(t, { ...inGroup, round: 'final' })).toBe('Final');
});

test.each<[Language, string, string, string]>([
  ['es', 'Ana Gil', 'Clasificado', 'Eliminado'],
  ['es', 'Ana Gil / Eva Ros', 'Clasificada', 'Eliminada'],
  ['ca', 'Ana Gil / Eva Ros', 'Classificada', 'Eliminada'],
  ['en', 'Ana Gil / Eva Ros', 'Qualified', 'Eliminated'],
])('in %s, what is certain of %s is said of a player or a pair', async (language, name, through, out) => {
  const t = await matchWords(language);
  expect(certaintyWords(t, { name }, 'qualified')).toBe(through);
  expect(certaintyWords(t, { name }, 'eliminated')).toBe(out);
});
