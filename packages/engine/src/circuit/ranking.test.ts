import { describe, expect, it } from 'vitest';
import { openId, player } from '../testing/rated-matches.ts';
import type { FinishedOpen, OpenResult } from './open-result.ts';
import { rankPlayers } from './ranking.ts';
import type { Ranking, RankingInput } from './ranking.ts';
import type { CountRule, RankingWindow } from './ranking-system.ts';

const day = 86_400_000;
const open = (name: string, days: number, grade: number | null = null): FinishedOpen => ({
  id: openId(name),
  finishedAt: days * day,
  grade,
});
const result = (who: string, where: string, points: number, matchesWon = 0): OpenResult => ({
  player: player(who),
  open: openId(where),
  points,
  matchesWon,
});
const all: CountRule = { type: 'all' };
const ranked = (
  results: readonly OpenResult[],
  more: Partial<RankingInput> & { readonly today?: number } = {},
): Ranking =>
  rankPlayers(
    {
      opens: [open('1', 1), open('2', 2), open('3', 3)],
      results,
      count: all,
      grades: [],
      window: null,
      ...more,
    },
    (more.today ?? 10) * day,
  );
const table = ({ rows }: Ranking): [number, string, number, string | null][] =>
  rows.map((row) => [row.position, row.player.slice(1), row.points, row.decidedBy]);

describe('a ranking', () => {
  it.each<[string, OpenResult[], [number, string, number, string | null][]]>([
    [
      'adds up the points',
      [result('a', '1', 10), result('b', '1', 15), result('a', '2', 10)],
      [
        [1, 'a', 20, null],
        [2, 'b', 15, 'points'],
      ],
    ],
    [
      'breaks ties by most matches won',
      [result('a', '1', 10, 2), result('b', '1', 5, 2), result('b', '2', 5, 1)],
      [
        [1, 'b', 10, null],
        [2, 'a', 10, 'matchesWon'],
      ],
    ],
    [
      'then by the best single result',
      [result('a', '1', 5, 1), result('a', '3', 5, 1), result('b', '1', 6, 1), result('b', '2', 4, 1)],
      [
        [1, 'b', 10, null],
        [2, 'a', 10, 'bestResult'],
      ],
    ],
    [
      'then by the most recent result',
      [result('a', '1', 5), result('a', '2', 5), result('b', '3', 5), result('b', '1', 5)],
      [
        [1, 'b', 10, null],
        [2, 'a', 10, 'latestResult'],
      ],
    ],
    [
      'and lets the rest share the place, with the next ones after all of them',
      [result('c', '1', 5), result('b', '1', 9), result('a', '1', 9), result('d', '1', 9)],
      [
        [1, 'a', 9, null],
        [1, 'b', 9, 'shared'],
        [1, 'd', 9, 'shared'],
        [4, 'c', 5, 'points'],
      ],
    ],
    [
      'adds hundredths without noise',
      [result('a', '1', 0.1), result('a', '2', 0.2), result('b', '1', 0.3)],
      [
        [1, 'b', 0.3, null],
        [2, 'a', 0.3, 'bestResult'],
      ],
    ],
    ['ranks players with 0 points too', [result('a', '1', 0)], [[1, 'a', 0, null]]],
    ['of nothing is empty', [], []],
  ])('%s', (_, results, rows) => {
    expect(table(ranked(results))).toEqual(rows);
  });
});

