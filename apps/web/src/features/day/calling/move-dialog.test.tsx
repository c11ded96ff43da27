import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Day } from '@topspin/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { currentNotification, dismiss } from '#ui/notify/notifications.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { givenDay, givenDayCall, givenDayMatch, givenDayTable } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { CallAgain } from './call-again.tsx';
import { MoveDialog } from './move-dialog.tsx';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day']);
});
afterEach(() => {
  cleanup();
  dismiss();
  vi.unstubAllGlobals();
});

const called = givenDayCall({ _id: 'c1', match_id: 'm1', table: 4 }, 2);
const dayWith = (...others: Day['tables']) =>
  givenDay({
    tables: [{ ...givenDayTable(4, 'm1'), state: 'outOfUse' }, ...others],
    matches: [givenDayMatch({ _id: 'm1', table: 4 }), givenDayMatch({ _id: 'm9', table: 5 })],
    calls: [called],
  });

/** A button that has just appeared takes no clicks for a moment. */
async function press(name: string) {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(getComputedStyle(button).pointerEvents).not.toBe('none'));
  await userEvent.click(button);
}

async function openDialog(day: Day) {
  render(<CallAgain {...{ day }} call={called} isNext={false} />, { wrapper: Ground });
  expect(screen.queryByRole('button', { name: /llamada/u })).toBeNull();
  await press('Pasar a otra mesa');
}

test('a match called to a table out of use moves to the first free one, or to another that is chosen', async () => {
  const { asked } = fakeServer(() => ({ status: 204 }));
  await openDialog(
    dayWith(
      givenDayTable(5, 'm9'),
      { ...givenDayTable(6), state: 'locked' },
      givenDayTable(7),
      givenDayTable(8),
    ),
  );
  expect((await screen.findAllByRole('radio')).map((one) => (one as HTMLInputElement).value)).toEqual([
    '7',
    '8',
  ]);
  expect(screen.getByRole('button', { name: 'Pasar a la mesa 7' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Mesa 8' }));
  await press('Pasar a la mesa 8');
  await waitFor(() =>
    expect(currentNotification()?.title).toBe('Ahora en la mesa 8, con las llamadas que tenía.'),
  );
  expect(asked).toMatchObject([
    { method: 'PUT', path: expect.stringMatching(/calls\/c1\/table$/u), body: { table: 8 } },
  ]);
});

test('without a free table it says so, and what else can be done', async () => {
  await openDialog(dayWith(givenDayTable(5, 'm9')));
  expect(await screen.findByText(/^Ahora no hay ninguna mesa libre\./u)).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pasar a otra mesa' }).disabled).toBe(true);
});

const played = { ...givenDayMatch({ _id: 'm1', table: 4 }), state: 'inPlay' as const };
const dayOfPlayed = {
  ...dayWith(givenDayTable(7)),
  tables: [givenDayTable(4, 'm1'), givenDayTable(7)],
  matches: [played],
};

test.each([
  ['with its call', called, [{ method: 'PUT', body: { table: 7 } }]],
  ['without one', undefined, [{ method: 'GET' }, { method: 'PATCH', body: { table: 7 } }]],
])('a match that is played %s moves with its score, which can be undone', async (_, call, expected) => {
  const { asked } = fakeServer(({ method }) =>
    method === 'GET' ? { body: { version: 3 } } : { status: 204 },
  );
  const onClose = vi.fn();
  render(<MoveDialog {...{ onClose, call }} day={dayOfPlayed} match={played} />, { wrapper: Ground });
  expect(screen.getByText(/^El marcador sigue como está/u)).toBeTruthy();
  await press('Pasar a la mesa 7');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(currentNotification()?.title).toBe('Ahora se juega en la mesa 7.');
  expect(currentNotification()?.action?.label).toBe('Deshacer');
  expect(asked).toMatchObject(expected);
});
