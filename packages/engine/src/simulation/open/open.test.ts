import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpenPerformance } from '../../circuit/open-points.ts';
import type { Entrant } from '../../draw/entrants/entrant.ts';
import { defaultRatingSettings } from '../../rating/settings.ts';
import { player } from '../../testing/rated-matches.ts';
import { runs } from '../../testing/runs.ts';
import { simulateOpen } from './open.ts';
import type { OpenFormat } from './format.ts';
import { setModels } from '../set-scores.ts';

const models = setModels(defaultRatingSettings);
const withGroups: OpenFormat = {
  groups: { size: 4, qualifiers: 2, bestOf: 3 },
  knockout: { bestOf: 5, thirdPlace: true },
};
const knockoutOnly: OpenFormat = { groups: null, knockout: { bestOf: 5, thirdPlace: false } };

const entrants = (count: number, step = 20): Entrant[] =>
  Array.from({ length: count }, (_, index) => ({
    player: player(index),
    rating: 2000 - step * index,
    rated: true,
  }));

const play = (count: number, format: OpenFormat, seed = 'x', step = 20): OpenPerformance[] => [
  ...simulateOpen({ entrants: entrants(count, step), format, seed, models }).values(),
];

const positionsOf = (performances: readonly OpenPerformance[]): (number | null)[] =>
  performances.map(({ position }) => position).toSorted((one, other) => (one ?? 0) - (other ?? 0));

describe('a simulated open', () => {
  it.each<[string, number, OpenFormat, number[]]>([
    ['a knockout of 8', 8, knockoutOnly, [1, 2, 3, 3, 5, 5, 5, 5]],
    ['a knockout of 5 with byes', 5, knockoutOnly, [1, 2, 3, 3, 5]],
    [
      'two groups of 4, then semi-finals and a match for third place',
      8,
      withGroups,
      [1, 2, 3, 4, 5, 5, 7, 7],
    ],
    ['one group, then its first two again', 4, withGroups, [1, 2, 3, 4]],
    [
      'one group of which one goes on: its standings decide',
      4,
      { ...withGroups, groups: { size: 4, qualifiers: 1, bestOf: 3 } },
      [1, 2, 3, 4],
    ],
    ['two players', 2, knockoutOnly, [1, 2]],
  ])('%s gives everybody a position', (_, count, format, positions) => {
    expect(positionsOf(play(count, format))).toEqual(positions);
  });

  it('is the same again from the same seed, and another from another', () => {
    expect(play(16, withGroups)).toEqual(play(16, withGroups));
    expect(play(16, withGroups)).not.toEqual(play(16, withGroups, 'y'));
  });

  it('counts matches and sets for who won them, whichever of the two that is', () => {
    const winners = new Set<number>();
    const setsOfLosers = new Set<number | undefined>();
    for (let index = 0; index < 30; index += 1) {
      const performances = play(2, knockoutOnly, `seed ${index}`, 0);
      const winner = performances.findIndex(({ position }) => position === 1);
      expect(performances[winner]).toMatchObject({ matchesWon: 1, gamesWon: 3 });
      expect(performances[1 - winner]).toMatchObject({ position: 2, matchesWon: 0 });
      expect(performances[1 - winner]?.gamesWon).toBeLessThan(3);
      winners.add(winner);
      setsOfLosers.add(performances[1 - winner]?.gamesWon);
    }
    expect(winners.size).toBe(2);
    expect(setsOfLosers.size).toBe(3);
  });

  it('is won by who is stronger beyond doubt', () => {
    // 4000 points apart, each match is lost once in ten thousand million.
    const performances = play(4, withGroups, 'x', 4000);
    expect(performances.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
    // Three matches of its group and the final, for the first: 3 × 2 sets and 3.
    expect(performances[0]).toMatchObject({ matchesWon: 4, gamesWon: 9, attended: true });
    expect(performances[3]).toMatchObject({ matchesWon: 0, gamesWon: 0 });
  });

  it('balances the points won and lost, and loses each match once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), fc.boolean(), fc.string(), (count, groups, seed) => {
        const format = groups ? withGroups : knockoutOnly;
        const performances = play(count, format, seed);
        const sum = (of: (one: OpenPerformance) => number): number =>
          performances.reduce((sum, one) => sum + of(one), 0);
        expect(sum(({ pointsBalance }) => pointsBalance)).toBe(0);
        if (!groups) expect(sum(({ matchesWon }) => matchesWon)).toBe(count - 1);
        expect(performances.every(({ position }) => position !== null)).toBe(true);
        expect(performances.filter(({ position }) => position === 1)).toHaveLength(1);
      }),
      { numRuns: runs },
    );
  });
});
