import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DayCall } from '@topspin/contract';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { currentNotification, dismiss } from '#ui/notify/notifications.ts';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import {
  givenDay,
  givenDayCall,
  givenDayMatch,
  givenDayTable,
  givenPair,
} from '../../../testing/given-day.ts';
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
const called: DayCall = {
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
  [
    'everybody who was noted',
    ['Ana Gil', 'Leo Ros'],
    'García – Pérez vuelve a la cola y espera a Ana Gil y Leo Ros.',
  ],
  ['nobody whose absence another open has to say', [], 'García – Pérez vuelve a la cola.'],
])('waiting instead names %s', async (_, absent, words) => {
  fakeServer(() => ({ body: { absent: absent.map((name) => ({ _id: name, name })) } }));
  render(<WalkoverDialog {...{ day }} call={called} onClose={() => undefined} />, { wrapper: Ground });
  const wait = await screen.findByRole('button', { name: 'Esperar y devolver a la cola' });
  await waitFor(() => expect(getComputedStyle(wait).pointerEvents).not.toBe('none'));
  await userEvent.click(wait);
  await waitFor(() => expect(currentNotification()?.title).toBe(words));
});

describe('of doubles', () => {
  const doubles = {
    ...day,
    matches: [
      givenDayMatch({ _id: 'm1', table: 4, a: givenPair(['Ana', 'Leo']), b: givenPair(['Eva', 'Nil']) }),
    ],
  };
  const nobodySeen: DayCall = { ...called, present: { a: null, b: null } };

  /** Opens the dialog and ticks these, of people and pairs; what the server then hears of either way out. */
  async function tick(names: readonly string[], { call = nobodySeen, press = 'Dar W.O.' } = {}) {
    const { asked } = fakeServer(() => ({ body: press === 'Dar W.O.' ? given : { absent: [] } }));
    render(<WalkoverDialog day={doubles} call={call} onClose={() => undefined} />, { wrapper: Ground });
    for (const name of names) await userEvent.click(await screen.findByRole('checkbox', { name }));
    const button = await screen.findByRole('button', { name: press });
    await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
    await userEvent.click(button);
    await waitFor(() => expect(asked).toHaveLength(1));
    return asked[0];
  }

  test.each<[string, readonly string[], object]>([
    ['a pair, with one tap', ['Ana / Leo'], { winner: 'b' }],
    ['one of a pair, with one tap', ['Leo'], { winner: 'b', came: ['Ana'] }],
    ['a pair, one by one', ['Eva', 'Nil'], { winner: 'a' }],
    ['a pair but for who is there', ['Ana / Leo', 'Ana'], { winner: 'b', came: ['Ana'] }],
    ['both pairs', ['Ana / Leo', 'Eva / Nil'], { winner: null }],
    ['one of each pair', ['Leo', 'Eva'], { winner: null, came: ['Ana', 'Nil'] }],
  ])('a walkover says that there is nobody of %s', async (_, names, body) => {
    const sent = await tick(names);
    expect(sent?.body).toEqual({ outcome: 'walkover', sets: [], ...body });
  });

  test('the pair that the desk has not seen is ticked, and whoever is there is unticked', async () => {
    const sent = await tick(['Nil'], { call: called });
    expect(sent?.body).toEqual({ outcome: 'walkover', sets: [], winner: 'a', came: ['Nil'] });
  });

  test('a pair of which one is missing is half ticked', async () => {
    await tick(['Leo']);
    expect(screen.getByRole('checkbox', { name: 'Ana / Leo' })).toHaveProperty('indeterminate', true);
    expect(screen.getByRole('checkbox', { name: 'Leo' })).toHaveProperty('checked', true);
  });

  test('waiting notes the missing alone', async () => {
    const sent = await tick(['Leo'], { press: 'Esperar y devolver a la cola' });
    expect(Object.fromEntries(sent?.query ?? [])).toEqual({ absent: 'a', came: '["Ana"]' });
  });

  test('nothing can be done before somebody is ticked, nor once nobody is', async () => {
    render(<WalkoverDialog day={doubles} call={called} onClose={() => undefined} />, { wrapper: Ground });
    const give = await screen.findByRole('button', { name: 'Dar W.O.' });
    expect(give).toHaveProperty('disabled', false);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Eva / Nil' }));
    expect(give).toHaveProperty('disabled', true);
    expect(screen.getByRole('button', { name: 'Esperar y devolver a la cola' })).toHaveProperty(
      'disabled',
      true,
    );
  });
});
