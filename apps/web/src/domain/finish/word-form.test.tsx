import { languages, type Open } from '@topspin/contract';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { winnerFormOf, wordFormOf } from './word-form.ts';

beforeAll(async () => {
  await loadWordsForTests();
  await i18next.loadLanguages([...languages]);
  await loadWords(['opens', 'paper']);
});

const championIn = (lng: string, gender: Open['gender'], count: number): string =>
  i18next.t(`opens:results.champion.${wordFormOf(gender)}`, { lng, count });

test.each([
  ['es', null, ['Campeón/a', 'Campeones']],
  ['es', 'man', ['Campeón', 'Campeones']],
  ['es', 'woman', ['Campeona', 'Campeonas']],
  ['es', 'other', ['Campeón/a', 'Campeones']],
  ['ca', null, ['Campió/ona', 'Campions']],
  ['ca', 'man', ['Campió', 'Campions']],
  ['ca', 'woman', ['Campiona', 'Campiones']],
  ['en', 'woman', ['Champion', 'Champions']],
] as const)('in %s, who wins an open for %s is %s', (lng, gender, [one, several]) => {
  expect([championIn(lng, gender, 1), championIn(lng, gender, 2)]).toEqual([one, several]);
});

test.each([
  [{ gender: null }, ['Firma del ganador/a', 'Signatura del guanyador/a']],
  [{ gender: 'man' }, ['Firma del ganador', 'Signatura del guanyador']],
  [{ gender: 'woman' }, ['Firma de la ganadora', 'Signatura de la guanyadora']],
  [{ gender: null, doubles: 'mixed' }, ['Firma de la pareja ganadora', 'Signatura de la parella guanyadora']],
  [
    { gender: 'woman', doubles: 'women' },
    ['Firma de la pareja ganadora', 'Signatura de la parella guanyadora'],
  ],
] as const)('the sheet of a match of %o is signed by %o', (open, signatures) => {
  const form = winnerFormOf(open);
  expect(['es', 'ca'].map((lng) => i18next.t(`paper:match.signature.${form}`, { lng }))).toEqual(signatures);
});
