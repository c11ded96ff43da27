import { describe, expect, test } from 'vitest';
import { groupOf, inSets, open, orderOf, played, unplayed } from '../../testing/group.ts';
import { rankAcross } from './ranking.ts';

const beatsLast = (pairs: string) => pairs.split(' ').map((pair) => inSets(pair, '3-0'));

// Thirds: C 2 match points and 1-6; F 2 and 4-6; H, of three who each won one, 3 and 3-4.
const ofThree = [
  groupOf('ABC', [inSets('AB', '3-0'), inSets('AC', '3-0'), inSets('BC', '3-1')]),
  groupOf('DEF', [inSets('DE', '3-1'), inSets('DF', '3-2'), inSets('EF', '3-2')]),
  groupOf('GHI', [inSets('GH', '3-0'), inSets('HI', '3-1'), inSets('IG', '3-2')]),
];
// L has the figures of C. P has the sets of F, and more points. T did not come to a match: 1 match point.
const ofFour = [
  groupOf('JKLM', [inSets('JK', '3-0'), inSets('JL', '3-0'), inSets('KL', '3-1'), ...beatsLast('JM KM LM')]),
  groupOf('NOPQ', [
    inSets('NO', '3-0'),
    played('NP', '11-9 9-11 11-9 9-11 11-9'),
    inSets('OP', '3-2'),
    ...beatsLast('NQ OQ PQ'),
  ]),
  groupOf('RSTU', [
    inSets('RS', '3-0'),
    unplayed('RT', 'walkover', 'a'),
    inSets('ST', '3-0'),
    ...beatsLast('RU SU TU'),
  ]),
];
const six = [...ofThree, ...ofFour];

const shown = (rows: ReturnType<typeof rankAcross>) =>
  rows.map(({ player, group, matchPoints, setsWon, setsLost, without }) =>
    [player, group, matchPoints, `${setsWon}-${setsLost}`, without.join('')].join(' '),
  );

describe('the thirds of six groups of three and four', () => {
  const rowsNow = () => rankAcross(six, 3, 'seed');

  test('are compared without the matches against the fourths', () => {
    const rows = rowsNow();
    expect(six.map(orderOf)).toEqual(['ABC', 'DEF', 'GIH', 'JKLM', 'NOPQ', 'RSTU']);
    expect(shown(rows.filter(({ player }) => !'CL'.includes(player)))).toEqual([
      'H 2 3 3-4 ',
      'P 4 2 4-6 Q',
      'F 1 2 4-6 ',
      'T 5 1 0-6 U',
    ]);
    expect(rows.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('each with what separated them from the others', () => {
    const decided = (player: string) =>
      rowsNow()
        .find((row) => row.player === player)
        ?.decisions.map(({ criterion, among, won, lost }) => `${criterion} ${among.length} ${won}/${lost}`);
    expect(decided('H')).toEqual(['matchPoints 6 3/0']);
    expect(decided('P')).toEqual(['matchPoints 6 2/0', 'setsRatio 4 4/6', 'pointsRatio 2 86/94']);
    expect(decided('F')).toEqual(['matchPoints 6 2/0', 'setsRatio 4 4/6', 'pointsRatio 2 74/86']);
    expect(decided('C')?.slice(0, -1)).toEqual(['matchPoints 6 2/0', 'setsRatio 4 1/6']);
    expect(decided('C')?.at(-1)).toMatch(/^lot 2 [12]\/0$/u);
    expect(decided('T')).toEqual(['matchPoints 6 1/0']);
  });

  test('who are level in everything by lot, the same again from the same seed', () => {
    const lotOf = (seed: string) =>
      rankAcross(six, 3, seed)
        .filter(({ decidedBy }) => decidedBy?.criterion === 'lot')
        .map(({ player, rank, decidedBy }) => `${player} ${rank} ${decidedBy?.won}`);
    expect(lotOf('seed')).toHaveLength(2);
    expect(lotOf('seed').map((text) => text.slice(2))).toEqual(['4 1', '5 2']);
    expect(lotOf('seed')).toEqual(lotOf('seed'));
    const orders = new Set(Array.from({ length: 20 }, (_, seed) => lotOf(`${seed}`).join()));
    expect(orders.size).toBe(2);
  });
});

test('a result against the last of a larger group changes nothing', () => {
  const [first, ...others] = ofFour;
  const changed = {
    ...first,
    matches: first?.matches.map((match) => (match.id === 'LM' ? inSets('LM', '3-2') : match)),
  };
  const rows = rankAcross([...ofThree, groupOf('JKLM', changed.matches ?? []), ...others], 3, 'seed');
  expect(shown(rows)).toEqual(shown(rankAcross(six, 3, 'seed')));
});

test('in groups of one size every match counts, also one that ended early or that nobody came to', () => {
  const retired = groupOf('ABC', [
    inSets('AB', '3-0'),
    unplayed('AC', 'retired', 'a', '11-9 9-11 8-4'),
    inSets('BC', '3-0'),
  ]);
  // E and F are level in their group, where the lot puts E third.
  const nobody = groupOf('DEF', [inSets('DE', '3-0'), unplayed('EF', 'walkover'), inSets('DF', '3-1')]);
  expect(shown(rankAcross([retired, nobody], 3, 'seed'))).toEqual(['C 0 1 1-6 ', 'E 1 1 0-3 ']);
});

test('groups without the position are left out, and of much larger ones as many count as of the smallest', () => {
  const pair = groupOf('AB', [inSets('AB', '3-0')]);
  const three = groupOf('CDE', [inSets('CD', '3-0'), inSets('CE', '3-0'), inSets('DE', '3-0')]);
  const five = groupOf('FGHIJ', [...beatsLast('FG FH GH FI FJ GI GJ HI HJ IJ')]);
  expect(rankAcross([pair, three, five], 3, 'x').map(({ player, without }) => [player, without])).toEqual(
    expect.arrayContaining([
      ['E', []],
      ['H', ['I', 'J']],
    ]),
  );
});

test('a single player has nobody to be compared with', () => {
  const [row] = rankAcross([groupOf('ABC', [open('AB'), open('AC'), open('BC')]), groupOf('DE', [])], 3, 'x');
  expect(row).toMatchObject({ rank: 1, decisions: [] });
  expect(row?.decidedBy).toBeUndefined();
});
