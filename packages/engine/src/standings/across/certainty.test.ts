import { describe, expect, test } from 'vitest';
import { groupOf, inSets, open, played, unplayed } from '../../testing/group.ts';
import type { Group } from '../group.ts';
import { prospectsAcross } from './certainty.ts';
import { drawToFill, placesToFill } from './places.ts';

// Thirds: C with 2 match points and 0-6, F with 2 and 4-6, H with 3 and 3-4.
const low = groupOf('ABC', [inSets('AB', '3-0'), inSets('AC', '3-0'), inSets('BC', '3-0')]);
const middle = groupOf('DEF', [inSets('DE', '3-1'), inSets('DF', '3-2'), inSets('EF', '3-2')]);
const high = groupOf('GHI', [inSets('GH', '3-0'), inSets('HI', '3-1'), inSets('IG', '3-2')]);
// L is third, as M loses to everybody or lost already; L against K is to be played.
const last = (score: 'LK' | 'lost') =>
  groupOf('JKLM', [
    inSets('JK', '3-0'),
    inSets('JL', '3-0'),
    ...['JM', 'KM', 'LM'].map((pair) => inSets(pair, '3-0')),
    score === 'LK' ? open('KL') : inSets('KL', '3-0'),
  ]);

/** A match to be played between the players at two places of a group, as `0-1`. */
const pairOf = (players: string, places: string) => {
  const [a = 0, b = 0] = places.split('-').map(Number);
  return open(`${players.charAt(a)}${players.charAt(b)}`);
};

const prospectsOf = (groups: readonly Group[], places: number): Record<string, string> =>
  Object.fromEntries(
    prospectsAcross(groups, { bestOf: 5, from: 1, to: 2, places, lotSeed: 'seed' })
      .flat()
      .map(({ player, prospect }) => [player, prospect]),
  );

test('the first positions are certain by their group alone, the next only across the groups', () => {
  expect(prospectsOf([low, middle, high], 1)).toEqual({
    A: 'qualified',
    B: 'qualified',
    C: 'eliminated',
    D: 'qualified',
    E: 'qualified',
    F: 'eliminated',
    G: 'qualified',
    H: 'qualified',
    I: 'qualified',
  });
});

test('a third is qualified before the last group is over if no third of it can be better', () => {
  // K or L will be third, with 2 match points or 1: without sets if they lose 0-3, and with at most 2-6.
  const prospects = prospectsOf([middle, high, last('LK')], 2);
  expect(prospects).toMatchObject({
    F: 'qualified',
    H: 'qualified',
    K: 'open',
    L: 'open',
    J: 'qualified',
    M: 'eliminated',
  });
});

test('nobody is said qualified while a third to come could be better', () => {
  // The third of the last group has between 0-6 and 2-6: C, with 0-6, may be better or not.
  expect(prospectsOf([low, high, last('LK')], 2)).toMatchObject({ C: 'open', H: 'qualified' });
  expect(prospectsOf([low, middle, high, last('LK')], 2)).toMatchObject({ C: 'eliminated', F: 'qualified' });
});

test('a group with too much unplayed leaves the others open, unless there is a place for everybody', () => {
  const notBegun = groupOf('JKLM', ['JK', 'JL', 'JM', 'KL', 'KM', 'LM'].map(open));
  expect(prospectsOf([low, high, notBegun], 1)).toMatchObject({ C: 'eliminated', H: 'open' });
  expect(prospectsOf([low, high, notBegun], 2)).toMatchObject({ C: 'open', H: 'qualified' });
  expect(prospectsOf([low, high, notBegun], 3)).toMatchObject({ C: 'qualified', H: 'qualified' });
});

test('of two who may be third, the one who would be better than the others is qualified', () => {
  // C did not come to a match: 1 match point, sets 1-6. K would have 1 with 2-6 at least, L with 0-6.
  const absent = groupOf('ABC', [inSets('AB', '3-0'), unplayed('AC', 'walkover', 'a'), inSets('BC', '3-1')]);
  const before = ['JL', 'JM', 'KM', 'LM'].map((pair) => inSets(pair, '3-0'));
  const group = groupOf('JKLM', [inSets('JK', '3-2'), ...before, open('KL')]);
  expect(prospectsOf([absent, group], 1)).toMatchObject({ K: 'qualified', L: 'open', C: 'open' });
});

