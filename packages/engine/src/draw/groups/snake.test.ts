import { describe, expect, it } from 'vitest';
import { field, playerId } from '../../testing/fields.ts';
import type { Entrant } from '../entrants/entrant.ts';
import { snakeRows } from './snake-rows.ts';
import { drawGroups, groupCount } from './snake.ts';
import type { GroupDraw, GroupsWanted } from './snake.ts';

const drawn = (entrants: readonly Entrant[], groups: GroupsWanted, seed = 'x'): GroupDraw => {
  const result = drawGroups({ entrants, groups, seed });
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const written = ({ groups }: GroupDraw): readonly string[] => groups.map((group) => group.join(' '));

describe('players without clubs follow the snake', () => {
  it.each([
    [16, 4, ['p1 p8 p9 p16', 'p2 p7 p10 p15', 'p3 p6 p11 p14', 'p4 p5 p12 p13']],
    [10, 3, ['p1 p6 p7', 'p2 p5 p8', 'p3 p4 p9 p10']],
    [13, 4, ['p1 p8 p9', 'p2 p7 p10', 'p3 p6 p11', 'p4 p5 p12 p13']],
    [11, 4, ['p1 p8 p9', 'p2 p7 p10', 'p3 p6 p11', 'p4 p5']],
    [5, 2, ['p1 p4 p5', 'p2 p3']],
    [5, 1, ['p1 p2 p3 p4 p5']],
    [2, 1, ['p1 p2']],
  ])('%i players in %i groups', (players, count, groups) => {
    expect(written(drawn(field(players), { count }))).toStrictEqual(groups);
  });
});

it('the rows of the snake turn, and the last one goes on beyond the players', () => {
  expect(snakeRows(7, 3)).toStrictEqual([
    [0, 1, 2],
    [5, 4, 3],
    [6, 7, 8],
  ]);
});

describe('a target size', () => {
  it.each([
    // players, size, groups
    [16, 4, 4],
    [10, 4, 3],
    [6, 4, 2],
    [7, 4, 2],
    [9, 4, 2],
    [14, 4, 4],
    [5, 3, 2],
    [3, 2, 1],
    [5, 2, 2],
    [2, 7, 1],
    // One of 4 is as close to 3 as two of 2; everybody plays more.
    [4, 3, 1],
    [120, 5, 24],
    [18, 4, 5],
  ])('%i players in groups of about %i make %i groups', (players, size, groups) => {
    expect(groupCount(players, { size })).toBe(groups);
    expect(drawn(field(players), { size }).groups).toHaveLength(groups);
  });
});

describe('clubs in groups', () => {
  it('two of one club in a group: the lower one changes with the neighbour in the row', () => {
    const draw = drawn(
      field(8, ['red', undefined, undefined, undefined, undefined, undefined, undefined, 'red']),
      {
        count: 4,
      },
    );
    expect(written(draw)).toStrictEqual(['p1 p7', 'p2 p8', 'p3 p6', 'p4 p5']);
    expect(draw.report.notKept).toStrictEqual([]);
  });

  it('of the last group too, and in three rows nobody else moves', () => {
    const clubs = [undefined, undefined, undefined, 'red', 'red'];
    expect(written(drawn(field(12, clubs), { count: 4 }))).toStrictEqual([
      'p1 p8 p9',
      'p2 p7 p10',
      'p3 p5 p11',
      'p4 p6 p12',
    ]);
  });

  it('large clubs need more than one pass, and are apart after it', () => {
    // Of 24 players c2 and c9 have four each, as many as there are groups.
    const clubs = '2 4 2 9 1 1 4 2 9 3 1 6 9 4 7 5 8 0 2 9 8 - 0 3'
      .split(' ')
      .map((name) => (name === '-' ? undefined : `c${name}`));
    expect(drawn(field(24, clubs), { count: 4 }).report.notKept).toStrictEqual([]);
  });

  it('who have none are no club: two of them stay in a group although another has nobody without one', () => {
    const draw = drawn(field(4, [undefined, 'red', 'blue', undefined]), { count: 2 });
    expect(written(draw)).toStrictEqual(['p1 p4', 'p2 p3']);
  });

  it('who has none can come for a club mate, whatever others without a club are there', () => {
    // p9 is red as p1 is. p10 in the next group is blue as p8 is, so that p11 comes, of no club as p16 is.
    const clubs = field(16).map((_, place) => ({ 0: 'red', 7: 'blue', 8: 'red', 9: 'blue' })[place]);
    expect(written(drawn(field(16, clubs), { count: 4 }))).toStrictEqual([
      'p1 p8 p11 p16',
      'p2 p7 p10 p15',
      'p3 p6 p9 p14',
      'p4 p5 p12 p13',
    ]);
  });

  it('a change that would bring other mates together goes further', () => {
    // p8 (red) cannot stay with p1, and p7 (blue) cannot come to group 1 by changing with p8: p1 is red,
    // p9 would be blue; so p8 changes with p6.
    const clubs = ['red', undefined, undefined, undefined, undefined, undefined, 'blue', 'red', 'blue'];
    const draw = drawn(field(12, clubs), { count: 4 });
    expect(written(draw)).toStrictEqual(['p1 p6 p9', 'p2 p7 p10', 'p3 p8 p11', 'p4 p5 p12']);
  });

  it('where no single change helps, a chain of them does, and the groups keep their first players', () => {
    // The reds p6 and p7 are in group 1. p8 and p9 are blue as p1 is, so neither can simply come for p7:
    // p7 goes to group 2, p8 to group 1, and for that p1 and p2 change too; then the groups change names.
    const clubs = ['blue', undefined, undefined, undefined, undefined, 'red', 'red', 'blue', 'blue'];
    const draw = drawn(field(9, clubs), { count: 3 });
    expect(written(draw)).toStrictEqual(['p1 p5 p7', 'p2 p6 p8', 'p3 p4 p9']);
    expect(draw.report.notKept).toStrictEqual([]);
  });

  it('with half the players, and as many groups, is spread one to each', () => {
    const clubs = ['red', 'red', 'red', 'red', undefined, undefined, undefined, undefined];
    const draw = drawn(field(8, [...clubs.slice(0, 2), ...clubs.slice(4), ...clubs.slice(2, 4)]), {
      count: 4,
    });
    for (const group of draw.groups) {
      expect(group.filter((player) => ['p1', 'p2', 'p7', 'p8'].includes(player))).toHaveLength(1);
    }
  });

  it('larger than the number of groups is spread evenly, and the report names who meets', () => {
    const draw = drawn(
      field(
        9,
        Array.from({ length: 5 }, () => 'red'),
      ),
      { count: 3 },
    );
    const red = new Set(['p1', 'p2', 'p3', 'p4', 'p5']);
    const sizes = draw.groups.map((group) => group.filter((player) => red.has(player)).length);
    expect(sizes.toSorted((one, other) => one - other)).toStrictEqual([1, 2, 2]);
    expect(draw.report.notKept).toHaveLength(2);
    expect(draw.report.notKept[0]).toMatchObject({ constraint: 'clubsApart', why: 'tooMany' });
    expect(draw.report.inputs).toMatchObject({ kind: 'groups', groups: 3 });
  });
});

describe('the order of seeding', () => {
  it('has players without a rated match after the others', () => {
    const [best, ...others] = field(4);
    const entrants = [{ ...best, rated: false }, ...others] as Entrant[];
    expect(written(drawn(entrants, { count: 1 }))).toStrictEqual(['p2 p3 p4 p1']);
  });

  it('has them after the others also at the same rating, whatever the lot', () => {
    const entrants = field(4).map((entrant, place) => ({ ...entrant, rating: 1000, rated: place > 1 }));
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const order = written(drawn(entrants, { count: 1 }, seed))[0] ?? '';
      expect(['p3 p4', 'p4 p3']).toContain(order.slice(0, 5));
    }
  });

  it('has equal ratings by lot, another with another seed', () => {
    const entrants = field(6).map((entrant) => ({ ...entrant, rating: 1000 }));
    const orders = new Set(
      ['a', 'b', 'c', 'd'].map((seed) => written(drawn(entrants, { count: 1 }, seed))[0]),
    );
    expect(orders.size).toBeGreaterThan(1);
  });

  it('where nobody is rated gives everybody the same chance of each place', () => {
    const entrants = field(4).map((entrant) => ({ ...entrant, rating: 1000, rated: false }));
    const places = Array.from({ length: 400 }, (_, index) =>
      drawn(entrants, { count: 1 }, `seed ${index}`).groups[0]?.indexOf(playerId('p1')),
    );
    for (const place of [0, 1, 2, 3]) {
      // 100 each; five standard deviations are 43.
      expect(Math.abs(places.filter((found) => found === place).length - 100)).toBeLessThan(43);
    }
  });
});

describe('a draw that cannot be made', () => {
  it.each([
    ['of one player', field(1), { count: 1 }, { code: 'draw.tooFewPlayers', players: 1, min: 2 }],
    ['with a group under two', field(5), { count: 3 }, { code: 'draw.tooManyGroups', groups: 3, max: 2 }],
    [
      'of a player twice',
      [...field(3), ...field(2).slice(1)],
      { count: 1 },
      { code: 'phase.playerTwice', player: 'p2' },
    ],
  ])('%s', (_, entrants, groups, error) => {
    expect(drawGroups({ entrants, groups, seed: 'x' })).toStrictEqual({ ok: false, error });
  });
});

it.each([0, -1, 2.5])('%f groups are a mistake of the caller', (count) => {
  expect(() => drawGroups({ entrants: field(5), groups: { count }, seed: 'x' })).toThrow(
    new RangeError(`${count} groups cannot be drawn`),
  );
});
