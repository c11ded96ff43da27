import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Day, DayTable } from '@topspin/contract';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { currentNotification, dismiss, notify } from '#ui/notify/notifications.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { givenDay, givenDayCall, givenDayMatch, givenDayTable } from '../../../testing/given-day.ts';
import { onPage } from '../../../testing/on-page.tsx';
import { loadWordsForTests } from '../../../testing/with-words.tsx';
import { tablesOf } from '../shown-day.ts';
import { TableCard } from './table-card.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day', 'match']);
});
afterEach(() => {
  cleanup();
  dismiss();
  vi.unstubAllGlobals();
});

const ended = givenDayMatch({
  _id: 'ended',
  table: 1,
  state: 'finished',
  sets: [
    { a: 11, b: 8 },
    { a: 9, b: 11 },
    { a: 11, b: 5 },
    { a: 11, b: 7 },
  ],
  sets_won: { a: 3, b: 1 },
  winner: 'a',
  outcome: 'played',
  finished_at: '2026-11-28T10:40:00Z',
});
const next = givenDayMatch({ _id: 'next', table: 1 });
const open = { _id: 'open', name: 'Open', may_manage: true, may_call: true, automatic: true, umpires: false };

/** The card of the first table. */
async function drawCard(of: Partial<Day>, table: Partial<DayTable>) {
  const day = givenDay({
    opens: [open],
    matches: [ended, next],
    ...of,
    tables: [{ ...givenDayTable(1), ended_match_id: 'ended', ...table }],
  });
  const [shown] = tablesOf(day);
  if (!shown) throw new Error('a day has a table');
  const props = {
    day,
    shown,
    isChosen: false,
    isProposed: false,
    hasMatch: false,
    isNext: false,
    busy: false,
  };
  await onPage(() => <TableCard {...props} onChoose={vi.fn()} />);
  return screen.getByRole('region', { name: 'Mesa 1' });
}

test('a free table shows who won the last match on it, by which games, and the way to correct it', async () => {
  const card = await drawCard({}, {});
  expect(card.textContent).toContain('García3Pérez1Último · acabó 11:40');
  expect(card.textContent).toContain('11-8, 9-11, 11-5, 11-7');
  const link = screen.getByRole('link', { name: 'Ver o corregir el último resultado' });
  expect(link.getAttribute('href')).toMatch(/^\/match\/ended\?tables=open&table=1$/u);
});

test('whoever may not enter results of the open has no way to correct it', async () => {
  await drawCard({ opens: [{ ...open, may_manage: false }] }, {});
  expect(screen.queryByRole('link')).toBeNull();
});

test('the next match that is called there takes the place of the last one', async () => {
  const calls = [givenDayCall({ _id: 'call', match_id: 'next', table: 1 }, 1)];
  const card = await drawCard({ calls }, { match_id: 'next' });
  expect(card.textContent).toContain('1.ª llamada');
  expect(card.textContent).not.toContain('Último');
});

test.each<[string, boolean, Partial<DayTable>, string]>([
  ['an automatic day, and an automatic table', true, {}, 'Mesa 1automáticaLibre'],
  ['a table by hand', true, { automatic: false }, 'Mesa 1a manoLibre'],
  ['a locked table, to which a person alone calls', true, { state: 'locked' }, 'Mesa 1a manoBloqueada'],
  ['a table out of use', true, { state: 'outOfUse' }, 'Mesa 1Fuera de uso'],
  ['a day by hand', false, {}, 'Mesa 1Libre'],
])('who calls to a table is said on its card: %s', async (_, automatic, table, words) => {
  const card = await drawCard({ automatic }, table);
  expect(card.textContent?.startsWith(words)).toBe(true);
});

const walkover = { ...ended, sets: [], sets_won: { a: 3, b: 0 }, outcome: 'walkover' as const };

