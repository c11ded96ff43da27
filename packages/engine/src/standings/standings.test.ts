import { describe, expect, test } from 'vitest';
import { decisions, groupOf, inSets, open, orderOf, played, rowOf, unplayed } from '../testing/group.ts';
import { groupStandings } from './standings.ts';

describe('match points (3.7.5.1)', () => {
  test('2 for a win, 1 for a loss played', () => {
    const group = groupOf('ABC', [inSets('AB', '3-0'), inSets('AC', '3-2'), inSets('BC', '3-1')]);
    expect(decisions(group)).toEqual([
      'A matchPoints ABC 4/0',
      'B matchPoints ABC 3/0',
      'C matchPoints ABC 2/0',
    ]);
  });

  test('the figures of a row are those of all its matches', () => {
    const group = groupOf('ABC', [
      played('AB', '11-4 9-11 11-6 12-10'),
      played('CA', '11-0 11-0 11-0'),
      open('BC'),
    ]);
    expect(rowOf(group, 'A')).toMatchObject({
      position: 1,
      matchPoints: 3,
      played: 2,
      won: 1,
      lost: 1,
      setsWon: 3,
      setsLost: 4,
      pointsWon: 43,
      pointsLost: 64,
    });
  });

  // A beat B and yet is last: a loss that was not played gives nothing. A 2+0, B 1+2, C 2+1; B and C by their match.
  test('0 for a walkover', () => {
    const group = groupOf('ABC', [inSets('AB', '3-0'), inSets('BC', '3-2'), unplayed('CA', 'walkover', 'a')]);
    expect(orderOf(group)).toBe('BCA');
    expect(rowOf(group, 'A')).toMatchObject({
      matchPoints: 2,
      played: 2,
      lost: 1,
      setsLost: 3,
      pointsLost: 48,
    });
  });

  // A leaves at 10-8 up in the second set: 11-3 10-12 0-11 0-11, which is 21 points to 37, and no match point.
  test('0 for a loss by retirement, with what it fills in', () => {
    const group = groupOf('AB', [unplayed('AB', 'retired', 'b', '11-3 10-8')]);
    expect(rowOf(group, 'A')).toMatchObject({
      matchPoints: 0,
      lost: 1,
      setsWon: 1,
      setsLost: 3,
      pointsWon: 21,
      pointsLost: 37,
    });
    expect(rowOf(group, 'B')).toMatchObject({ matchPoints: 2, won: 1 });
  });

  test('0 for a disqualification', () => {
    const group = groupOf('AB', [unplayed('AB', 'disqualified', 'a', '3-5')]);
    expect(rowOf(group, 'B')).toMatchObject({ matchPoints: 0, pointsWon: 5, pointsLost: 33 });
  });

  test('0 for both where neither comes, and a loss for both', () => {
    const group = groupOf('ABC', [unplayed('AB', 'walkover'), inSets('BC', '3-0'), inSets('AC', '0-3')]);
    expect(orderOf(group)).toBe('CBA');
    expect(rowOf(group, 'A')).toMatchObject({
      matchPoints: 1,
      played: 2,
      won: 0,
      lost: 2,
      setsWon: 0,
      setsLost: 3,
    });
    expect(rowOf(group, 'B')).toMatchObject({ matchPoints: 2, played: 2, won: 1, lost: 1 });
  });

  test('both disqualified have lost, and nothing of the match counts', () => {
    const match = unplayed('AB', 'disqualified', undefined, '11-9 4-3');
    const stored = { ...match, result: { outcome: 'disqualified', sets: [{ a: 11, b: 9 }] } } as const;
    for (const group of [groupOf('AB', [match]), groupOf('AB', [stored])]) {
      for (const player of 'AB') {
        expect(rowOf(group, player)).toMatchObject({
          matchPoints: 0,
          lost: 1,
          setsWon: 0,
          setsLost: 0,
          pointsWon: 0,
        });
      }
    }
  });
});

describe('before the group is over', () => {
  test('nothing played: everybody is level, and has a row', () => {
    const group = groupOf('ABCD', [open('AB'), open('CD')]);
    const rows = groupStandings(group);
    expect(rows.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    expect(rows.every(({ decidedBy, played }) => decidedBy?.criterion === 'lot' && played === 0)).toBe(true);
  });

  // Between B, C and D: B beat C without losing a set and did not play D yet; 2, 1 and 0 match points.
  test('a match without a result counts nothing', () => {
    const group = groupOf('BCD', [inSets('BC', '3-0'), open('CD'), open('BD')]);
    expect(decisions(group)).toEqual([
      'B matchPoints BCD 2/0',
      'C matchPoints BCD 1/0',
      'D matchPoints BCD 0/0',
    ]);
  });
});

test('a group of one has its one row, and a group of none has none', () => {
  expect(groupStandings(groupOf('A', []))).toEqual([
    {
      player: 'A',
      position: 1,
      matchPoints: 0,
      played: 0,
      won: 0,
      lost: 0,
      setsWon: 0,
      setsLost: 0,
      pointsWon: 0,
      pointsLost: 0,
      decisions: [],
    },
  ]);
  expect(groupStandings(groupOf('', []))).toEqual([]);
});

test('a match of somebody who is not in the group is a bug, and throws', () => {
  expect(() => groupStandings(groupOf('AB', [inSets('AC', '3-0')]))).toThrow('Player C');
});
