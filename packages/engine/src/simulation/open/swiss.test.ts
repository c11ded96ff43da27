import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entrant } from '../../draw/entrants/entrant.ts';
import { randomFrom } from '../../random.ts';
import { defaultRatingSettings } from '../../rating/settings.ts';
import { player } from '../../testing/rated-matches.ts';
import { runs as cases } from '../../testing/runs.ts';
import { setModels } from '../set-scores.ts';
import type { SwissFormat } from './format.ts';
import { simulateOpenMatches } from './open.ts';
import { newScoring } from './scoring.ts';
import { playSwiss } from './swiss.ts';

const models = setModels(defaultRatingSettings);
const entrants = (count: number, step: number): readonly Entrant[] =>
  Array.from({ length: count }, (_, index) => ({
    player: player(index),
    rating: 100_000 - step * index,
    rated: true,
  }));

const play = (count: number, format: Partial<SwissFormat>, seed = 'x', step = 20) => {
  const field = entrants(count, step);
  const scoring = newScoring(field, models, randomFrom(seed));
  const swiss = playSwiss(scoring, field, { rounds: 5, qualifiers: 0, bestOf: 5, ...format }, seed);
  return { ...swiss, played: scoring.played };
};

describe('a simulated Swiss system', () => {
  it('has as many rounds as its format, each of half of the players', () => {
    expect(play(20, { rounds: 7 })).toMatchObject({ rounds: [10, 10, 10, 10, 10, 10, 10], byes: 0 });
    expect(play(9, { rounds: 3 })).toMatchObject({ rounds: [4, 4, 4], byes: 3 });
  });

  it('pairs the first round as seeded, whatever the order it is given', () => {
    const field = entrants(8, 20).toReversed();
    const scoring = newScoring(field, models, randomFrom('x'));
    playSwiss(scoring, field, { rounds: 1, qualifiers: 0, bestOf: 3 }, 'x');
    const pairs = scoring.played.map(({ a, b }) => [a, b]);
    expect(pairs).toEqual([0, 1, 2, 3].map((top) => [player(top), player(top + 4)]));
  });

  it('is paired by its results: who has won all of them meets another who has', () => {
    // 4000 points apart the better player wins: 0 to 3 win the first round, 0 and 1 the second.
    const { played, order } = play(8, { rounds: 3 }, 'x', 4000);
    expect(played.slice(8, 9).map(({ a, b }) => [a, b])).toEqual([[player(0), player(1)]]);
    expect(order.at(0)).toBe(player(0));
    expect(order.at(-1)).toBe(player(7));
  });

  it('is the same again from the same seed, and another from another', () => {
    expect(play(16, {})).toEqual(play(16, {}));
    expect(play(16, {}, 'y')).not.toEqual(play(16, {}));
  });

  it('plays as many sets as its format says', () => {
    expect(play(8, { bestOf: 3 }).played.every(({ sets }) => sets.length <= 3)).toBe(true);
    expect(play(8, { bestOf: 7 }).played.every(({ sets }) => sets.length >= 4)).toBe(true);
  });

  it('lets nobody meet twice while there are opponents, and gives the bye once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 24 }), fc.string(), (count, seed) => {
        const { played, order, byes } = play(count, { rounds: 4 }, seed);
        const pairs = played.map(({ a, b }) => [a, b].toSorted().join(' '));
        expect(new Set(pairs).size).toBe(pairs.length);
        expect(new Set(order).size).toBe(count);
        expect(byes).toBe(count % 2 === 0 ? 0 : 4);
        const each = Map.groupBy(
          played.flatMap(({ a, b }) => [a, b]),
          (one) => one,
        );
        expect([...each.values()].every((own) => own.length >= 3)).toBe(true);
      }),
      { numRuns: cases / 10 },
    );
  });
});

describe('an open that begins with a Swiss system', () => {
  const positions = (swiss: SwissFormat, step = 4000) => {
    const knockout = { bestOf: 5, thirdPlace: false } as const;
    const format = { groups: null, swiss, knockout } as const;
    const open = simulateOpenMatches({ entrants: entrants(8, step), format, seed: 'x', models });
    const of = [...open.performances.values()].map(({ position }) => position ?? 0);
    return { open, of };
  };

  it('is decided by its table if nobody goes on', () => {
    const { open, of } = positions({ rounds: 5, qualifiers: 0, bestOf: 5 });
    expect(of.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(of[0]).toBe(1);
    expect(open).toMatchObject({ waves: [4, 4, 4, 4, 4], byes: 0 });
    expect(open.matches).toHaveLength(20);
  });

  it('goes on with a knockout of the first of its table; the others stay behind them in its order', () => {
    const { open, of } = positions({ rounds: 3, qualifiers: 4, bestOf: 5 });
    expect(of.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 3, 5, 6, 7, 8]);
    expect(of[0]).toBe(1);
    expect(open.waves).toEqual([4, 4, 4]);
    expect(open.matches).toHaveLength(12 + 3);
  });

  it('has byes in a knockout that is not full, for the first of its table', () => {
    const { open, of } = positions({ rounds: 3, qualifiers: 3, bestOf: 5 });
    expect(open.byes).toBe(1);
    expect(of.filter((position) => position <= 3)).toHaveLength(3);
    expect(open.performances.get(player(0))).toMatchObject({ position: 1, matchesWon: 4 });
  });

  it('has all of them in the knockout if more are to go on than there are', () => {
    const { open } = positions({ rounds: 3, qualifiers: 16, bestOf: 5 });
    expect(open.matches).toHaveLength(12 + 7);
  });
});
