import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { onPublicPage, publicMatchToPlay, publicOpenNow } from '../../testing/public-page.tsx';
import { cleanup, fireEvent, screen } from '../../testing/testing-library.ts';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { NowPage } from './now-page.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'publicPages', 'finish']);
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

const none = { count: 0, first: [] };
const nothingRemarkable = { comeback: none, streak: none, longest: none };

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
  fakeServer(({ path }) => {
    if (path.endsWith('/highlights')) return { body: nothingRemarkable };
    if (path.endsWith('/players/p2'))
      return { body: { player: all[1]?.player, position: 2, matches: [], umpires: [], next: null } };
    return { body: path.endsWith('/positions') ? { collection: all } : open };
  });
  onPublicPage({ page: NowPage });
  const shown = () =>
    screen
      .getAllByRole('button', { name: /^Ver el camino de/u })
      .map((button) => button.getAttribute('aria-label'));
  const whole = await screen.findByRole('button', { name: 'Ver toda la clasificación' });
  expect(shown()).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: 'Ver el camino de Jugador 2' }));
  whole.focus();
  fireEvent.click(whole);
  await screen.findByText('Jugador 12');
  expect(shown()).toEqual(all.map(({ player }) => `Ver el camino de ${player.name}`));
  expect(screen.queryByRole('button', { name: 'Ver toda la clasificación' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Ver el camino de Jugador 2' }).ariaExpanded).toBe('true');
  expect(document.activeElement?.textContent).toBe('Jugador 5');
});

test('an open that is over has its podium and highlights, and the path to each position', async () => {
  const ana = { _id: 'ana', name: 'Ana', club: null };
  const bea = { _id: 'bea', name: 'Bea', club: 'CTT Vic' };
  const podium = [
    { position: 1, player: ana },
    { position: 2, player: bea },
  ];
  const final = publicMatchToPlay({
    state: 'finished',
    outcome: 'played',
    winner: 'a',
    round: 'final',
    sets: [{ a: 12, b: 10 }],
    sets_won: { a: 3, b: 1 },
    finished_at: '2026-09-01T12:00:00.000Z',
  });
  const earlier = {
    ...final,
    _id: 'm0',
    round: null,
    winner: 'b',
    sets_won: { a: 1, b: 3 },
    finished_at: '2026-09-01T09:00:00.000Z',
  };
  const comeback = {
    match: final,
    side: 'a',
    set: 2,
    deficit: 8,
    low: { a: 2, b: 10 },
    score: { a: 13, b: 11 },
  };
  const highlights = {
    comeback: { count: 1, first: [comeback] },
    streak: {
      count: 5,
      first: [1, 2, 3].map((set) => ({ ...comeback, set, points: 9, match: { ...final, _id: `m${set}` } })),
    },
    longest: none,
  };
  fakeServer(({ path }) => {
    if (path.endsWith('/highlights')) return { body: highlights };
    if (path.endsWith('/players/ana'))
      return { body: { player: ana, position: 1, matches: [final, earlier], umpires: [], next: null } };
    return { body: publicOpenNow({ state: 'finished', podium, positions: 2, results: [final] }) };
  });
  onPublicPage({ page: NowPage });
  const stands = await screen.findByRole('list', { name: 'Podio' });
  expect([...stands.children].map(({ textContent }) => textContent)).toEqual(['Ana1', 'BeaCTT Vic2']);
  expect(
    await screen.findByRole('link', { name: 'Ana pasó de 2–10 a 13–11 en el set 2, contra Bea' }),
  ).toBeTruthy();
  expect(screen.getByText('Y 2 más, empatados')).toBeTruthy();
  expect(screen.queryByText('Partido más largo')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Ver el camino de Ana' }));
  await screen.findByText(/Ganó a Bea/u);
  const steps = screen
    .getAllByText(/Ganó a Bea|Perdió con Bea/u)
    .map((step) => step.closest('li')?.textContent);
  expect(steps).toEqual(['1–3Perdió con BeaGrupo A · Partido 1', '3–1Ganó a BeaFinal']);
});
