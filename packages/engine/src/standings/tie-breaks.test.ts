import { describe, expect, test } from 'vitest';
import { decisions, groupOf, inSets, orderOf, played, rowOf, unplayed } from '../testing/group.ts';
import { groupStandings } from './standings.ts';

describe('a tie of two (3.7.5.2)', () => {
  // A beat B and C and lost to D: 5. B beat C and D: 5. C beat D: 4. D beat A: 4. B has the better sets in all, 8-3 to 6-5.
  const group = groupOf('DCBA', [
    inSets('AB', '3-2'),
    inSets('AC', '3-0'),
    inSets('DA', '3-0'),
    inSets('BC', '3-0'),
    inSets('BD', '3-0'),
    inSets('CD', '3-1'),
  ]);

  test('goes to who won the match between them, whatever the others did', () => {
    expect(decisions(group)).toEqual([
      'A matchPoints AB 2/0',
      'B matchPoints AB 1/0',
      'C matchPoints CD 2/0',
      'D matchPoints CD 1/0',
    ]);
  });

  test('lists everything that set a player apart, from the whole group down', () => {
    expect(rowOf(group, 'B').decisions).toEqual([
      { criterion: 'matchPoints', among: ['A', 'B', 'C', 'D'], won: 5, lost: 0 },
      { criterion: 'matchPoints', among: ['A', 'B'], won: 1, lost: 0 },
    ]);
  });
});

describe('a tie of three', () => {
  // E beats A, B and D: 2+2+1+2 = 7. A beat B and C, B beat C and D, C beat D and E: A, B and C have 6. D 5.
  test('by match points between the three', () => {
    const group = groupOf('ABCDE', [
      inSets('AB', '3-2'),
      inSets('AC', '3-2'),
      inSets('BC', '3-2'),
      inSets('DA', '3-0'),
      inSets('EA', '3-0'),
      inSets('BD', '3-0'),
      inSets('EB', '3-0'),
      inSets('CD', '3-0'),
      inSets('CE', '3-0'),
      inSets('ED', '3-0'),
    ]);
    expect(decisions(group)).toEqual([
      'E matchPoints EABCD 7/0',
      'A matchPoints ABC 4/0',
      'B matchPoints ABC 3/0',
      'C matchPoints ABC 2/0',
      'D matchPoints EABCD 5/0',
    ]);
  });

  // Round and round: A beat B 3-0, B beat C 3-1, C beat A 3-2. A 5/3, C 4/5, B 3/4: by difference B and C would be level.
  test('by the ratio of sets, not their difference', () => {
    const group = groupOf('ABC', [inSets('AB', '3-0'), inSets('BC', '3-1'), inSets('CA', '3-2')]);
    expect(decisions(group)).toEqual(['A setsRatio ACB 5/3', 'C setsRatio ACB 4/5', 'B setsRatio ACB 3/4']);
  });

  // All 3-1, sets 4/4. Points: A 38+35 = 73 to 26+41 = 67; B 26+42 = 68 to 38+38 = 76; C 38+41 = 79 to 42+35 = 77.
  test('by the ratio of points', () => {
    const group = groupOf('ABC', [
      played('AB', '11-5 11-5 5-11 11-5'),
      played('BC', '11-9 11-9 9-11 11-9'),
      played('CA', '11-8 11-8 8-11 11-8'),
    ]);
    expect(decisions(group)).toEqual([
      'A pointsRatio ACB 73/67',
      'C pointsRatio ACB 79/77',
      'B pointsRatio ACB 68/76',
    ]);
  });

  // D lost to all three: only the matches between A, B and C count, so the points that A made against D do not help.
  test('matches against those who are not level count for nothing', () => {
    const group = groupOf('ABCD', [
      played('AB', '11-9 11-9 11-9'),
      played('BC', '11-8 11-8 11-8'),
      played('CA', '11-7 11-7 11-7'),
      played('AD', '11-0 11-0 11-0'),
      played('BD', '11-9 11-9 9-11 9-11 11-9'),
      played('CD', '11-5 11-5 11-5'),
    ]);
    // A 33+21 = 54 to 27+33 = 60; B 27+33 = 60 to 33+24 = 57; C 24+33 = 57 to 33+21 = 54. 57/54 > 60/57 > 54/60.
    expect(decisions(group)).toEqual([
      'C pointsRatio CBA 57/54',
      'B pointsRatio CBA 60/57',
      'A pointsRatio CBA 54/60',
      'D matchPoints CBAD 3/0',
    ]);
  });
});

