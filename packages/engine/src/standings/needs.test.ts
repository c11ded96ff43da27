import { describe, expect, test } from 'vitest';
import { groupOf, inSets, open, played } from '../testing/group.ts';
import type { Qualification } from './certainty.ts';
import type { Group } from './group.ts';
import { type Need, whatEachNeeds } from './needs.ts';

const firstTwo: Qualification = { bestOf: 5, from: 1, to: 2 };
const winner: Qualification = { bestOf: 5, from: 1, to: 1 };
const needOf = (group: Group, player: string, qualification: Qualification): Need | undefined =>
  whatEachNeeds(group, qualification).find((need) => need.player === player);
/** The results of a last match, as `3-0 qualified`. */
const results = (need: Need | undefined): readonly string[] =>
  need?.kind === 'lastMatch'
    ? need.results.map(({ setsWon, setsLost, prospect }) => `${setsWon}-${setsLost} ${prospect}`)
    : [];

describe('what each player needs', () => {
  // A beat B 3-1, B beat C 3-1. If C beats A all three have 3 match points; sets A 3+x to 1+3, B 4-4, C 4 to 3+x.
  // C 3-0: A 3-4, C 4-3: C, B, A. C 3-1: all 4-4, points decide. C 3-2: A 5-4, C 4-5: A, B, C.
  describe('in a group of three with two places', () => {
    const group = groupOf('ABC', [inSets('AB', '3-1'), inSets('BC', '3-1'), open('CA')]);

    test('each result of the last match says what follows', () => {
      expect(results(needOf(group, 'C', firstTwo))).toEqual([
        '3-0 qualified',
        '3-1 open',
        '3-2 eliminated',
        '2-3 eliminated',
        '1-3 eliminated',
        '0-3 eliminated',
      ]);
      expect(results(needOf(group, 'A', firstTwo))).toEqual([
        '3-0 qualified',
        '3-1 qualified',
        '3-2 qualified',
        '2-3 qualified',
        '1-3 open',
        '0-3 eliminated',
      ]);
    });

    test('with the match it is about', () => {
      expect(needOf(group, 'A', firstTwo)).toMatchObject({ kind: 'lastMatch', match: 'CA' });
    });

    // B is second or level in sets, where all depends on points; B has made as many as it gave.
    test('who has played everything waits for who wins it', () => {
      expect(needOf(group, 'B', firstTwo)).toEqual({
        kind: 'waits',
        player: 'B',
        prospect: 'open',
        byOthers: [
          { winners: [{ match: 'CA', winner: 'C' }], prospect: 'open' },
          { winners: [{ match: 'CA', winner: 'A' }], prospect: 'qualified' },
        ],
      });
    });

    test('the winner alone: only points can help B', () => {
      expect(needOf(group, 'B', winner)).toMatchObject({ kind: 'waits', prospect: 'open' });
      expect(results(needOf(group, 'A', winner))).toEqual([
        '3-0 qualified',
        '3-1 qualified',
        '3-2 qualified',
        '2-3 qualified',
        '1-3 open',
        '0-3 eliminated',
      ]);
    });
  });

  // Last round of four: A-B and C-D. A has 4, B and C 3, D 2: A beat C and D, B beat D, C beat B.
  describe('in the last round of a group of four', () => {
    const group = groupOf('ABCD', [
      inSets('AC', '3-0'),
      inSets('AD', '3-0'),
      inSets('BD', '3-0'),
      inSets('CB', '3-0'),
      open('AB'),
      open('CD'),
    ]);

    test('a player who depends on the other match sees on which result', () => {
      // B loses to A: B has 4, C 5 or 4 (B behind C by their match) or, absent, 3.
      const need = needOf(group, 'B', firstTwo);
      const lost = need?.kind === 'lastMatch' ? need.results.at(-1) : undefined;
      expect(lost).toEqual({
        setsWon: 0,
        setsLost: 3,
        prospect: 'open',
        byOthers: [
          { winners: [{ match: 'CD', winner: 'C' }], prospect: 'eliminated' },
          { winners: [{ match: 'CD', winner: 'D' }], prospect: 'open' },
        ],
      });
    });

    test('where the own result is enough, no match of others is named', () => {
      const need = needOf(group, 'A', firstTwo);
      const won = need?.kind === 'lastMatch' ? need.results[0] : undefined;
      expect(won).toEqual({ setsWon: 3, setsLost: 0, prospect: 'qualified', byOthers: [] });
    });

    test('who is through already needs nothing', () => {
      const sure = groupOf('ABCD', [...group.matches.slice(0, 4), inSets('AB', '3-0'), open('CD')]);
      expect(needOf(sure, 'A', firstTwo)).toEqual({ kind: 'settled', player: 'A', prospect: 'qualified' });
    });
  });

  // A beat B 33-0 and B beat C 33-0. If C beats A 3-0 all have 3-3 in sets, and A made x points: A has 33+x to 33, B is
  // even, C has 33 to 33+x. A is first, but for x = 0, where all are even and the lot decides.
  test('points and lots are looked at, to the last point', () => {
    const group = groupOf('ABC', [
      played('AB', '11-0 11-0 11-0'),
      played('BC', '11-0 11-0 11-0'),
      open('CA'),
    ]);
    expect(results(needOf(group, 'A', firstTwo)).slice(-2)).toEqual(['1-3 qualified', '0-3 open']);
    expect(results(needOf(group, 'C', firstTwo)).slice(0, 2)).toEqual(['3-0 open', '3-1 eliminated']);
    const onePointLess = groupOf('ABC', [
      played('AB', '11-0 11-0 11-0'),
      played('BC', '11-0 11-0 11-1'),
      open('CA'),
    ]);
    // B 33 to 34, C 34 to 33+x: with x = 0 A is even and C above, B below; with x = 1 A 34/33, C 34/34, B 33/34.
    expect(results(needOf(onePointLess, 'A', firstTwo)).at(-1)).toBe('0-3 qualified');
  });

  test('it depends while somebody has two matches left', () => {
    const group = groupOf('ABC', [inSets('AB', '3-1'), open('BC'), open('CA')]);
    expect(needOf(group, 'C', winner)).toEqual({ kind: 'depends', player: 'C' });
    expect(needOf(group, 'A', winner)).toMatchObject({ kind: 'lastMatch' });
  });

  test('with four unplayed matches, a player with one left still gets an answer', () => {
    const group = groupOf('ABCD', [
      inSets('AB', '3-0'),
      inSets('AC', '3-0'),
      ...['AD', 'BC', 'BD', 'CD'].map(open),
    ]);
    expect(whatEachNeeds(group, firstTwo).map(({ kind }) => kind)).toEqual([
      'lastMatch',
      'depends',
      'depends',
      'depends',
    ]);
  });

  test('it depends for everybody while more than four matches are open', () => {
    const group = groupOf('ABCD', ['AB', 'AC', 'AD', 'BC', 'BD', 'CD'].map(open));
    expect(whatEachNeeds(group, firstTwo).map(({ kind }) => kind)).toEqual(Array(4).fill('depends'));
  });

  test('also for who has one of them left', () => {
    const group = groupOf('ABCDE', [
      ...['AB', 'AC', 'AD', 'CE', 'DE'].map((pair) => inSets(pair, '3-0')),
      ...['AE', 'BC', 'BD', 'BE', 'CD'].map(open),
    ]);
    expect(whatEachNeeds(group, winner)[0]).toEqual({ kind: 'depends', player: 'A' });
  });

  test('it depends while a pair has no match yet', () => {
    const group = groupOf('ABC', [inSets('AB', '3-1'), open('CA')]);
    expect(whatEachNeeds(group, winner).map(({ kind }) => kind)).toEqual(['depends', 'depends', 'depends']);
  });

  test('nobody needs anything once the group is over', () => {
    const group = groupOf('ABC', [inSets('AB', '3-1'), inSets('BC', '3-1'), inSets('CA', '3-0')]);
    expect(whatEachNeeds(group, firstTwo).every(({ kind }) => kind === 'settled')).toBe(true);
  });
});
