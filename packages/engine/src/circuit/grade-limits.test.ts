import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openId, player } from '../testing/rated-matches.ts';
import { runs } from '../testing/runs.ts';
import { countResults, type Counting, type OpenResult } from './open-result.ts';
import { rankPlayers } from './ranking.ts';
import type { OpenGrade } from './ranking-system.ts';

const national = 1;
const regional = 2;
const grades = (mostRegional: number | null, mostNational: number | null = null): OpenGrade[] => [
  { grade: national, name: 'Estatal', most: mostNational },
  { grade: regional, name: 'Zonal', most: mostRegional },
];

/** A season by hand: two national opens, four regional ones, and one without a grade. */
const season = [
  ['N1', national, 100],
  ['R1', regional, 90],
  ['R2', regional, 80],
  ['R3', regional, 70],
  ['N2', national, 60],
  ['F1', null, 50],
  ['R4', regional, 40],
] as const;

const opens = season.map(([name, grade], index) => ({ id: openId(name), finishedAt: index, grade }));
const results = season.map(([name, , points]): OpenResult => ({
  player: player('a'),
  open: openId(name),
  points,
  matchesWon: 0,
}));

const best = (count: number): Counting['count'] => ({ type: 'best', results: count });

describe('limits by grade', () => {
  it.each<[string, Counting, number, string[], string[]]>([
    // 100 + 90 + 80 + 70
    [
      'none: the best four',
      { count: best(4), grades: [] },
      340,
      ['N1', 'R1', 'R2', 'R3'],
      ['N2', 'F1', 'R4'],
    ],
    [
      // 100 + 90 + 80 + 60
      'the best four, of these at most two regional',
      { count: best(4), grades: grades(2) },
      330,
      ['N1', 'R1', 'R2', 'N2'],
      ['R3 over', 'F1', 'R4'],
    ],
    [
      // 100 + 90 + 60 + 50
      'the best four, of these at most one regional: the open without a grade comes in',
      { count: best(4), grades: grades(1) },
      300,
      ['N1', 'R1', 'N2', 'F1'],
      ['R2 over', 'R3 over', 'R4'],
    ],
    [
      // 100 + 90 + 50: fewer than four are left
      'the best four, at most one of each grade',
      { count: best(4), grades: grades(1, 1) },
      240,
      ['N1', 'R1', 'F1'],
      ['R2 over', 'R3 over', 'N2 over', 'R4 over'],
    ],
    [
      // 490 - 70 - 40
      'all, but at most two regional',
      { count: { type: 'all' }, grades: grades(2) },
      380,
      ['N1', 'R1', 'R2', 'N2', 'F1'],
      ['R3 over', 'R4 over'],
    ],
    [
      'a limit that nobody reaches',
      { count: best(4), grades: grades(9) },
      340,
      ['N1', 'R1', 'R2', 'R3'],
      ['N2', 'F1', 'R4'],
    ],
    [
      'grades without a limit',
      { count: { type: 'all' }, grades: grades(null) },
      490,
      ['N1', 'R1', 'R2', 'R3', 'N2', 'F1', 'R4'],
      [],
    ],
  ])('%s', (_, counting, points, counted, dropped) => {
    const [row] = rankPlayers({ opens, results, window: null, ...counting }, 10).rows;
    expect(row?.points).toBe(points);
    expect(row?.counted.map(({ open }) => open)).toEqual(counted.map(openId));
    expect(
      row?.dropped.map(({ result, reason }) => result.open + (reason === 'overGradeLimit' ? ' over' : '')),
    ).toEqual(dropped.map(openId));
  });

  it('leave results outside the window alone: they take no place of their grade', () => {
    const window = { type: 'tournaments', period: 4 } as const;
    const input = { opens, results, window, count: best(4), grades: grades(1) };
    const [row] = rankPlayers(input, 10).rows;
    // Of R3, N2, F1 and R4: 70 + 60 + 50.
    expect(row?.points).toBe(180);
    expect(row?.dropped.map(({ reason }) => reason)).toEqual([
      'overGradeLimit',
      'outsideWindow',
      'outsideWindow',
      'outsideWindow',
    ]);
  });

  it('change the order of the players', () => {
    const other = season.map(([name]): OpenResult => ({
      player: player('b'),
      open: openId(name),
      points: name.startsWith('R') ? 95 : 10,
      matchesWon: 0,
    }));
    const order = (mostRegional: number | null) =>
      rankPlayers(
        {
          opens,
          results: [...results, ...other],
          window: null,
          count: best(4),
          grades: grades(mostRegional),
        },
        10,
      ).rows.map(({ player, points }) => `${player} ${points}`);
    expect(order(null)).toEqual(['pb 380', 'pa 340']);
    expect(order(2)).toEqual(['pa 330', 'pb 210']);
  });

  it('give the greatest total that any choice within them could have', () => {
    const anyResults = fc.array(
      fc.record({ points: fc.nat({ max: 20 }), grade: fc.constantFrom(null, 1, 2, 3) }),
      { maxLength: 7 },
    );
    const most = fc.option(fc.integer({ min: 1, max: 3 }));
    fc.assert(
      fc.property(anyResults, fc.integer({ min: 1, max: 5 }), most, most, (given, count, one, two) => {
        const rules = grades(two, one);
        const dated = given.map(({ points, grade }, index) => ({
          player: player('a'),
          open: openId(index),
          points,
          grade,
          matchesWon: 0,
          finishedAt: index,
        }));
        const all = new Set(dated.map(({ open }) => open));
        const { counted } = countResults(player('a'), dated, all, { count: best(count), grades: rules });
        const totals = choices(dated)
          .filter((chosen) => chosen.length <= count)
          .filter((chosen) =>
            rules.every(
              (rule) => chosen.filter(({ grade }) => grade === rule.grade).length <= (rule.most ?? 9),
            ),
          )
          .map(sum);
        expect(sum(counted)).toBe(Math.max(...totals));
      }),
      { numRuns: runs },
    );
  });
});

const sum = (results: readonly { readonly points: number }[]): number =>
  results.reduce((total, { points }) => total + points, 0);

/** Every subset. */
const choices = <Item>(items: readonly Item[]): Item[][] =>
  items.reduce<Item[][]>((chosen, item) => [...chosen, ...chosen.map((some) => [...some, item])], [[]]);
