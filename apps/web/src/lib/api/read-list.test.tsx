import { listPlayers } from '@topspin/contract';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { playersSheet } from '#domain/players-sheet.ts';
import { readAll } from './read-list.ts';

beforeAll(loadWordsForTests);
afterEach(() => vi.unstubAllGlobals());

const pageRows = 100;

/** A server with so many players, in pages of a hundred; the cursor is the number of the page. */
const givenPlayers = (total: number) =>
  fakeServer(({ query }) => {
    const first = Number(query.get('cursor') ?? 0) * pageRows;
    const rows = Math.min(pageRows, total - first);
    const collection = Array.from({ length: rows }, (_, at) => player(first + at));
    const cursor = first + rows < total ? String(first / pageRows + 1) : null;
    return { body: { collection, cursor, totalFilteredRows: total } };
  });

const player = (number: number) => ({
  _id: `p${number}`,
  name: `Jugador ${number}`,
  club: number % 2 ? null : { _id: 'c', name: 'CTT Vic' },
  age_category: null,
  rating: 1200.4,
  matches_played: 3,
  matches_won: 2,
});

describe('a whole list', () => {
  test.each([
    [0, 1, 0, false],
    [100, 1, 100, false],
    [250, 3, 250, false],
    [5000, 50, 5000, false],
    [7000, 51, 5000, true],
  ])('of %i rows takes %i requests and has %i, cut: %s', async (total, requests, length, isCut) => {
    const { asked } = givenPlayers(total);
    const whole = await readAll(listPlayers, { query: { sortBy: ['name'] } });
    expect(whole).toMatchObject({ isCut, rows: { length } });
    expect(asked).toHaveLength(requests);
    expect(asked.every(({ query }) => query.get('itemsPerPage') === '100')).toBe(true);
    expect(asked.every(({ query }) => query.get('sortBy') === '["name"]')).toBe(true);
  });

  test('is a table', async () => {
    givenPlayers(2);
    const sheet = await playersSheet('Jugadores', await readAll(listPlayers, {}));
    expect(sheet).toEqual({
      name: 'Jugadores',
      isCut: false,
      headings: ['Nombre', 'Club', 'Categoría', 'Puntuación', 'Partidos', 'Victorias'],
      rows: [
        ['Jugador 0', 'CTT Vic', null, 1200, 3, 2],
        ['Jugador 1', null, null, 1200, 3, 2],
      ],
    });
  });
});
