import { describe, expect, test } from 'vitest';
import { groupOf, inSets, open, played, unplayed } from '../testing/group.ts';
import { groupProspects, openGroup, prospectOf, type Qualification } from './certainty.ts';
import type { Group } from './group.ts';

const firstTwo: Qualification = { bestOf: 5, from: 1, to: 2 };
const winner: Qualification = { bestOf: 5, from: 1, to: 1 };

/** Each player's range and prospect, as `A 1-2 qualified`. */
const prospects = (group: Group, qualification: Qualification): readonly string[] =>
  groupProspects(group, qualification).map(
    ({ player, best, worst, prospect }) => `${player} ${best}-${worst} ${prospect}`,
  );

describe('who is through for certain', () => {
  test('nobody while nothing is played', () => {
    const group = groupOf('ABC', [open('AB'), open('AC'), open('BC')]);
    expect(prospects(group, firstTwo)).toEqual(['A 1-3 open', 'B 1-3 open', 'C 1-3 open']);
  });

  test('nobody while there are no matches yet, or not all of them', () => {
    expect(prospects(groupOf('ABC', []), firstTwo)).toEqual(['A 1-3 open', 'B 1-3 open', 'C 1-3 open']);
    expect(prospects(groupOf('ABC', [inSets('AB', '3-0')]), winner).map((found) => found.slice(-4))).toEqual([
      'open',
      'open',
      'open',
    ]);
  });

  test('a pair without a match is still to play, whatever others have played', () => {
    expect(prospects(groupOf('ABC', [inSets('AB', '3-0'), inSets('AC', '3-0')]), firstTwo)).toEqual([
      'A 1-1 qualified',
      'B 2-3 open',
      'C 2-3 open',
    ]);
  });

  test('everybody goes through where there is a place for each', () => {
    const group = groupOf('ABC', [open('AB'), open('AC'), open('BC')]);
    expect(prospects(group, { bestOf: 5, from: 1, to: 3 })).toEqual([
      'A 1-3 qualified',
      'B 1-3 qualified',
      'C 1-3 qualified',
    ]);
  });

  // A has 4. C can still reach 4 by beating B, but lost to A and stays behind; B can reach 3.
  test('who has beaten everybody is first, whatever is left', () => {
    const group = groupOf('ABC', [inSets('AB', '3-2'), inSets('AC', '3-2'), open('BC')]);
    expect(prospects(group, winner)).toEqual(['A 1-1 qualified', 'B 2-3 eliminated', 'C 2-3 eliminated']);
  });

  // A 2, B 3, C 1 with C-A to come. Either wins: C's win makes all three level at 3 where A played it out, or leaves A
  // last where A walks over. In sets A has 3-0 so far, B 3-3 and C 0-3.
  test('a tie of three in the making leaves open what the sets leave open', () => {
    const group = groupOf('ABC', [inSets('AB', '3-0'), inSets('BC', '3-0'), open('CA')]);
    // C beats A 3-0: all 3-3, points decide. 3-1: A 4/3, B 3/3, C 3/4.
    expect(prospects(group, firstTwo)).toEqual(['A 1-3 open', 'B 1-3 open', 'C 1-3 open']);
  });

  // B beat A 33-9 and lost to C 18-33: 51 to 42, above even. It is level with the others only where A beats C in three
  // straight sets, and then one of them is below even: B may be first, and is never last.
  test('a player above even in points has somebody behind', () => {
    const group = groupOf('ABC', [
      played('BA', '11-2 11-3 11-4'),
      played('CB', '11-6 11-6 11-6'),
      open('AC'),
    ]);
    expect(prospects(group, firstTwo)).toEqual(['A 1-3 open', 'B 1-2 qualified', 'C 1-3 open']);
  });

  // A 49/36, B and C level at 6/7 and parted by the match between them, which B won; D and E lost to all three.
  test('a tie that is over is settled to the end, whatever others still play', () => {
    const lost = ['A', 'B', 'C'].flatMap((player) => [
      inSets(`${player}D`, '3-0'),
      inSets(`${player}E`, '3-0'),
    ]);
    const group = groupOf('ABCDE', [
      played('AB', '11-1 11-1 11-1'),
      played('BC', '11-3 11-3 11-3'),
      played('CA', '11-5 11-5 11-6'),
      ...lost,
      open('DE'),
    ]);
    expect(prospects(group, firstTwo).slice(0, 3)).toEqual([
      'A 1-1 qualified',
      'B 2-2 qualified',
      'C 3-3 eliminated',
    ]);
  });

  // D lost its three matches played: 3 points, which A, B and C have passed or will not fall behind.
  test('who cannot catch up any more is out', () => {
    const group = groupOf('ABCD', [
      inSets('AB', '3-0'),
      inSets('AD', '3-0'),
      inSets('BD', '3-0'),
      inSets('CD', '3-0'),
      inSets('CB', '3-0'),
      open('AC'),
    ]);
    expect(prospects(group, firstTwo)).toEqual([
      'A 1-2 qualified',
      'B 3-3 eliminated',
      'C 1-2 qualified',
      'D 4-4 eliminated',
    ]);
  });

  test('a place in a consolation, positions 3 to 4, is certain in the same way', () => {
    const group = groupOf('ABCD', [
      inSets('AB', '3-0'),
      inSets('AD', '3-0'),
      inSets('BD', '3-0'),
      inSets('CD', '3-0'),
      inSets('CB', '3-0'),
      open('AC'),
    ]);
    expect(groupProspects(group, { bestOf: 5, from: 3, to: 4 }).map(({ prospect }) => prospect)).toEqual([
      'eliminated',
      'qualified',
      'eliminated',
      'qualified',
    ]);
  });

  // B leads A by the match between them. If A walks over against C, A has 2 and is behind C.
  test('a walkover is possible too, and counts', () => {
    const group = groupOf('ABC', [inSets('BA', '3-0'), inSets('BC', '3-0'), open('AC')]);
    expect(prospects(group, { bestOf: 5, from: 1, to: 2 })).toEqual([
      'A 2-3 open',
      'B 1-1 qualified',
      'C 2-3 open',
    ]);
  });

  // If neither A nor C comes they are level at 1 with nothing between them, and the lot decides.
  test('that neither comes is possible too, and a lot is not known before', () => {
    const group = groupOf('ABC', [inSets('BA', '3-0'), inSets('BC', '3-2'), open('AC')]);
    expect(prospects(group, firstTwo)).toEqual(['A 2-3 open', 'B 1-1 qualified', 'C 2-3 open']);
  });

  test('a match that is over for both counts as over', () => {
    const group = groupOf('ABC', [inSets('BA', '3-0'), inSets('BC', '3-0'), unplayed('AC', 'walkover', 'a')]);
    expect(prospects(group, firstTwo)).toEqual(['A 2-2 qualified', 'B 1-1 qualified', 'C 3-3 eliminated']);
  });

  test('a lot is known once the group is over', () => {
    const group = groupOf('ABC', [inSets('AB', '3-1'), inSets('BC', '3-1'), inSets('CA', '3-1')]);
    const places = groupProspects(group, winner);
    expect(places.every(({ best, worst }) => best === worst)).toBe(true);
    expect(places.filter(({ prospect }) => prospect === 'qualified')).toHaveLength(1);
  });
});