test('a walkover that was given minutes ago is removed from the card of its table', async () => {
  const { asked } = fakeServer(() => ({ body: { version: 7 } }));
  const card = await drawCard({ at: '2026-11-28T10:45:00Z', matches: [walkover, next] }, {});
  await userEvent.click(within(card).getByRole('button', { name: 'Quitar el W.O.' }));
  const dialog = await screen.findByRole('dialog', { name: '¿Quitar el W.O.?' });
  expect(dialog.textContent).toContain(
    'García – PérezEl partido vuelve a la cola y se llama cuando le toque.',
  );
  const confirm = within(dialog).getByRole('button', { name: 'Quitar el W.O.' });
  await waitFor(() => expect(getComputedStyle(confirm).pointerEvents).not.toBe('none'));
  await userEvent.click(confirm);
  await waitFor(() => expect(currentNotification()?.title).toBe('El partido vuelve a la cola, sin el W.O.'));
  expect(asked.map(({ method, path }) => `${method} ${path.split('/').slice(-2).join('/')}`)).toEqual([
    'GET matches/ended',
    'DELETE ended/result',
  ]);
  expect(asked[1]?.headers.get('if-match')).toBe('7');
});

test.each<[string, Partial<Day>]>([
  ['that is older is corrected', { at: '2026-11-28T10:51:00Z' }],
  [
    'of an open of others is not removed',
    { at: '2026-11-28T10:45:00Z', opens: [{ ...open, may_manage: false }] },
  ],
])('a walkover %s', async (_what, of) => {
  const card = await drawCard({ matches: [walkover, next], ...of }, {});
  expect(within(card).queryByRole('button', { name: 'Quitar el W.O.' })).toBeNull();
  expect(within(card).queryAllByRole('link')).toHaveLength(of.opens ? 0 : 1);
});

test.each([
  ['of an automatic day, since it is held there, says for how long', true, 'Devolver a la cola, 5 min'],
  ['of a day by hand is the act alone', false, 'Devolver a la cola'],
])('the way back to the queue %s', async (_what, automatic, expected) => {
  const calls = [givenDayCall({ _id: 'call', match_id: 'next', table: 1 }, 1)];
  const card = await drawCard({ automatic, calls }, { match_id: 'next' });
  expect(within(card).getByRole('button', { name: /^Devolver/u }).textContent).toBe(expected);
});

test('what was said of something else goes with the next tap that writes, so that it is not taken for its answer', async () => {
  fakeServer(() => ({ status: 204 }));
  const calls = [givenDayCall({ _id: 'call', match_id: 'next', table: 1 }, 1)];
  const card = await drawCard({ calls }, { match_id: 'next', state: 'locked' });
  notify('success', 'Ahora en la mesa 1, con las llamadas que tenía.');
  await userEvent.click(within(card).getByRole('button', { name: 'García: en la mesa' }));
  await waitFor(() => expect(currentNotification()).toBeNull());

  notify('success', 'Ahora en la mesa 1, con las llamadas que tenía.');
  await userEvent.click(within(card).getByRole('button', { name: 'Opciones de la mesa 1' }));
  const open = await screen.findByRole('menuitem', { name: /^Abrir/u });
  await waitFor(() => expect(getComputedStyle(open).pointerEvents).not.toBe('none'));
  await userEvent.click(open);
  await waitFor(() => expect(currentNotification()).toBeNull());
});

test.each<[string, Partial<typeof next>, string]>([
  ['lacks one is given an umpire', {}, 'Poner árbitro'],
  [
    'has one is given another',
    { umpire: { _id: 'vic', name: 'Vic Vela', club: null } },
    'Cambiar el árbitro',
  ],
])('a match in play that %s from the menu of its table, as one that is called', async (_what, of, act) => {
  fakeServer(() => ({ body: { collection: [] } }));
  const calls = [givenDayCall({ _id: 'call', match_id: 'next', table: 1 }, 1)];
  const matches = [ended, { ...next, ...of, state: 'inPlay' as const, started_at: '2026-11-28T10:41:00Z' }];
  const card = await drawCard({ calls, matches }, { match_id: 'next' });
  await userEvent.click(within(card).getByRole('button', { name: 'Opciones de la mesa 1' }));
  const item = await screen.findByRole('menuitem', { name: act });
  await waitFor(() => expect(getComputedStyle(item).pointerEvents).not.toBe('none'));
  await userEvent.click(item);
  expect(await screen.findByRole('dialog', { name: `${act} · García – Pérez` })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: 'No se presenta…' })).toBeNull();
});
