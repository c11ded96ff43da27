import type { Match } from '@topspin/contract';
import { beforeAll, expect, test } from 'vitest';
import { asWhole } from '#lib/export/sheet-of.ts';
import { loadWords } from '#lib/i18n.ts';
import { loadWordsForTests } from '../../../testing/with-words.tsx';
import { matchesSheet } from './matches-sheet.ts';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'matches', 'competition']);
});

const person = (name: string) => ({
  _id: name,
  name,
  avatar: null,
  club_id: null,
  rating: 1000,
  guest: false,
});

const played: Match = {
  _id: 'm1',
  open: { _id: 'o', name: 'Open de Vic', time_zone: 'Europe/Madrid' },
  phase_id: 'f',
  group_id: 'g',
  group_name: 'A',
  round: null,
  number: 2,
  a: person('Ana'),
  b: person('Bea'),
  umpire: person('Cai'),
  table: 3,
  state: 'finished',
  outcome: 'played',
  annulled: null,
  winner: 'a',
  best_of: 3,
  sets: [
    { a: 11, b: 9 },
    { a: 12, b: 10 },
  ],
  sets_won: { a: 2, b: 0 },
  started_at: '2026-11-21T09:00:00.000Z',
  finished_at: null,
  version: 1,
};

test('matches are a table in which no score is read as a date', () => {
  const walkover: Match = { ...played, round: 'final', outcome: 'walkover', winner: 'b', umpire: null };
  const waiting: Match = { ...played, a: null, state: 'waiting', outcome: null, winner: null, sets: [] };
  const { rows } = matchesSheet('Partidos', asWhole([played, walkover, waiting]));
  expect(rows.map((row) => row.slice(1, -1))).toEqual([
    ['Grupo A · Partido 2', 'Ana', 'Bea', 2, 0, '11–9  12–10', 'Ana', 'Finalizado', 'Jugado', 3, 'Cai'],
    ['Final', 'Ana', 'Bea', 2, 0, null, 'Bea', 'Finalizado', 'Incomparecencia (W.O.)', 3, null],
    ['Grupo A · Partido 2', null, 'Bea', null, null, null, null, 'Por decidir', null, 3, 'Cai'],
  ]);
});

test('an annulled match has no sets, and says that it is to be replayed', () => {
  const annulled: Match = { ...played, outcome: 'walkover', annulled: 'replay', winner: null, sets: [] };
  const { rows } = matchesSheet('Partidos', asWhole([annulled]));
  expect(rows[0]?.slice(4, 10)).toEqual([null, null, null, null, 'Finalizado', 'Por repetir']);
});
