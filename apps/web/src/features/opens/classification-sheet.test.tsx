import type { Classified } from '@topspin/contract';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { classificationSheet } from './classification-sheet.ts';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['opens', 'competition']);
});

const row = (_id: string, guest: boolean) =>
  ({
    position: 1,
    player: { _id, name: `Ana ${_id}`, guest },
    matches_won: 3,
    matches_lost: 0,
    rating_change: 66.6,
  }) as Classified;

test('the file of a classification has the clubs, and says that what it has of ratings is their change', () => {
  const { headings, rows } = classificationSheet(
    { name: 'Open' },
    [row('a', false), row('b', true)],
    new Map([['a', 'CTT Vic']]),
  );
  expect(headings).toEqual(['Posición', 'Nombre', 'Club', 'Ganados', 'Perdidos', 'Cambio de puntuación']);
  expect(rows).toEqual([
    [1, 'Ana a', 'CTT Vic', 3, 0, 67],
    [1, 'Ana b', null, 3, 0, null],
  ]);
});
