import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { onPublicPage, publicMatchToPlay, publicOpenNow } from '../../testing/public-page.tsx';
import { cleanup, screen, within } from '../../testing/testing-library.ts';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { PlayerPage } from './player-page.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'publicPages', 'turns']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function givenDay(position: number | null): Promise<void> {
  const player = { _id: 'ana', name: 'Ana', club: 'CTT Vic' };
  const matches = [publicMatchToPlay({ state: 'finished', winner: 'a' })];
  const day = { player, position, matches, umpires: [], next: null };
  fakeServer(({ path }) => ({ body: path.endsWith('/players/ana') ? day : publicOpenNow() }));
  onPublicPage({ page: PlayerPage }, 'player/ana');
  await screen.findByText(/CTT Vic/u);
}

test('a player of a finished open has their final position', async () => {
  await givenDay(5);
  expect(screen.getByText('CTT Vic · Posición final: 5')).toBeTruthy();
});

test('before, none', async () => {
  await givenDay(null);
  expect(screen.queryByText(/Posición final/u)).toBeNull();
});

test('of a pair, what each of the two umpires is below their own name', async () => {
  const umpires = [publicMatchToPlay({ _id: 'm1' }), publicMatchToPlay({ _id: 'm2' })];
  const people = [
    { _id: 'one', name: 'Ana Gil', umpires: [] },
    { _id: 'other', name: 'Leo Ros', umpires: ['m2'] },
  ];
  const player = { _id: 'ana', name: 'Ana Gil / Leo Ros', club: 'CTT Vic' };
  const day = { player, position: null, matches: [], umpires, people, next: null };
  fakeServer(({ path }) => ({ body: path.endsWith('/players/ana') ? day : publicOpenNow() }));
  onPublicPage({ page: PlayerPage }, 'player/ana');
  const section = await screen.findByRole('region', { name: 'Por arbitrar: Leo Ros' });
  expect(within(section).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: /Ana Gil$/u })).toBeNull();
});
