import { getGroup, type MatchPage } from '@topspin/contract';
import { expect, test } from 'vitest';
import { queries } from '#lib/api/query.ts';
import { type Entry, type EntryMatch, withEntries } from './entry-queue.ts';
import { showResult } from './show-result.ts';

const person = (name: string) => ({
  _id: name,
  name,
  avatar: null,
  club_id: null,
  rating: 1000,
  guest: false,
});
const unplayed: Partial<EntryMatch> = {
  a: null,
  b: null,
  best_of: 5,
  state: 'enrolled',
  winner: null,
  called_at: null,
  next: null,
};
const match = (_id: string, over: Partial<EntryMatch>) => ({ ...unplayed, _id, ...over }) as EntryMatch;
const straight = [1, 2, 3].map(() => ({ a: 11, b: 5 }));
const typed = (matchId: string): Entry => ({
  matchId,
  side: 'a',
  line: '5 5 5',
  result: { outcome: 'played', sets: straight },
});

const semifinal = (number: 1 | 2, names: readonly [string, string]) =>
  match(`semifinal${number}`, {
    a: person(names[0]),
    b: person(names[1]),
    next: { match_id: 'final', side: number === 1 ? 'a' : 'b' },
  });
const bracket = [
  semifinal(1, ['Ana', 'Bea']),
  semifinal(2, ['Carla', 'Dora']),
  match('final', { state: 'waiting' }),
];

const finalWith = (waiting: readonly Entry[]) =>
  withEntries(bracket, waiting).find(({ _id }) => _id === 'final');

test('typed semi-finals fill the final, which can be entered before they are sent', () => {
  expect(finalWith([typed('semifinal1')])).toMatchObject({ a: { name: 'Ana' }, b: null, state: 'waiting' });
  expect(finalWith([typed('semifinal1'), typed('semifinal2')])).toMatchObject({
    a: { name: 'Ana' },
    b: { name: 'Carla' },
    state: 'enrolled',
  });
});

test('between the answer and the reload the final keeps its players', async () => {
  const key = [getGroup.name, 'g1'];
  queries.setQueryData(key, { matches: bracket });
  for (const _id of ['semifinal1', 'semifinal2'])
    await showResult({ _id, state: 'finished', winner: 'b', sets: straight } as unknown as MatchPage);
  const { matches } = queries.getQueryData<{ matches: EntryMatch[] }>(key) ?? { matches: [] };
  expect(matches.find(({ _id }) => _id === 'final')).toMatchObject({
    a: { name: 'Bea' },
    b: { name: 'Dora' },
    state: 'enrolled',
  });
});