test('points do not decide between those whose sets differ', () => {
  // P has 4-6 in sets and few points, S 2-6 and many.
  const moreSets = groupOf('NOP', [
    inSets('NO', '3-0'),
    ...['NP', 'OP'].map((pair) => played(pair, '11-0 9-11 11-0 9-11 11-0')),
  ]);
  const morePoints = groupOf('QRS', [
    inSets('QR', '3-0'),
    ...['QS', 'RS'].map((pair) => played(pair, '11-9 9-11 11-9 11-9')),
  ]);
  expect(prospectsOf([moreSets, morePoints, last('LK')], 1)).toMatchObject({
    P: 'qualified',
    S: 'eliminated',
  });
});

test('a group of which matches have not been created yet is not over', () => {
  const begun = groupOf('JKL', [inSets('JK', '3-0')]);
  expect(prospectsOf([low, begun], 1)).toMatchObject({ C: 'open', K: 'open', L: 'open' });
});

test('points decide between those with the same sets, once they are known', () => {
  const few = groupOf('NOP', [inSets('NO', '3-0'), inSets('NP', '3-0'), played('OP', '11-0 11-0 11-0')]);
  expect(prospectsOf([low, few, last('LK')], 2)).toMatchObject({ C: 'qualified', P: 'open' });
  expect(prospectsOf([low, few, high], 2)).toMatchObject({ C: 'qualified', P: 'eliminated' });
  expect(prospectsOf([low, few, last('LK')], 1)['P']).toBe('eliminated');
});

describe('where everybody in the next position has a place', () => {
  const pair = groupOf('VW', [open('VW')]);
  const group = (players: string) =>
    groupOf(
      players,
      ['0-1', '0-2', '1-2'].map((match) => pairOf(players, match)),
    );
  const unplayedGroups = ['ABC', 'DEF', 'GHI', 'JKL'].map(group);

  test('all of groups of three are through, even before the first match', () => {
    const prospects = prospectsOf([pair, ...unplayedGroups], 4);
    expect(new Set(Object.values(prospects))).toEqual(new Set(['qualified']));
    expect(new Set(Object.values(prospectsOf(unplayedGroups, 3)))).toEqual(new Set(['open']));
    const withoutMatches = unplayedGroups.map((one) => ({ ...one, matches: [] }));
    expect(new Set(Object.values(prospectsOf(withoutMatches, 3)))).toEqual(new Set(['open']));
  });

  test('but in a consolation not those who may still be too good for it', () => {
    const consolation = (groups: readonly Group[]) =>
      prospectsAcross(groups, { bestOf: 5, from: 2, to: 2, places: 4, lotSeed: 'seed' })[0]?.map(
        ({ prospect }) => prospect,
      );
    expect(consolation(unplayedGroups)).toEqual(['open', 'open', 'open']);
    const first = groupOf('ABC', [inSets('AB', '3-0'), inSets('AC', '3-0'), open('BC')]);
    expect(consolation([first, ...unplayedGroups.slice(1)])).toEqual([
      'eliminated',
      'qualified',
      'qualified',
    ]);
  });
});

test('a lot is not known before the last match', () => {
  const same = groupOf('NOP', [inSets('NO', '3-0'), inSets('NP', '3-0'), inSets('OP', '3-0')]);
  expect(prospectsOf([low, same, last('LK')], 1)).toMatchObject({ C: 'open', P: 'open' });
  const over = prospectsOf([low, same, high], 2);
  expect(new Set([over['C'], over['P']])).toEqual(new Set(['eliminated', 'qualified']));
});

test('how many places are left for the next position', () => {
  const sizes = [3, 3, 3, 4, 4, 4];
  const left = (from: number, to: number, fillTo: number, groups = sizes) =>
    placesToFill(groups, { from, to, fillTo });
  expect(left(1, 2, 16)).toEqual({ ok: true, value: 4 });
  expect(left(1, 2, 12)).toEqual({ ok: true, value: 0 });
  expect(left(1, 2, 18)).toEqual({ ok: true, value: 6 });
  expect(left(3, 3, 8)).toEqual({ ok: true, value: 2 });
  expect(left(1, 2, 11)).toEqual({ ok: false, error: { code: 'phase.fillTooFew', fill_to: 11, least: 12 } });
  expect(left(1, 2, 19)).toEqual({ ok: false, error: { code: 'phase.fillTooMany', fill_to: 19, most: 18 } });
  expect(left(1, 3, 22)).toEqual({ ok: false, error: { code: 'phase.fillTooMany', fill_to: 22, most: 21 } });
  expect(drawToFill(sizes, { from: 1, to: 2 })).toEqual({ least: 12, most: 18, fillTo: 16 });
  expect(left(1, 2, 5, [3, 3])).toEqual({ ok: true, value: 1 });
  expect(left(1, 2, 4, [8])).toEqual({ ok: false, error: { code: 'phase.fillOneGroup' } });
});
