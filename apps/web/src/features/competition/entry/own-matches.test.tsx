import { renderHook, waitFor } from '@testing-library/react';
import type { Group } from '@topspin/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSession, keepSession } from '#lib/session/session.ts';
import { fakeServer, tokens } from '../../../testing/fake-server.ts';
import { Ground } from '../../../testing/with-words.tsx';
import { useOwnMatches } from './own-matches.tsx';

beforeEach(() => {
  keepSession(tokens(1));
  fakeServer(() => ({ body: { user: {}, player: person('Ana') } }));
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

type Matches = Group['matches'];
type State = Matches[number]['state'];

const person = (name: string) => ({
  _id: name,
  name,
  avatar: null,
  club_id: null,
  rating: 1000,
  guest: false,
});
const pairOf = (one: string, other: string) => ({
  ...person(`${one} / ${other}`),
  pair: true as const,
  members: [person(one), person(other)],
});
const match = (
  _id: string,
  { state = 'enrolled', umpire = null, ...sides }: Partial<Matches[number]>,
): Parameters<typeof useOwnMatches>[0][number] => ({ _id, a: null, b: null, ...sides, umpire, state });

async function ownOf(matches: Parameters<typeof useOwnMatches>[0]): Promise<readonly string[]> {
  const { result } = renderHook(() => useOwnMatches(matches), { wrapper: Ground });
  await waitFor(() => expect(result.current.size).toBeGreaterThan(0));
  return [...result.current];
}

const finished: State = 'finished';

test('a player has the matches to play and to umpire that are not over', async () => {
  const [ana, bea, carla] = ['Ana', 'Bea', 'Carla'].map(person);
  expect(
    await ownOf([
      match('above', { a: ana!, b: bea! }),
      match('below', { a: carla!, b: ana! }),
      match('over', { a: ana!, b: carla!, state: finished }),
      match('of others', { a: bea!, b: carla! }),
      match('umpired', { a: bea!, b: carla!, umpire: { _id: 'Ana', name: 'Ana' } }),
      match('unknown', { a: null, b: carla! }),
    ]),
  ).toEqual(['above', 'below', 'umpired']);
});

test('each of a pair has the matches of the pair, the first as well as the second', async () => {
  const others = [pairOf('Carla', 'Dora'), pairOf('Eva', 'Fina')] as const;
  expect(
    await ownOf([
      match('first', { a: pairOf('Ana', 'Bea'), b: others[0] }),
      match('second', { a: others[0], b: pairOf('Bea', 'Ana') }),
      match('over', { a: pairOf('Ana', 'Bea'), b: others[1], state: finished }),
      match('of others', { a: others[0], b: others[1] }),
      match('umpired', { a: others[0], b: others[1], umpire: { _id: 'Ana', name: 'Ana' } }),
    ]),
  ).toEqual(['first', 'second', 'umpired']);
});