describe('what counts', () => {
  const opens = [open('1', 1), open('2', 2), open('3', 3), open('4', 4)];
  const results = [
    result('a', '1', 40),
    result('a', '2', 10, 1),
    result('a', '3', 10, 2),
    result('a', '4', 30),
  ];
  const counting = (
    count: CountRule,
    window: RankingWindow | null,
    today = 10,
  ): { counted: string[]; dropped: string[] } => {
    const [row] = ranked(results, { opens, count, window, today }).rows;
    return {
      counted: row?.counted.map(({ open }) => open) ?? [],
      dropped: row?.dropped.map(({ result, reason }) => `${result.open} ${reason}`) ?? [],
    };
  };

  it.each<[string, CountRule, RankingWindow | null, number, string[], string[]]>([
    ['all', all, null, 10, ['o1', 'o4', 'o3', 'o2'], []],
    [
      'the best three, and of equal points the one with more wins',
      { type: 'best', results: 3 },
      null,
      10,
      ['o1', 'o4', 'o3'],
      ['o2 notAmongBest'],
    ],
    [
      'all of fewer than the best so many',
      { type: 'best', results: 9 },
      null,
      10,
      ['o1', 'o4', 'o3', 'o2'],
      [],
    ],
    [
      'days, the very day included',
      all,
      { type: 'days', period: 7 },
      10,
      ['o4', 'o3'],
      ['o1 outsideWindow', 'o2 outsideWindow'],
    ],
    [
      'the last opens',
      all,
      { type: 'tournaments', period: 1 },
      10,
      ['o4'],
      ['o1 outsideWindow', 'o3 outsideWindow', 'o2 outsideWindow'],
    ],
    [
      'the best of the window',
      { type: 'best', results: 1 },
      { type: 'tournaments', period: 2 },
      10,
      ['o4'],
      ['o3 notAmongBest', 'o1 outsideWindow', 'o2 outsideWindow'],
    ],
    ['nothing that finished later', all, null, 2, ['o1', 'o2'], []],
    ['the last opens as of then', all, { type: 'tournaments', period: 1 }, 2, ['o2'], ['o1 outsideWindow']],
  ])('%s', (_, count, window, today, counted, dropped) => {
    expect(counting(count, window, today)).toEqual({ counted, dropped });
  });

  it('takes the last opens of the circuit, whether or not the player was in them', () => {
    const [row] = ranked([result('a', '1', 40), result('b', '4', 1)], {
      opens,
      window: { type: 'tournaments', period: 1 },
    }).rows;
    expect(row?.player).toBe(player('b'));
  });

  it.each([[['x', 'y']], [['y', 'x']]])('takes opens that finished together by their id: %s', (names) => {
    const { rows } = ranked([result('a', 'x', 1), result('b', 'y', 1), result('b', 'x', 1)], {
      opens: names.map((name) => open(name, 1)),
      window: { type: 'tournaments', period: 1 },
    });
    expect(rows.map((row) => row.player)).toEqual([player('a'), player('b')]);
  });

  it.each([[['x', 'y']], [['y', 'x']]])('counts of equal results the first by id: %s', (names) => {
    const [row] = ranked(
      names.map((name) => result('a', name, 1)),
      { opens: names.map((name) => open(name, 1)), count: { type: 'best', results: 1 } },
    ).rows;
    expect(row?.counted.map((result) => result.open)).toEqual(['ox']);
  });

  it('knows nothing of opens that are not among those given', () => {
    expect(ranked([result('a', 'elsewhere', 40)])).toEqual({ rows: [], left: [] });
    expect(ranked([result('a', 'elsewhere', 40), result('a', '1', 5)]).rows[0]?.dropped).toEqual([]);
  });
});

describe('moves since the ranking before the latest open', () => {
  const moves = ({ rows }: Ranking): [string, number | 'new'][] =>
    rows.map(({ player, move }) => [player.slice(1), move.type === 'new' ? 'new' : move.places]);

  it('are places gained and lost, and new for who had no result that counted', () => {
    const results = [
      result('a', '1', 30),
      result('b', '1', 20),
      result('c', '1', 10),
      result('c', '3', 15),
      result('d', '3', 5),
    ];
    expect(moves(ranked(results))).toEqual([
      ['a', 0],
      ['c', 1],
      ['b', -1],
      ['d', 'new'],
    ]);
  });

  it('are those of the day when the ranking is of an earlier day', () => {
    const results = [result('a', '1', 30), result('b', '2', 20), result('c', '3', 99)];
    expect(ranked(results, { today: 2 }).rows.map(({ move }) => move)).toEqual([
      { type: 'places', places: 0 },
      { type: 'new' },
    ]);
  });

  it('of no open at all are none', () => {
    expect(ranked([], { opens: [] })).toEqual({ rows: [], left: [] });
  });

  it('are new for all in the first ranking', () => {
    expect(moves(ranked([result('a', '1', 30)], { opens: [open('1', 1)] }))).toEqual([['a', 'new']]);
  });

  it('say who left because everything fell out of the window', () => {
    const ranking = ranked([result('a', '1', 30), result('b', '2', 20), result('c', '3', 5)], {
      window: { type: 'tournaments', period: 2 },
    });
    expect(moves(ranking)).toEqual([
      ['b', 1],
      ['c', 'new'],
    ]);
    expect(ranked([result('a', '1', 30)], { window: { type: 'tournaments', period: 1 } }).left).toEqual([]);
    expect(ranking.left).toMatchObject([
      { player: player('a'), previousPosition: 1, counted: [], dropped: [{ reason: 'outsideWindow' }] },
    ]);
  });

  it('look at the window as it was when the latest open finished', () => {
    // On day 3 the last 2 days held opens 1 and 2; on day 4 nothing of day 1 counts.
    const ranking = ranked([result('a', '1', 30), result('b', '2', 20)], {
      window: { type: 'days', period: 2 },
      today: 4,
    });
    expect(moves(ranking)).toEqual([['b', 1]]);
    expect(ranking.left.map((row) => row.player)).toEqual([player('a')]);
  });
});
