import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFrom, shuffle } from '../random.ts';
import { openId, player } from '../testing/rated-matches.ts';
import { runs } from '../testing/runs.ts';
import type { OpenResult } from './open-result.ts';
import { rankPlayers } from './ranking.ts';
import type { Ranking, RankingInput } from './ranking.ts';
import type { CountRule } from './ranking-system.ts';

const day = 86_400_000;
const all: CountRule = { type: 'all' };

/** On the tenth day, of three opens that finished on the first three. */
const ranked = (results: readonly OpenResult[], rules: Partial<RankingInput>): Ranking => {
  const opens = [1, 2, 3].map((name) => ({
    id: openId(name),
    finishedAt: name * day,
    grade: name === 1 ? null : 1,
  }));
  return rankPlayers({ opens, results, count: all, grades: [], window: null, ...rules }, 10 * day);
};

describe('any ranking', () => {
  const anyResults = fc.uniqueArray(
    fc.record({
      player: fc.nat({ max: 6 }).map(player),
      open: fc.integer({ min: 1, max: 3 }).map(openId),
      points: fc.nat({ max: 4 }),
      matchesWon: fc.nat({ max: 2 }),
    }),
    { selector: (result) => `${result.player} ${result.open}`, maxLength: 18 },
  );
  const anyCount = fc.oneof(
    fc.constant(all),
    fc.integer({ min: 1, max: 3 }).map((results): CountRule => ({ type: 'best', results })),
  );
  const anyWindow = fc.option(
    fc.record({ type: fc.constantFrom('days', 'tournaments'), period: fc.integer({ min: 1, max: 12 }) }),
  );

  it('is the same whatever the order of the results', () => {
    fc.assert(
      fc.property(anyResults, anyCount, anyWindow, fc.string(), (results, count, window, seed) => {
        const shuffled = shuffle(results, randomFrom(seed));
        expect(ranked(shuffled, { count, window }).rows).toEqual(ranked(results, { count, window }).rows);
      }),
      { numRuns: runs },
    );
  });

  it('parts the results of each player into those that count and those that fell out', () => {
    fc.assert(
      fc.property(anyResults, anyCount, anyWindow, (results, count, window) => {
        for (const row of ranked(results, { count, window }).rows) {
          const own = results.filter((result) => result.player === row.player);
          expect(row.counted.length + row.dropped.length).toBe(own.length);
          expect(row.points).toBe(row.counted.reduce((sum, { points }) => sum + points, 0));
          if (count.type === 'best') expect(row.counted.length).toBeLessThanOrEqual(count.results);
        }
      }),
      { numRuns: runs },
    );
  });

  it('never places fewer points above more, and counts places like a race', () => {
    fc.assert(
      fc.property(anyResults, anyCount, (results, count) => {
        const { rows } = ranked(results, { count });
        rows.forEach((row, index) => {
          const above = rows[index - 1];
          expect(row.points).toBeLessThanOrEqual(above?.points ?? Infinity);
          expect(row.position).toBe(row.decidedBy === 'shared' ? above?.position : index + 1);
        });
      }),
      { numRuns: runs },
    );
  });
});