test.each([
  [1, 2, 'qualified'],
  [1, 1, 'qualified'],
  [2, 3, 'open'],
  [1, 4, 'open'],
  [3, 4, 'eliminated'],
] as const)('a range of %i to %i for the first two places: %s', (best, worst, prospect) => {
  expect(prospectOf({ best, worst }, firstTwo)).toBe(prospect);
});

test.each([
  [3, 4, 'qualified'],
  [4, 4, 'qualified'],
  [2, 3, 'open'],
  [4, 5, 'open'],
  [1, 2, 'eliminated'],
  [5, 5, 'eliminated'],
] as const)('a range of %i to %i for the places 3 and 4: %s', (best, worst, prospect) => {
  expect(prospectOf({ best, worst }, { bestOf: 5, from: 3, to: 4 })).toBe(prospect);
});

// A has 7: only B can pass it, and one of C, D and E at the most can reach 7 by winning everything. By match points alone
// all four could.
test('with six matches open every ending is still gone through', () => {
  const group = groupOf('ABCDE', [
    inSets('AC', '3-0'),
    inSets('AD', '3-0'),
    inSets('AE', '3-0'),
    inSets('BA', '3-0'),
    ...['BC', 'BD', 'BE', 'CD', 'CE', 'DE'].map(open),
  ]);
  expect(groupProspects(group, { bestOf: 5, from: 1, to: 3 })[0]).toMatchObject({
    best: 1,
    worst: 3,
    prospect: 'qualified',
  });
});

describe('with more than six matches open only match points are looked at', () => {
  const matches = ['AB', 'AC', 'AD', 'AE', 'BC', 'BD', 'BE', 'CD', 'CE', 'DE'];
  const withPlayed = (...done: readonly string[]): Group =>
    groupOf(
      'ABCDE',
      matches.map((pair) => (done.includes(pair) ? inSets(pair, '3-0') : open(pair))),
    );

  test('and still nobody is said to be through too early', () => {
    expect(
      groupProspects(withPlayed('AB', 'AC', 'AD'), winner).every(({ prospect }) => prospect === 'open'),
    ).toBe(true);
  });

  test.each([
    ['first', (other: string) => inSets(`A${other}`, '3-0')],
    ['second', (other: string) => inSets(`${other}A`, '0-3')],
  ])('who has more than the others can reach is through, also when written %s', (_, wonByA) => {
    // A group as it is after six withdrew: A has 14, seven others hold 0 to 7, and two of them still play seven matches.
    const others = Array.from('BCDEFGH');
    const group = groupOf('ABCDEFGH', [
      ...others.map(wonByA),
      ...['BC', 'DE', 'FG', 'BD', 'CE', 'FH', 'GH'].map(open),
    ]);
    const [first, ...rest] = groupProspects(group, winner);
    expect(first).toEqual({ player: 'A', best: 1, worst: 1, prospect: 'qualified' });
    expect(rest.map(({ best, worst, prospect }) => `${best}-${worst} ${prospect}`)).toEqual(
      Array(7).fill('2-8 eliminated'),
    );
  });
});

test('what is still to be played are the open matches, then every pair without a match, written either way', () => {
  const group = groupOf('ABCD', [inSets('AB', '3-0'), open('DC'), inSets('DA', '3-1')]);
  const pairs = openGroup(group, 5).open.map(({ a, b }) => `${group.players[a]}${group.players[b]}`);
  expect(pairs).toEqual(['DC', 'AC', 'BC', 'BD']);
});
