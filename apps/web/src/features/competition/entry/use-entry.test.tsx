import 'fake-indexeddb/auto';
import { getGroup, type Group } from '@topspin/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { apiQuery, queries } from '#lib/api/query.ts';
import { allItems, ready, remove, written } from '#lib/outbox/outbox.ts';
import { startSending } from '#lib/outbox/sender.ts';
import { endSession, keepSession } from '#lib/session/session.ts';
import { currentNotification, dismiss } from '#ui/notify/notifications.ts';
import { fakeServer, refusal, tokens } from '../../../testing/fake-server.ts';
import { gridMoves } from '../group/grid-moves.ts';
import { results } from './results.ts';
import { type EntryState, useEntry } from './use-entry.ts';

let stop: () => void;
const logIn = (_id: string) => keepSession({ ...tokens(1), user: { _id, email: 'x@example.org' } });

beforeEach(async () => {
  await ready;
  logIn('ana');
  stop = startSending({ results: async () => results });
});
afterEach(async () => {
  stop();
  cleanup();
  remove(allItems().map(({ id }) => id));
  await written();
  queries.clear();
  dismiss();
  endSession();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const groupId = '01890000-0000-7000-8000-000000000001';
const player = (_id: string) => ({ _id, name: _id });
const match = (a: string, b: string) => ({
  _id: a + b,
  a: player(a),
  b: player(b),
  best_of: 5,
  state: 'enrolled',
  outcome: null,
  winner: null,
  sets: [],
  sets_won: { a: 0, b: 0 },
  called_at: null,
  next: null,
});

/** A server with a group of three players, whose connection can be cut. */
function hall() {
  const group = {
    _id: groupId,
    name: 'Grupo 1',
    open: { _id: 'o1', name: 'Open de Alcoy', may_manage: true },
    players: ['A', 'B', 'C'].map(player),
    matches: [match('A', 'B'), match('A', 'C'), match('B', 'C')],
  };
  const connection = { isUp: true, refuses: '' };
  const { asked } = fakeServer(({ method, path, body }) => {
    if (method === 'GET') return { body: structuredClone(group) };
    if (!connection.isUp) return 'offline';
    if (connection.refuses !== '' && path.includes(connection.refuses))
      return { status: 409, body: refusal('match.alreadyFinished', 'Ya tiene resultado.') };
    const put = group.matches.find(({ _id }) => path.includes(_id));
    Object.assign(put ?? {}, { state: 'finished', winner: 'a', version: 2, ...(body as object) });
    return { body: structuredClone(put) };
  });
  const mend = () => {
    connection.isUp = true;
    window.dispatchEvent(new Event('online'));
  };
  /** The results that were sent, by match. */
  const sent = () => asked.filter(({ method }) => method === 'PUT').map(({ path }) => path.split('/').at(-2));
  /** Another device enters 3–0 in a match. */
  const otherDevice = (matchId: string) => {
    const put = group.matches.find(({ _id }) => _id === matchId);
    const set = { a: 11, b: 1 };
    Object.assign(put ?? {}, {
      state: 'finished',
      outcome: 'played',
      winner: 'a',
      sets: [set, set, set],
      sets_won: { a: 3, b: 0 },
    });
    connection.refuses = matchId;
  };
  return { connection, mend, sent, otherDevice };
}

/** The grid as a page has it, which gets the group from its parent. */
async function openGrid() {
  /** How many matches had a result in each render. */
  const shown: number[] = [];
  let entry: EntryState | undefined;
  function Grid({ group }: { readonly group: Group }) {
    entry = useEntry(group, gridMoves(group));
    shown.push(entry.matches.filter(({ state }) => state === 'finished').length);
    return null;
  }
  function GroupPage() {
    const { data } = useQuery(apiQuery(getGroup, { params: { id: groupId } }));
    return data ? <Grid group={data} /> : null;
  }
  const { unmount } = render(
    <QueryClientProvider client={queries}>
      <GroupPage />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(entry).toBeDefined());
  const type = (...lines: readonly string[]) => {
    act(() => entry?.open({ matchId: 'AB', side: 'a' }));
    for (const text of lines) {
      act(() => entry?.type(text));
      act(() => entry?.enter());
    }
  };
  return { shown, type, leave: unmount, entry: () => entry };
}

const three = ['5 6 7', '8 9 4', '3 2 6'];

test('a result that was typed stays in its cell while it is sent, acknowledged and read again', async () => {
  hall();
  const { shown, type, entry } = await openGrid();
  type(...three);
  await waitFor(() => expect(entry()?.unsent).toBe(0));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  expect(shown.at(-1)).toBe(3);
});

test('results typed offline are sent from any page, in order and once', async () => {
  const { connection, mend, sent } = hall();
  connection.isUp = false;
  const { type, leave } = await openGrid();
  type(...three);
  leave();
  expect(allItems().map(({ about }) => about.change?.person)).toEqual(['A – B', 'A – C', 'B – C']);
  await waitFor(() => expect(sent()).toEqual(['AB']));
  connection.isUp = true;
  mend();
  await waitFor(() => expect(allItems()).toEqual([]));
  expect(sent()).toEqual(['AB', 'AB', 'AC', 'BC']);
});

test('results of another account are neither shown nor sent', async () => {
  const { connection, mend, sent } = hall();
  connection.isUp = false;
  const ana = await openGrid();
  ana.type(...three);
  ana.leave();
  await waitFor(() => expect(sent()).toHaveLength(1));
  act(() => logIn('bea'));
  connection.isUp = true;
  const bea = await openGrid();
  mend();
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(bea.entry()?.unsent).toBe(0);
  expect(bea.shown.at(-1)).toBe(0);
  expect(sent()).toHaveLength(1);
  act(() => logIn('ana'));
  await waitFor(() => expect(allItems()).toEqual([]));
  expect(bea.shown.at(-1)).toBe(3);
});

test('a refused result stays in its cell with the reason, and the others go on', async () => {
  const { connection } = hall();
  connection.refuses = 'AB';
  const { type, entry } = await openGrid();
  const spot = { matchId: 'AB', side: 'a' } as const;
  type(...three);
  await waitFor(() => expect(entry()?.unsent).toBe(0));
  expect(entry()?.refusalAt(spot)).toBe('Ya tiene resultado.');
  expect(entry()?.draftAt(spot)).toBe('5 6 7');
  expect(allItems().map(({ about }) => about.change?.person)).toEqual(['A – B']);
});

test('a result that somebody else enters meanwhile is told to the second, who may correct it then', async () => {
  const { otherDevice } = hall();
  const { type, entry } = await openGrid();
  const spot = { matchId: 'AB', side: 'a' } as const;
  act(() => entry()?.open(spot));
  act(() => entry()?.type('-5 -6 -7'));
  otherDevice('AB');
  await act(() => queries.invalidateQueries());
  await waitFor(() => expect(entry()?.matches[0]?.state).toBe('finished'));
  act(() => entry()?.enter());
  expect(entry()?.correction).toBeNull();
  await waitFor(() => expect(entry()?.refusalAt(spot)).toBe('Ya tiene resultado.'));
  expect(currentNotification()?.title).toBe('Ya tiene resultado.');
  type('-5 -6 -7');
  expect(entry()?.correction).toMatchObject({ matchId: 'AB', result: { sets: [{ a: 5, b: 11 }, {}, {}] } });
  expect(entry()?.refusalAt(spot)).toBeUndefined();
});

test('a line that is not complete does not come back over what somebody else entered meanwhile, but is offered', async () => {
  const { otherDevice } = hall();
  const first = await openGrid();
  const spot = { matchId: 'AB', side: 'a' } as const;
  act(() => first.entry()?.open(spot));
  act(() => first.entry()?.type('-5'));
  first.leave();
  otherDevice('AB');
  await act(() => queries.invalidateQueries());
  const { entry } = await openGrid();
  await waitFor(() => expect(entry()?.matches[0]?.state).toBe('finished'));
  expect(entry()?.draftAt(spot)).toBeUndefined();
  act(() => entry()?.open(spot));
  expect(entry()?.line).toBe('1 1 1');
  expect(entry()?.outdated?.line).toBe('-5');
  act(() => entry()?.outdated?.draft.undo());
  expect(entry()?.line).toBe('-5');
  expect(entry()?.outdated).toBeUndefined();
});

test('undo takes back what has not left the device, the last one first, and opens its line', async () => {
  const { connection } = hall();
  connection.isUp = false;
  const { type, entry } = await openGrid();
  type(...three);
  act(() => entry()?.undo.undo());
  expect(allItems().map(({ about }) => about.change?.person)).toEqual(['A – B', 'A – C']);
  expect(entry()?.line).toBe('3 2 6');
});
