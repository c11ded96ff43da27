import { getGroup, type Group } from '@topspin/contract';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { apiQuery, queries } from '#lib/api/query.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { gridMoves } from '../group/grid-moves.ts';
import { type EntryState, useEntry } from './use-entry.ts';

afterEach(() => {
  cleanup();
  queries.clear();
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
  next: null,
});

/** A server with a group of three players. */
function hall() {
  const group = {
    _id: groupId,
    players: ['A', 'B', 'C'].map(player),
    matches: [match('A', 'B'), match('A', 'C'), match('B', 'C')],
  };
  fakeServer(({ method, path, body }) => {
    if (method === 'GET') return { body: structuredClone(group) };
    const put = group.matches.find(({ _id }) => path.includes(_id));
    Object.assign(put ?? {}, { state: 'finished', winner: 'a', version: 2, ...(body as object) });
    return { body: structuredClone(put) };
  });
}

test('a result that was typed stays in its cell while it is sent, acknowledged and read again', async () => {
  hall();
  /** How many matches had a result in each render, as on the page: the grid gets the group from its parent. */
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
  render(
    <QueryClientProvider client={queries}>
      <GroupPage />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(entry).toBeDefined());
  act(() => entry?.open({ matchId: 'AB', side: 'a' }));
  for (const line of ['5 6 7', '8 9 4', '3 2 6']) {
    act(() => entry?.type(line));
    act(() => entry?.enter());
  }
  await waitFor(() => expect(entry?.unsent).toBe(0));
  await waitFor(() => expect(queries.isFetching()).toBe(0));
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  expect(shown.at(-1)).toBe(3);
});