describe('as soon as somebody is set apart, the rest start again among themselves (3.7.5.3)', () => {
  // All 3-0 in turn, sets 3/3. A beat B 33-3, B beat C 33-9, C beat A 33-16.
  // A 49/36. B 36/42 and C 42/49 are both 6/7: level, so their own match decides, which B won; no lot.
  test('after points: two with the same ratio, by the match between them', () => {
    const group = groupOf('CBA', [
      played('AB', '11-1 11-1 11-1'),
      played('BC', '11-3 11-3 11-3'),
      played('CA', '11-5 11-5 11-6'),
    ]);
    expect(decisions(group)).toEqual([
      'A pointsRatio ABC 49/36',
      'B matchPoints BC 2/0',
      'C matchPoints BC 1/0',
    ]);
    expect(rowOf(group, 'C').decisions.map(({ criterion, won, lost }) => [criterion, won, lost])).toEqual([
      ['pointsRatio', 42, 49],
      ['matchPoints', 1, 0],
    ]);
  });

  // Each wins two and loses two. Sets: A 10/6; D and E 8/9; B and C 7/8, which is less. D beat E and B beat C.
  test('after sets: each class on its own', () => {
    const group = groupOf('ABCDE', [
      inSets('AB', '3-0'),
      inSets('AC', '3-0'),
      inSets('BC', '3-1'),
      inSets('BD', '3-1'),
      inSets('CD', '3-1'),
      inSets('CE', '3-1'),
      inSets('DE', '3-1'),
      inSets('DA', '3-2'),
      inSets('EA', '3-2'),
      inSets('EB', '3-1'),
    ]);
    expect(decisions(group)).toEqual([
      'A setsRatio ADEBC 10/6',
      'D matchPoints DE 2/0',
      'E matchPoints DE 1/0',
      'B matchPoints BC 2/0',
      'C matchPoints BC 1/0',
    ]);
  });

  // E 9 and F 8 are ahead; A and B lost to both, C and D to one of them: A, B, C and D have 7 each. Between these four
  // A beat B and C and lost to D: 5; B beat C and D: 5; C beat D: 4; D beat A: 4. Then A beat B, and C beat D.
  test('after match points between the tied: each class on its own', () => {
    const group = groupOf('FEDCBA', [
      inSets('AB', '3-2'),
      inSets('AC', '3-2'),
      inSets('DA', '3-0'),
      inSets('BC', '3-0'),
      inSets('BD', '3-0'),
      inSets('CD', '3-2'),
      inSets('EA', '3-0'),
      inSets('EB', '3-0'),
      inSets('CE', '3-0'),
      inSets('ED', '3-0'),
      inSets('FA', '3-0'),
      inSets('FB', '3-0'),
      inSets('FC', '3-0'),
      inSets('DF', '3-0'),
      inSets('EF', '3-1'),
    ]);
    expect(decisions(group)).toEqual([
      'E matchPoints EFABCD 9/0',
      'F matchPoints EFABCD 8/0',
      'A matchPoints AB 2/0',
      'B matchPoints AB 1/0',
      'C matchPoints CD 2/0',
      'D matchPoints CD 1/0',
    ]);
    expect(rowOf(group, 'D').decisions.map(({ among, won }) => `${among.join('')} ${won}`)).toEqual([
      'EFABCD 7',
      'ABCD 4',
      'CD 1',
    ]);
  });
});

describe('the lot (3.7.5.4)', () => {
  const same = [inSets('AB', '3-1'), inSets('BC', '3-1'), inSets('CA', '3-1')];

  test('decides where every figure is the same, and says in which turn each was drawn', () => {
    const rows = groupStandings(groupOf('ABC', same));
    expect(
      rows.map(({ decidedBy }) => [decidedBy?.criterion, decidedBy?.won, decidedBy?.among.length]),
    ).toEqual([
      ['lot', 1, 3],
      ['lot', 2, 3],
      ['lot', 3, 3],
    ]);
  });

  test('gives the same order for the same seed, however the group is written', () => {
    expect(orderOf(groupOf('CAB', same.toReversed(), 'x'))).toBe(orderOf(groupOf('ABC', same, 'x')));
  });

  test('gives each order about as often over many seeds', () => {
    const seen = new Map<string, number>();
    for (let seed = 0; seed < 6000; seed += 1) {
      const order = orderOf(groupOf('ABC', same, `seed ${seed}`));
      seen.set(order, (seen.get(order) ?? 0) + 1);
    }
    expect(seen.size).toBe(6);
    // 1,000 are expected of each; 150 away is five standard deviations.
    for (const times of seen.values()) expect(Math.abs(times - 1000)).toBeLessThan(150);
  });

  test('decides between two who both stayed away from their match', () => {
    const group = groupOf('ABC', [unplayed('AB', 'walkover'), inSets('CB', '3-0'), inSets('CA', '3-1')]);
    expect(groupStandings(group).map(({ decidedBy }) => decidedBy?.criterion)).toEqual([
      'matchPoints',
      'lot',
      'lot',
    ]);
  });

  test('is drawn among those still level alone', () => {
    // A beat everyone; B, C and D go round with the same figures.
    const group = groupOf('ABCD', [
      inSets('AB', '3-0'),
      inSets('AC', '3-0'),
      inSets('AD', '3-0'),
      inSets('BC', '3-1'),
      inSets('CD', '3-1'),
      inSets('DB', '3-1'),
    ]);
    const rows = groupStandings(group);
    expect(rows[0]).toMatchObject({ player: 'A', decidedBy: { criterion: 'matchPoints', won: 6 } });
    expect(rows.slice(1).map(({ decidedBy }) => decidedBy?.criterion)).toEqual(['lot', 'lot', 'lot']);
  });
});
