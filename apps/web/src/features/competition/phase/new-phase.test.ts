import type { Phase } from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { formOf, groupSizes, qualifiersOf, suggestPhase, toNewPhase } from './new-phase.ts';

const groups = {
  _id: 'p1',
  number: 1,
  type: 'groups',
  name: '',
  source: { from: 'registrations' },
} as Phase;

const order = (...names: string[]) => names.map((name) => ({ player: { _id: name, name }, match_points: 2 }));

const drawn = (...orders: readonly (readonly string[])[]): Phase =>
  ({ ...groups, groups: orders.map((names) => ({ order: order(...names) })) }) as Phase;

describe('the phase suggested', () => {
  test('takes those present when there is no phase yet', () => {
    expect(suggestPhase([], 5, 'groups')).toMatchObject({
      source: 'registrations',
      divideBy: 'size',
      groups: 4,
      bestOf: 5,
    });
  });

  test('is a knockout of the first two of each group after a group stage', () => {
    const body = toNewPhase(suggestPhase([groups], 7, 'knockout'), [groups]);
    expect(body).toMatchObject({
      type: 'knockout',
      number: 2,
      source: { from: 'phase', phase_id: 'p1', position_from: 1, position_to: 2 },
      groups_count: null,
      group_size: null,
      best_of: 7,
    });
  });
});

describe('the phase suggested to an open that was planned', () => {
  const knockout = { bestOf: 7, thirdPlace: true } as const;
  const plan = { groups: { size: 3, qualifiers: 1, bestOf: 3 }, knockout } as const;
  const swiss = { ...groups, _id: 's1', type: 'swiss' } as Phase;
  const swissPlan = (qualifiers: number) =>
    ({ groups: null, swiss: { rounds: 6, qualifiers, bestOf: 3 }, knockout }) as const;

  test.each([
    ['groups of its size', [], 'groups', plan, { groups: 3, bestOf: 3 }],
    [
      'its knockout',
      [groups],
      'knockout',
      plan,
      { positionFrom: 1, positionTo: 1, bestOf: 7, thirdPlace: true },
    ],
    [
      'its knockout of everybody',
      [],
      'knockout',
      { groups: null, knockout },
      { source: 'registrations', bestOf: 7 },
    ],
    [
      'its knockout filled with the best of the next position',
      [drawn(['Ana', 'Bea'], ['Carla', 'Dora'], ['Eva', 'Fina'])],
      'knockout',
      { ...plan, groups: { ...plan.groups, fills: true } },
      { positionTo: 1, fillTo: 4 },
    ],
    [
      'its knockout without others while the groups are not drawn',
      [drawn()],
      'knockout',
      { ...plan, groups: { ...plan.groups, fills: true } },
      { positionTo: 1, fillTo: null },
    ],
    ['its Swiss rounds', [], 'swiss', swissPlan(8), { swiss: { rounds: 6 }, bestOf: 3 }],
    [
      'its knockout of the best of the Swiss system',
      [swiss],
      'knockout',
      swissPlan(8),
      { source: 's1', positionFrom: 1, positionTo: 8, bestOf: 7, thirdPlace: true },
    ],
    [
      'the usual knockout if nobody is to go on from the Swiss system',
      [swiss],
      'knockout',
      swissPlan(0),
      { positionTo: 2, bestOf: 5, thirdPlace: false },
    ],
    ['the usual groups if a Swiss system is planned', [], 'groups', swissPlan(8), { groups: 4, bestOf: 5 }],
    ['the usual rounds if groups are planned', [], 'swiss', plan, { swiss: { rounds: 1 }, bestOf: 5 }],
    ['no second time', [groups], 'groups', plan, { groups: 4, bestOf: 5 }],
    ['the usual groups if it has none', [], 'groups', { groups: null, knockout }, { groups: 4, bestOf: 5 }],
  ] as const)('has %s', (_, phases, type, given, expected) => {
    expect(suggestPhase(phases, 5, type, given)).toMatchObject(expected);
  });
});

