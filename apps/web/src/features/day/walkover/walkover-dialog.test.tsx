import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { currentNotification, dismiss } from '#ui/notify/notifications.ts';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { givenDay, givenDayCall, givenDayMatch, givenDayTable } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { WalkoverDialog } from './walkover-dialog.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day']);
});
afterEach(() => {
  cleanup();
  dismiss();
  vi.unstubAllGlobals();
});

const day = givenDay({
  tables: [givenDayTable(4, 'm1')],
  matches: [givenDayMatch({ _id: 'm1', table: 4 })],
});
const called = {
  ...givenDayCall({ _id: 'c1', match_id: 'm1', table: 4 }, 3),
  present: { a: '2026-11-28T10:00:00Z', b: null },
};
const given = { version: 7, winner: 'a', a: { name: 'García' }, b: { name: 'Pérez' } };

/** Gives the walkover and takes it back; the server answers so to the call that is to go on. */
async function giveAndTakeBack(restored: { readonly status: number; readonly body?: unknown }) {
  const { asked } = fakeServer(({ path }) => (path.endsWith('/restore') ? restored : { body: given }));
  const onClose = vi.fn();
  render(<WalkoverDialog {...{ day, onClose }} call={called} />, { wrapper: Ground });
  const give = await screen.findByRole('button', { name: 'Dar W.O.' });
  await waitFor(() => expect(getComputedStyle(give).pointerEvents).not.toBe('none'));
  await userEvent.click(give);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(currentNotification()).toMatchObject({
    title: 'W.O.: gana García.',
    subtitle: 'García – Pérez',
    duration: 20_000,
    action: { label: 'Deshacer' },
  });
  currentNotification()?.action?.run();
  await waitFor(() => expect(currentNotification()?.action).toBeUndefined());
  return asked.map(({ method, path }) => `${method} ${path.split('/').slice(-2).join('/')}`);
}

test('a walkover says who wins, and is taken back: its call goes on as it was', async () => {
  const asked = await giveAndTakeBack({ status: 204 });
  expect(asked).toEqual(['PUT m1/result', 'DELETE m1/result', 'POST c1/restore']);
  expect(currentNotification()?.title).toBe('Otra vez en la mesa 4, con las llamadas que tenía.');
});

test('where its table was given to another match meanwhile, it is back in the queue', async () => {
  await giveAndTakeBack({ status: 409, body: refusal('day.tableTaken', 'La mesa 4 está ocupada.') });
  expect(currentNotification()?.title).toBe('El partido vuelve a la cola, sin el W.O.');
});

test.each([
  ['everybody who was noted', ['Ana Gil', 'Leo Ros'], 'Vuelve a la cola y espera a Ana Gil y Leo Ros.'],
  ['nobody whose absence another open has to say', [], 'Vuelve a la cola.'],
])('waiting instead names %s', async (_, absent, words) => {
  fakeServer(() => ({ body: { absent: absent.map((name) => ({ _id: name, name })) } }));
  render(<WalkoverDialog {...{ day }} call={called} onClose={() => undefined} />, { wrapper: Ground });
  const wait = await screen.findByRole('button', { name: 'Esperar y devolver a la cola' });
  await waitFor(() => expect(getComputedStyle(wait).pointerEvents).not.toBe('none'));
  await userEvent.click(wait);
  await waitFor(() => expect(currentNotification()?.title).toBe(words));
});
