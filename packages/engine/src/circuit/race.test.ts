import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import type { OpenResult } from './open-result.ts';
import { raceOf } from './race.ts';
import { rankPlayers } from './ranking.ts';

const opens = Array.from({ length: 4 }, (_, index) => ({
  id: `open ${index}`,
  finishedAt: 100 * (index + 1),
  grade: index % 2 === 0 ? null : 1,
}));

const result = (open: number, player: string, points: number): OpenResult => ({
  open: `open ${open}`,
  player,
  points,
  matchesWon: points % 3,
});

describe('the race of an edition', () => {
  it('has the first of the ranking after each open, oldest first', () => {
    const results = [result(1, 'bea', 30), result(0, 'ana', 20), result(0, 'bea', 10), result(1, 'ana', 5)];
    const race = raceOf(
      { opens: opens.slice(0, 2).toReversed(), results, count: { type: 'all' }, grades: [] },
      2,
    );
    expect(race).toEqual([
      {
        open: 'open 0',
        rows: [
          { player: 'ana', position: 1, points: 20 },
          { player: 'bea', position: 2, points: 10 },
        ],
      },
      {
        open: 'open 1',
        rows: [
          { player: 'bea', position: 1, points: 40 },
          { player: 'ana', position: 2, points: 25 },
        ],
      },
    ]);
  });

  it('is the ranking at each of its instants, whatever counts', () => {
    const players = ['ana', 'bea', 'cai', 'dan', 'eva'];
    const anyResults = fc.uniqueArray(
      fc.record({ open: fc.nat(3), player: fc.constantFrom(...players), points: fc.nat(6) }),
      { selector: ({ open, player }) => `${open} ${player}` },
    );
    const anyCount = fc.constantFrom(
      { type: 'all' } as const,
      { type: 'best', results: 1 } as const,
      { type: 'best', results: 2 } as const,
    );
    const anyGrades = fc.constantFrom(
      [],
      [{ grade: 1, name: 'Regional', most: 1 }],
      [{ grade: 1, name: 'X', most: 0 }],
    );
    fc.assert(
      fc.property(anyResults, anyCount, anyGrades, (given, count, grades) => {
        const results = given.map(({ open, player, points }) => result(open, player, points));
        const race = raceOf({ opens, results, count, grades }, 3);
        for (const [index, { rows }] of race.entries()) {
          const ranking = rankPlayers({ opens, results, count, grades, window: null }, 100 * (index + 1));
          const expected = ranking.rows.slice(0, 3);
          expect(rows).toEqual(
            expected.map(({ player, position, points }) => ({ player, position, points })),
          );
        }
      }),
      { numRuns: runs },
    );
  });
});