test('a second group stage takes the qualifiers of the first, not everybody again', () => {
  expect(suggestPhase([groups], 5, 'groups')).toMatchObject({ source: 'p1', positionFrom: 1, positionTo: 2 });
});

describe('the qualifiers', () => {
  const played = drawn(['Ana', 'Bea', 'Carla'], ['Dora', 'Eva']);

  test('are those of the chosen positions, best positions first', () => {
    expect(qualifiersOf(suggestPhase([played], 5, 'knockout'), [played])).toEqual([
      'Ana',
      'Dora',
      'Bea',
      'Eva',
    ]);
  });

  test('are fewer where a group has no such position', () => {
    const form = { ...suggestPhase([played], 5, 'knockout'), positionFrom: 3, positionTo: 4 };
    expect(qualifiersOf(form, [played])).toEqual(['Carla']);
  });

  test('of a consolation are not the best thirds, who fill the main draw', () => {
    const carla = {
      player: { _id: 'Carla', name: 'Carla' },
      group: 'A',
      match_points: 2,
      sets_won: 0,
      sets_lost: 6,
      points_won: 30,
      points_lost: 66,
      without: [],
      decided_by: null,
      certainty: null,
    };
    const next = { position: 3, places: 1, fill_to: 5, is_over: true, rows: [carla] };
    const filled: Phase = { ...played, next_places: next };
    const form = { ...suggestPhase([played], 5, 'knockout'), positionFrom: 3, positionTo: 4 };
    expect(qualifiersOf(form, [filled])).toEqual([]);
    expect(qualifiersOf({ ...form, positionFrom: 1 }, [filled])).toContain('Carla');
  });

  test('are none of a phase that takes those present', () => {
    expect(qualifiersOf(suggestPhase([], 5, 'groups'), [])).toEqual([]);
  });
});

test.each([
  { divideBy: 'count' as const, groups_count: 4, group_size: null },
  { divideBy: 'size' as const, groups_count: null, group_size: 4 },
])('groups divided by $divideBy', ({ divideBy, ...expected }) => {
  expect(toNewPhase({ ...suggestPhase([], 5, 'groups'), divideBy, groups: 4 }, [])).toMatchObject(expected);
});

test('a phase that is filled says to how many, also when it is changed again', () => {
  const form = { ...suggestPhase([groups], 5, 'knockout'), fillTo: 16 };
  const { source } = toNewPhase(form, [groups]);
  expect(source).toMatchObject({ position_from: 1, position_to: 2, fill_to: 16 });
  expect(formOf({ ...groups, type: 'knockout', source } as Phase).fillTo).toBe(16);
  expect(toNewPhase({ ...form, fillTo: null }, [groups]).source).not.toHaveProperty('fill_to');
});

test('a group stage has no match for third place', () => {
  expect(toNewPhase({ ...suggestPhase([], 5, 'groups'), thirdPlace: true }, []).third_place).toBe(false);
});

test('after a knockout of the first two comes a consolation of the next', () => {
  const main = {
    _id: 'p2',
    number: 2,
    type: 'knockout',
    source: { from: 'phase', phase_id: 'p1', position_from: 1, position_to: 2 },
  } as Phase;
  expect(suggestPhase([groups, main], 5, 'knockout')).toMatchObject({
    source: 'p1',
    positionFrom: 3,
    positionTo: 4,
  });
});

test.each([
  { players: 16, divideBy: 'size', groups: 4, sizes: [{ count: 4, size: 4 }] },
  {
    players: 18,
    divideBy: 'count',
    groups: 4,
    sizes: [
      { count: 2, size: 5 },
      { count: 2, size: 4 },
    ],
  },
  { players: 3, divideBy: 'count', groups: 4, sizes: [] },
] as const)('$players players by $divideBy $groups make $sizes', ({ players, sizes, ...form }) => {
  expect(groupSizes(form, players)).toEqual(sizes);
});
