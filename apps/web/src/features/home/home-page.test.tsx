import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { endSession, keepSession } from '#lib/session/session.ts';
import { fakeServer, tokens } from '../../testing/fake-server.ts';
import { givenTurn, givenTurns } from '../../testing/given-turn.ts';
import { onPage } from '../../testing/on-page.tsx';
import { loadWordsForTests } from '../../testing/with-words.tsx';
import { HomePage } from './home-page.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['turns']);
});
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  keepSession(tokens(1));
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
const registration = {
  state: 'registered',
  open: { _id: 'o1', name: 'Open de Vic', date_start: tomorrow, state: 'registrationOpen', time_zone: null },
  player: { _id: 'p2', name: 'Nil Serra' },
};
const venue = { _id: 'v1', name: 'Pavelló del Mirador', address: 'Carrer Nou, 1', tables: 12 };
const player = { _id: 'p9', name: 'Gerard Mas', rating: 1314 };

const user = {
  ...tokens(1).user,
  name: 'Marta Serra',
  email_verified: true,
  roles: [],
  metadata: { playersAdmin: [], players_admin_count: 0, skip_player_creation: false },
  may: { create_opens: true, create_venues: true },
};

/** What a user has, by the end of the address that answers it. */
function show(lists: Readonly<Record<string, readonly unknown[]>>) {
  fakeServer(({ path }) => {
    if (path.endsWith('/me')) return { body: { user, player: null } };
    const [, collection = []] = Object.entries(lists).find(([end]) => path.endsWith(end)) ?? [];
    return { body: { collection, totalRows: collection.length, totalFilteredRows: collection.length } };
  });
  return onPage(() => <HomePage running={[]} showRunning={() => null} />);
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('a mother finds her children’s registrations above the leaderboard', async () => {
  await show({ '/mine': [registration], '/players': [player] });
  expect(await screen.findByText(/Nil Serra/u)).toBeTruthy();
  const order = headings();
  expect(order.indexOf('Tus inscripciones')).toBeLessThan(order.indexOf('Clasificación'));
});

test('who looks after a venue finds it there, and is not asked what brings them here', async () => {
  await show({ '/venues': [venue] });
  expect((await screen.findByText('Pavelló del Mirador')).closest('a')?.getAttribute('href')).toBe(
    '/venues/v1',
  );
  expect(headings()).not.toContain('¿Qué te trae por aquí?');
});

test('who has nothing yet is asked', async () => {
  await show({});
  expect(await screen.findByText('¿Qué te trae por aquí?')).toBeTruthy();
  expect(headings()).not.toContain('Tus sedes');
});

const singles = givenTurns('Individual', [
  givenTurn({ order: 'queue', before: 5 }, { a: 'Ana Gil', b: 'Eva Pla' }),
]);
const called = givenTurn(
  { state: 'due', order: 'queue' },
  { a: 'Ana Gil / Leo Ros', b: 'Mar Vila / Nil Vic' },
);
const doubles = givenTurns('Dobles', [{ ...called, match: { ...called.match, _id: 'm2', table: 3 } }]);

test('of two opens, the match that is called comes first, and the other one below it', async () => {
  await show({ '/turns': [singles, doubles] });
  expect(await screen.findByRole('region', { name: 'Ahora · Dobles' })).toBeTruthy();
  expect(screen.getAllByText('Te toca en la mesa 3')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('Te toca en la mesa 3');
  const others = within(screen.getByRole('region', { name: 'Tus otros torneos' }));
  expect(others.getByRole('listitem').textContent).toContain('Individual');
  expect(others.getByText(/Hay 5 partidos delante en la cola/u)).toBeTruthy();
  expect(others.queryByText(/Dobles/u)).toBeNull();
});

test('in one open alone there are no others', async () => {
  await show({ '/turns': [singles] });
  expect(await screen.findByRole('region', { name: 'Tu próximo partido · Individual' })).toBeTruthy();
  expect(headings()).not.toContain('Tus otros torneos');
});
