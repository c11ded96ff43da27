import type { OpenPage } from '@topspin/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer } from '../../../../testing/fake-server.ts';
import { Ground, loadWordsForTests } from '../../../../testing/with-words.tsx';
import { FindPlayers } from './find-players.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['opens', 'lists', 'consents']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = { _id: 'o1', name: 'Open', may: { enrol_others: true } } as OpenPage;

test.each([
  ['', 'Aún no hay jugadores que buscar. Añade una lista o crea el primero.'],
  ['Ana', 'No se encontraron resultados'],
])('in an empty installation the search for "%s" says: %s', async (search, words) => {
  fakeServer(() => ({
    body: { collection: [], totalRows: 0, totalFilteredRows: 0, pages: 0, cursor: null },
  }));
  render(<FindPlayers open={open} search={search} onSearch={() => undefined} />, { wrapper: Ground });
  expect(await screen.findByText(words)).toBeDefined();
});
