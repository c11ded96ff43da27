import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Day } from '@topspin/contract';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadWords } from '#lib/i18n.ts';
import { currentNotification, dismiss } from '#ui/notify/notifications.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { givenDay, givenDayCall, givenDayMatch, givenDayTable } from '../../../testing/given-day.ts';
import { Ground, loadWordsForTests } from '../../../testing/with-words.tsx';
import { OnTable } from '../plan/on-table.tsx';
import { statusOf, tablesOf } from '../shown-day.ts';

beforeAll(async () => {
  await loadWordsForTests();
  await loadWords(['day', 'match', 'competition']);
});
afterEach(() => {
  cleanup();
  dismiss();
  vi.unstubAllGlobals();
});

const [ours] = givenDay({}).opens;
const match = givenDayMatch({ _id: 'one', table: 1 });
const umpire = { _id: 'vic', name: 'Vic Vela', club: null };

function onTable(of: Partial<Day>) {
  const day = givenDay({
    opens: [{ ...ours!, umpires: true }],
    matches: [match],
    tables: [givenDayTable(1, 'one')],
    calls: [givenDayCall({ _id: 'call', match_id: 'one', table: 1 }, 1)],
    ...of,
  });
  const [shown] = tablesOf(day);
  return <OnTable {...{ day }} shown={shown!} match={shown!.match!} status={statusOf(shown!)} />;
}
const draw = (of: Partial<Day>) => render(onTable(of), { wrapper: Ground });

const missing = () => screen.queryByRole('button', { name: 'Sin árbitro · Poner árbitro' });

test('a called match without an umpire says so where its open gives one, and a tap chooses', async () => {
  const free = { ...umpire, volunteer: true, duties: 0, busy: false, queue_place: null };
  fakeServer(() => ({ body: { collection: [free] } }));
  draw({});
  fireEvent.click(missing()!);
  expect(await screen.findByRole('dialog', { name: 'Poner árbitro · García – Pérez' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: /^Vic Vela/u })).toBeTruthy();
});

test.each<[why: string, of: Partial<Day>]>([
  ['its open gives none', { opens: [ours!] }],
  ['it has one', { matches: [{ ...match, umpire }] }],
  ['it has begun', { matches: [{ ...match, state: 'inPlay' }] }],
  ['others call it', { opens: [{ ...ours!, umpires: true, may_call: false }] }],
])('it says nothing where %s', (_why, of) => {
  draw(of);
  expect(screen.getByText('García')).toBeTruthy();
  expect(missing()).toBeNull();
});

test.each<[why: string, of: Partial<Day>, said: string]>([
  [
    'the match ends',
    { matches: [{ ...match, state: 'finished' }], calls: [] },
    'García – Pérez ya no está llamado.',
  ],
  ['it is called no longer', { calls: [] }, 'García – Pérez ya no está llamado.'],
])('the dialog says why it closes when %s under it', async (_why, of, said) => {
  fakeServer(() => ({ body: { collection: [] } }));
  const { rerender } = draw({});
  fireEvent.click(missing()!);
  await screen.findByRole('dialog');
  rerender(onTable(of));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentNotification()?.title).toBe(said);
});

test('the dialog stays when the match begins under it', async () => {
  fakeServer(() => ({ body: { collection: [] } }));
  const { rerender } = draw({});
  fireEvent.click(missing()!);
  await screen.findByRole('dialog');
  rerender(onTable({ matches: [{ ...match, state: 'inPlay' }] }));
  expect(screen.getByRole('dialog', { name: 'Poner árbitro · García – Pérez' })).toBeTruthy();
  expect(currentNotification()).toBeNull();
});
