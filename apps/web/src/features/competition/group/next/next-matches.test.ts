import type { Group } from '@topspin/contract';
import { expect, test } from 'vitest';
import { nextAfter, nextMatches } from './next-matches.ts';
import { restingOf } from './resting.ts';

type State = Group['matches'][number]['state'];

const person = (name: string) => ({
  _id: name,
  name,
  avatar: null,
  club_id: null,
  rating: 1000,
  guest: false,
});
const match = (a: string, b: string, umpire: string, state: State) => ({
  _id: `${a}${b}`,
  a: person(a),
  b: person(b),
  umpire: person(umpire),
  state,
  called_at: null as string | null,
});
const players = ['Ana', 'Bea', 'Carla', 'Dora', 'Eva'].map((name) => ({ ...person(name), left: false }));

test.each([
  {
    states: ['finished', 'enrolled', 'enrolled'],
    current: 'BeaDora',
    following: 'AnaDora',
    resting: ['Eva'],
  },
  {
    states: ['finished', 'enrolled', 'inPlay'],
    current: 'AnaDora',
    following: 'BeaDora',
    resting: ['Eva'],
  },
  {
    states: ['finished', 'finished', 'inPlay'],
    current: 'AnaDora',
    following: undefined,
    resting: ['Carla', 'Eva'],
  },
  { states: ['finished', 'finished', 'finished'], current: undefined, following: undefined, resting: [] },
] as const)('of $states the current match is $current, then $following', ({ states, ...expected }) => {
  const matches = [
    match('Ana', 'Bea', 'Carla', states[0]),
    match('Bea', 'Dora', 'Carla', states[1]),
    match('Ana', 'Dora', 'Bea', states[2]),
  ];
  const next = nextMatches(matches);
  const { current, following } = next;
  const resting = restingOf({ matches, players }, next);
  expect({ current: current?._id, following: following?._id, resting }).toEqual(expected);
});

test('a player who left the open does not rest', () => {
  const matches = [match('Ana', 'Bea', 'Carla', 'enrolled')];
  const withoutDora = players.map((player) => ({ ...player, left: player.name === 'Dora' }));
  expect(restingOf({ matches, players: withoutDora }, nextMatches(matches))).toEqual(['Eva']);
});

test('a pair does not rest while one of the two umpires, now or next', () => {
  const pairs = [
    ['Ana', 'Bea'],
    ['Carla', 'Dora'],
    ['Eva', 'Fina'],
    ['Gala', 'Hilda'],
    ['Ida', 'Jana'],
  ].map((people) => ({ ...person(people.join(' / ')), pair: true as const, members: people.map(person) }));
  const [first, second, third, fourth, fifth] = pairs;
  const between = (a: (typeof pairs)[number], b: (typeof pairs)[number], umpire: string) => ({
    ...match(a.name, b.name, umpire, 'enrolled'),
    a,
    b,
  });
  const matches = [
    between(first!, second!, 'Eva'),
    between(second!, first!, 'Hilda'),
    between(third!, fourth!, 'Ida'),
    between(fifth!, first!, 'Carla'),
  ];
  const sides = pairs.map((pair) => ({ ...pair, left: false }));
  expect(restingOf({ matches, players: sides }, nextMatches(matches))).toEqual(['Ida / Jana']);
});

test('a match that has just ended is not its own next, though the group as loaded shows it in play', () => {
  const matches = [
    match('Ana', 'Bea', 'Carla', 'inPlay'),
    match('Bea', 'Dora', 'Carla', 'enrolled'),
    match('Ana', 'Dora', 'Bea', 'waiting'),
  ];
  expect(nextAfter(matches, 'AnaBea')?._id).toBe('BeaDora');
  expect(nextAfter(matches, 'BeaDora')?._id).toBe('AnaBea');
});

test('a called match comes before those that are not, the one that was called first before the other', () => {
  const called = (hour: number) => ({ called_at: `2026-11-28T${hour}:00:00Z` });
  const matches = [
    match('Ana', 'Bea', 'Carla', 'enrolled'),
    { ...match('Bea', 'Dora', 'Carla', 'enrolled'), ...called(12) },
    { ...match('Ana', 'Dora', 'Bea', 'enrolled'), ...called(11) },
  ];
  const next = (of: typeof matches) => {
    const { current, following } = nextMatches(of);
    return [current?._id, following?._id];
  };
  expect(next(matches)).toEqual(['AnaDora', 'BeaDora']);
  expect(next(matches.slice(0, 2))).toEqual(['BeaDora', 'AnaBea']);
  expect(next([...matches, match('Eva', 'Ana', 'Bea', 'inPlay')])).toEqual(['EvaAna', 'AnaDora']);
});
