import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOfs } from '../match/match.ts';
import type { BestOf } from '../match/match.ts';
import { runs } from '../testing/runs.ts';
import { expectedScore } from './elo.ts';
import { forecastKnockout } from './forecast-knockout.ts';
import { forecastMatch, matchChance, setChance } from './forecast.ts';
import { defaultRatingSettings } from './settings.ts';

const settings = defaultRatingSettings;

describe('the chance to win a match', () => {
  it.each<[number, BestOf, number]>([
    [0.5, 5, 0.5],
    [0.6, 1, 0.6],
    // Best of 3 with p = 0.6: p² + 2p²q = 0.36 + 0.288.
    [0.6, 3, 0.648],
    // Best of 5: p³ (1 + 3q + 6q²) = 0.216 × (1 + 1.2 + 0.96).
    [0.6, 5, 0.68256],
    // Best of 7: p⁴ (1 + 4q + 10q² + 20q³) = 0.1296 × (1 + 1.6 + 1.6 + 1.28).
    [0.6, 7, 0.710208],
    // Best of 9: p⁵ (1 + 5q + 15q² + 35q³ + 70q⁴) = 0.07776 × (1 + 2 + 2.4 + 2.24 + 1.792).
    [0.6, 9, 0.73343232],
    [0, 5, 0],
    [1, 5, 1],
  ])('with %d a set, best of %d, is %d', (set, bestOf, chance) => {
    expect(matchChance(set, bestOf)).toBeCloseTo(chance, 12);
    expect(setChance(chance, bestOf)).toBeCloseTo(set, 9);
  });
});

describe('the forecast of a match', () => {
  it('of two equals gives every score its chance', () => {
    // Best of 5 with p = 1/2: 3-0 in 1/8, 3-1 in 3/16, 3-2 in 6/32, and the same the other way.
    const { win, set, scores } = forecastMatch(1000, 1000, 5, settings);
    expect([win, set]).toEqual([0.5, expect.closeTo(0.5, 12)]);
    expect(scores.map(({ own, other }) => `${own}-${other}`)).toEqual([
      '3-0',
      '3-1',
      '3-2',
      '2-3',
      '1-3',
      '0-3',
    ]);
    const expected = [0.125, 0.1875, 0.1875, 0.1875, 0.1875, 0.125];
    scores.forEach(({ probability }, index) => expect(probability).toBeCloseTo(expected[index] ?? 0, 12));
  });

  it('has chances that make up the expectation of Elo, and one in all', () => {
    const rating = fc.integer({ min: 100, max: 3000 });
    fc.assert(
      fc.property(rating, rating, fc.constantFrom(...bestOfs), (own, other, bestOf) => {
        const { win, scores } = forecastMatch(own, other, bestOf, settings);
        expect(win).toBe(expectedScore(own, other, settings));
        const sum = (some: typeof scores): number =>
          some.reduce((sum, { probability }) => sum + probability, 0);
        expect(sum(scores)).toBeCloseTo(1, 9);
        expect(sum(scores.filter((score) => score.own > score.other))).toBeCloseTo(win, 9);
      }),
      { numRuns: runs },
    );
  });
});

describe('the forecast of a knockout', () => {
  it('of four equals halves the chances in every round', () => {
    expect(forecastKnockout([1000, 1000, 1000, 1000], settings)).toEqual([
      [0.5, 0.25],
      [0.5, 0.25],
      [0.5, 0.25],
      [0.5, 0.25],
    ]);
  });

  it('lets who has a bye through', () => {
    expect(forecastKnockout([1000, null, 1000, 1000], settings)).toEqual([
      [1, 0.5],
      [0, 0],
      [0.5, 0.25],
      [0.5, 0.25],
    ]);
  });

  it('weighs the opponents of a later round by their chances to be there', () => {
    // 1400 beats 1000 in 10/11. The first meets the second 1400 with 10/11 and the 1000 with 1/11.
    const [first] = forecastKnockout([1400, 1000, 1400, 1000], settings);
    expect(first?.[0]).toBeCloseTo(10 / 11, 12);
    expect(first?.[1]).toBeCloseTo((10 / 11) * ((10 / 11) * 0.5 + (1 / 11) * (10 / 11)), 12);
  });

  it('takes what is over as it ended, and a match to which nobody came as a bye for the next', () => {
    const results = [
      { a: 0, b: 1, winner: 'b' },
      { a: 2, b: 3, winner: null },
    ] as const;
    expect(forecastKnockout([1400, 1000, 1000, 1000], settings, results.slice(0, 1))).toEqual([
      [0, 0],
      [1, 0.5],
      [0.5, 0.25],
      [0.5, 0.25],
    ]);
    expect(forecastKnockout([1400, 1000, 1000, 1000], settings, results)).toEqual([
      [0, 0],
      [1, 1],
      [0, 0],
      [0, 0],
    ]);
  });

  it('has one winner of each match', () => {
    const bracket = fc
      .constantFrom(2, 4, 8, 16)
      .chain((lines) =>
        fc.array(fc.integer({ min: 100, max: 3000 }), { minLength: lines, maxLength: lines }),
      );
    fc.assert(
      fc.property(bracket, (ratings) => {
        const chances = forecastKnockout(ratings, settings);
        for (let round = 0, size = 2; size <= ratings.length; round += 1, size *= 2) {
          for (let line = 0; line < ratings.length; line += size) {
            const sum = chances.slice(line, line + size).reduce((sum, row) => sum + (row[round] ?? 0), 0);
            expect(sum).toBeCloseTo(1, 9);
          }
        }
      }),
      { numRuns: runs },
    );
  });
});
