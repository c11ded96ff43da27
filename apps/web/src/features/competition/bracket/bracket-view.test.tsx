import 'fake-indexeddb/auto';
import type { Group } from '@topspin/contract';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '#lib/paths.ts';
import { loadWords } from '#lib/i18n.ts';
import { allItems, ready, remove, written } from '#lib/outbox/outbox.ts';
import { endSession, keepSession } from '#lib/session/session.ts';
import { tokens } from '../../../testing/fake-server.ts';
import { cleanup, fireEvent, render, screen } from '../../../testing/testing-library.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { BracketView } from './bracket-view.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['match', 'competition', 'matches']);
  await ready;
});
beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  keepSession(tokens(1));
});
afterEach(async () => {
  cleanup();
  remove(allItems().map(({ id }) => id));
  await written();
  endSession();
  vi.unstubAllGlobals();
});

const person = (name: string) => ({ _id: name, name });
const match = (number: number, round: string, a: string | null, b: string | null) => ({
  _id: `${round}${number}`,
  number,
  round,
  round_number: round === 'final' ? 2 : 1,
  a: a && person(a),
  b: b && person(b),
  best_of: 5,
  state: a && b ? 'enrolled' : 'waiting',
  outcome: null,
  winner: null,
  table: null,
  umpire: null,
  sets: [],
  sets_won: { a: 0, b: 0 },
  next: round === 'final' ? null : { match_id: 'final1', side: number === 1 ? 'a' : 'b' },
});
const group = {
  _id: '01890000-0000-7000-8000-000000000001',
  phase_id: 'p1',
  name: 'Cuadro',
  type: 'knockout',
  open: { _id: 'o1', name: 'Open', may_manage: true },
  players: ['Ana', 'Bea', 'Eva', 'Zoe'].map(person),
  matches: [
    match(1, 'semifinal', 'Ana', 'Bea'),
    match(2, 'semifinal', 'Eva', 'Zoe'),
    match(1, 'final', null, null),
  ],
} as unknown as Group;

function show(shown: Group) {
  const rootRoute = createRootRoute();
  const home = createRoute({
    getParentRoute: () => rootRoute,
    path: '/',
    component: () => <BracketView group={shown} />,
  });
  const routeTree = rootRoute.addChildren([
    home,
    createRoute({ getParentRoute: () => rootRoute, path: paths.match }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  render(<RouterProvider router={router as never} />, { wrapper: Ground });
}

test('on a phone the round follows the results that are entered, from the semi-finals to the final', async () => {
  show(group);
  fireEvent.click(await screen.findByRole('button', { name: /Ana contra Bea/u }));
  const enter = async (own: RegExp) => {
    const field = await screen.findByRole('textbox', { name: own });
    fireEvent.change(field, { target: { value: '9 8 7' } });
    fireEvent.keyDown(field, { key: 'Enter' });
  };
  await enter(/Sets de Ana/u);
  expect(screen.getByRole('tab', { name: 'Semifinales' }).getAttribute('aria-selected')).toBe('true');
  await enter(/Sets de Eva/u);
  await screen.findByRole('textbox', { name: 'Sets de Ana contra Eva' });
  expect(screen.getByRole('tab', { name: 'Final' }).getAttribute('aria-selected')).toBe('true');
});

test('how to enter results is said while there are results to enter', async () => {
  show(group);
  expect(await screen.findByText(/^Elige un partido y escribe/u)).toBeTruthy();
  cleanup();
  const over = group.matches.map((one) => ({ ...one, state: 'finished' as const, annulled: null }));
  show({ ...group, matches: over });
  await screen.findAllByRole('tab');
  expect(screen.queryByText(/^Elige un partido y escribe/u)).toBeNull();
});
