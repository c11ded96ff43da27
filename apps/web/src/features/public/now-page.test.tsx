import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { onPublicPage, publicMatchToPlay, publicOpenNow } from '../../testing/public-page.tsx';
import { cleanup, fireEvent, screen } from '../../testing/testing-library.ts';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { NowPage } from './now-page.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'publicPages']);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('an open in play without matches waits for its draw, not for its start', async () => {
  fakeServer(() => ({ body: publicOpenNow({ has_groups: false }) }));
  onPublicPage({ page: NowPage });
  expect(await screen.findByText(/^Cuando se haga el sorteo/u)).toBeTruthy();
  expect(screen.queryByText(/Cuando empiece/u)).toBeNull();
});

test('once it is over, the whole classification opens below the first places', async () => {
  const all = Array.from({ length: 12 }, (_, index) => ({
    position: index + 1,
    player: { _id: `p${index + 1}`, name: `Jugador ${index + 1}`, club: null },
  }));
  const open = publicOpenNow({
    state: 'finished',
    podium: all.slice(0, 4),
    positions: 12,
    results: [publicMatchToPlay({ state: 'finished', winner: 'a' })],
  });
  fakeServer(({ path }) => ({ body: path.endsWith('/positions') ? { collection: all } : open }));
  onPublicPage({ page: NowPage });
  const shown = () =>
    screen.getAllByRole('link', { name: /^Jugador/u }).map(({ textContent }) => textContent);
  const whole = await screen.findByRole('button', { name: 'Ver toda la clasificación' });
  expect(shown()).toHaveLength(4);
  fireEvent.click(whole);
  await screen.findByText('Jugador 12');
  expect(shown()).toEqual(all.map(({ player }) => player.name));
  expect(screen.queryByRole('button', { name: 'Ver toda la clasificación' })).toBeNull();
});
