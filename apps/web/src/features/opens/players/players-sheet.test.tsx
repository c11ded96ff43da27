import type { Inscription, OpenPage } from '@topspin/contract';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { loadWordsForTests } from '../../../testing/with-words.tsx';
import { playersSheet } from './players-sheet.ts';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['opens']);
});

const inscription = (name: string) =>
  ({
    state: 'present',
    player: { _id: name, name, club: null, age_category: null, guest: true },
  }) as Inscription;

const may = { receive: false } as OpenPage['may'];
const everybody = ['Ana', 'Bea', 'Eva'].map(inscription);

test('the file of the players of a doubles says who plays with whom', async () => {
  const partners = new Map([
    ['Ana', { name: 'Bea' }],
    ['Bea', { name: 'Ana' }],
  ]);
  const { headings, rows } = await playersSheet(
    { name: 'Dobles', may, doubles: 'open' },
    everybody,
    partners,
  );
  expect(headings.slice(0, 3)).toEqual(['Nombre', 'Pareja', 'Club']);
  expect(rows.map(([name, partner]) => [name, partner])).toEqual([
    ['Ana', 'Bea'],
    ['Bea', 'Ana'],
    ['Eva', null],
  ]);
});

test('that of singles has no partners', async () => {
  const { headings } = await playersSheet({ name: 'Open', may }, everybody, new Map());
  expect(headings.slice(0, 2)).toEqual(['Nombre', 'Club']);
});
