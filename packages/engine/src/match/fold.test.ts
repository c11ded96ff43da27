import { describe, expect, test } from 'vitest';
import {
  correctServe,
  end,
  expedite,
  fold,
  penalty,
  points,
  setFor,
  show,
  start,
  timeout,
  toss,
  type Entry,
} from '../testing/match-log.ts';

describe('the score', () => {
  test('before the toss nothing is known', () => {
    expect(fold(5)).toEqual({
      bestOf: 5,
      status: 'enrolled',
      sets: [],
      setsWon: { a: 0, b: 0 },
      interval: false,
      cues: [],
      expedite: false,
      timeoutsUsed: { a: false, b: false },
      cards: { a: [], b: [] },
      events: [],
    });
  });

  test('the toss starts the first set', () => {
    const state = fold(5, toss('b', 'a'));
    expect(state).toMatchObject({
      status: 'inPlay',
      server: 'b',
      receiver: 'a',
      leftEnd: 'a',
      interval: false,
    });
    expect(state.sets).toEqual([{ score: { a: 0, b: 0 }, firstServer: 'b', startedAt: 1000 }]);
  });

  test('a set ends at eleven with two clear, and the next begins with its first point', () => {
    const state = fold(5, toss(), setFor('a', 3), points('b'));
    expect(state.sets.map(({ score }) => score)).toEqual([
      { a: 11, b: 3 },
      { a: 0, b: 1 },
    ]);
    expect(state.sets[0]).toMatchObject({ winner: 'a', startedAt: 1000, endedAt: 15_000 });
    expect(state.sets[1]).toMatchObject({ startedAt: 16_000, firstServer: 'b' });
    expect(state.setsWon).toEqual({ a: 1, b: 0 });
  });

  test('a tap on start begins the set, and its clock', () => {
    const state = fold(5, toss(), setFor('a'), { ...start, at: 70_000 });
    expect(state.sets[1]).toEqual({ score: { a: 0, b: 0 }, firstServer: 'b', startedAt: 70_000 });
    expect(state.interval).toBe(false);
  });

  test('from 10-10 on it takes two clear', () => {
    const state = fold(1, toss(), points('ab'.repeat(12) + 'a'));
    expect(state).toMatchObject({ status: 'inPlay', sets: [{ score: { a: 13, b: 12 } }] });
    expect(fold(1, toss(), points('ab'.repeat(12) + 'aa'))).toMatchObject({
      status: 'finished',
      outcome: 'played',
      winner: 'a',
      sets: [{ score: { a: 14, b: 12 }, winner: 'a' }],
    });
  });

  test.each([
    [1, 1],
    [3, 2],
    [5, 3],
    [7, 4],
    [9, 5],
  ] as const)('the best of %i ends with the %ith set won', (bestOf, needed) => {
    const oneLess = Array.from({ length: needed - 1 }, () => setFor('b', 4));
    expect(fold(bestOf, toss(), ...oneLess)).toMatchObject({ status: 'inPlay' });
    const state = fold(bestOf, toss(), ...oneLess, setFor('b', 10));
    expect(state).toMatchObject({
      status: 'finished',
      winner: 'b',
      outcome: 'played',
      interval: false,
      cues: [],
    });
    expect(state).not.toHaveProperty('server');
    expect(state.sets).toHaveLength(needed);
  });

  test('a point after the end changes nothing', () => {
    const over = fold(1, toss(), setFor('a'));
    expect(fold(1, toss(), setFor('a'), points('bbb'))).toEqual({ ...over, events: expect.anything() });
  });
});

describe('an event touches nothing but what it is about', () => {
  const before = [toss('a'), points('aabab')];
  const changed = (entry: Entry): readonly string[] => {
    const old = new Map(Object.entries(fold(5, ...before)));
    return Object.entries(fold(5, ...before, entry))
      .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(old.get(key)))
      .map(([key]) => key);
  };

  test.each<readonly [Entry, string]>([
    [show('a', 'yellow'), 'cards events'],
    [timeout('b'), 'timeoutsUsed events'],
    [correctServe('b'), 'sets server receiver events'],
    [expedite('b'), 'server receiver expedite events'],
    [penalty('a', 1), 'sets server receiver cues events'],
    [end('retired', 'a'), 'status outcome winner events'],
  ])('$type', (entry, keys) => {
    expect(changed(entry).join(' ')).toBe(keys);
  });
});

describe('a match that is not played out', () => {
  test('keeps the set under way as it was', () => {
    const state = fold(5, toss(), setFor('a', 4), points('bba'), end('retired', 'b'));
    expect(state).toMatchObject({
      status: 'finished',
      outcome: 'retired',
      winner: 'b',
      cues: [],
      interval: false,
    });
    expect(state.sets.map(({ score }) => score)).toEqual([
      { a: 11, b: 4 },
      { a: 1, b: 2 },
    ]);
    expect(state).not.toHaveProperty('receiver');
  });

  test('a walkover has no set, and nobody need win it', () => {
    const state = fold(5, end('walkover'));
    expect(state).toMatchObject({ status: 'finished', outcome: 'walkover', sets: [] });
    expect(state).not.toHaveProperty('winner');
    expect(fold(5, toss(), end('walkover', 'a')).sets).toEqual([]);
  });
});
