import { expect, test } from 'vitest';
import { groupOf, inSets, open } from '../../testing/group.ts';
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
  const unplayed = groupOf('JKLM', ['JK', 'JL', 'JM', 'KL', 'KM', 'LM'].map(open));
  expect(prospectsOf([low, high, unplayed], 1)).toMatchObject({ C: 'eliminated', H: 'open' });
  expect(prospectsOf([low, high, unplayed], 2)).toMatchObject({ C: 'open', H: 'qualified' });
  expect(prospectsOf([low, high, unplayed], 3)).toMatchObject({ C: 'qualified', H: 'qualified' });
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
  expect(left(1, 2, 4, [8])).toEqual({ ok: false, error: { code: 'phase.fillOneGroup' } });
});
