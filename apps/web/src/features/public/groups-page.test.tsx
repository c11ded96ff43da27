import type { PublicGroup, PublicMatch } from '@topspin/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { onPublicPage, publicMatchToPlay, publicOpenNow } from '../../testing/public-page.tsx';
import { cleanup, screen } from '../../testing/testing-library.ts';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { GroupsPage } from './groups-page.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'publicPages']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const groupWith = (match: PublicMatch): PublicGroup => ({
  _id: 'g1',
  name: 'A',
  phase: { _id: 'p1', name: '', number: 1 },
  standings: ['Ana', 'Bea'].map((name, index) => ({
    position: index + 1,
    player: { _id: name.toLowerCase(), name, club: null },
    match_points: 0,
    played: 0,
    won: 0,
    lost: 0,
    sets_won: 0,
    sets_lost: 0,
    buchholz: null,
    certainty: null,
  })),
  matches: [match],
});

async function rowsWith(match: PublicMatch): Promise<readonly (string | undefined)[][]> {
  fakeServer(({ path }) => ({
    body: path.endsWith('groups') ? { collection: [groupWith(match)] } : publicOpenNow(),
  }));
  onPublicPage({ page: GroupsPage }, 'groups');
  const table = await screen.findByRole<HTMLTableElement>('table');
  return [...(table.tBodies[0]?.rows ?? [])].map(({ cells }) =>
    [cells[0], cells[1]].map((cell) => cell?.textContent),
  );
}

test('nobody has a position before the first result', async () => {
  expect(await rowsWith(publicMatchToPlay())).toEqual([
    ['–', 'Ana'],
    ['–', 'Bea'],
  ]);
});

test('positions are shown from the first result on, one that nobody played too', async () => {
  const walkover = publicMatchToPlay({ state: 'finished', outcome: 'walkover', winner: 'a' });
  expect(await rowsWith(walkover)).toEqual([
    ['1', 'Ana'],
    ['2', 'Bea'],
  ]);
});
