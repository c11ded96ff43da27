import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { evenSettings } from '../testing/rated-matches.ts';
import { exchange, expectedScore, kFactor, shownRating, startingStanding } from './elo.ts';
import { defaultRatingSettings } from './settings.ts';

const settings = defaultRatingSettings;
const rating = fc.double({ min: 100, max: 3000, noNaN: true });
const seasoned = (own: number): { rating: number; matches: number } => ({ rating: own, matches: 30 });

describe('expected score', () => {
  it.each([
    // 10^(d/400): 1 for no difference, 10 for 400, so 1/2 and 10/11; 200 is 1/(1 + 10^-0.5).
    [1000, 1000, 0.5],
    [1400, 1000, 10 / 11],
    [1000, 1400, 1 / 11],
    [1200, 1000, 0.759746926647958],
    [1000, 1800, 1 / 101],
  ])('of %d against %d is %d', (own, other, expected) => {
    expect(expectedScore(own, other, settings)).toBeCloseTo(expected, 12);
  });

  it('depends on the scale: 150 ahead with scale 150 are ten wins of eleven', () => {
    expect(expectedScore(1150, 1000, { scale: 150 })).toBeCloseTo(10 / 11, 12);
  });

  it('adds up to one for the two players, and grows with the own rating', () => {
    fc.assert(
      fc.property(rating, rating, fc.double({ min: 1, max: 500, noNaN: true }), (own, other, more) => {
        const expected = expectedScore(own, other, settings);
        expect(expected + expectedScore(other, own, settings)).toBeCloseTo(1, 12);
        expect(expectedScore(own + more, other, settings)).toBeGreaterThan(expected);
      }),
      { numRuns: runs },
    );
  });
});

describe('K', () => {
  it.each([
    [0, 64],
    [29, 64],
    [30, 32],
    [500, 32],
  ])('after %d rated matches is %d', (matches, k) => {
    expect(kFactor(matches, settings)).toBe(k);
  });
});

describe('exchange of points', () => {
  it.each([
    // Even, both established: half of 32. Even, both new: half of 64. Each moves by their own K.
    ['even and seasoned', seasoned(1000), seasoned(1000), 16, -16],
    ['even and new', startingStanding(settings), startingStanding(settings), 32, -32],
    ['a new winner', startingStanding(settings), seasoned(1000), 32, -16],
    ['a new loser', seasoned(1000), startingStanding(settings), 16, -32],
    // 1400 beats 1000: surprise 1/11 of 32 = 2.909...; the other way round 10/11 of 32 = 29.09...
    ['a favourite', seasoned(1400), seasoned(1000), 32 / 11, -32 / 11],
    ['an outsider', seasoned(1000), seasoned(1400), 320 / 11, -320 / 11],
    // The loser is 5 points above the floor of 100.
    ['a loser near the floor', seasoned(105), seasoned(105), 16, -5],
    ['a loser on the floor', seasoned(100), seasoned(100), 16, 0],
  ])('%s', (_, winner, loser, gained, lost) => {
    const points = exchange(winner, loser, settings);
    expect(points.winner).toBeCloseTo(gained, 12);
    expect(points.loser).toBeCloseTo(lost, 12);
    expect(points.expected).toBe(expectedScore(winner.rating, loser.rating, settings));
  });

  it('is exactly opposite when K is equal and no floor is touched', () => {
    fc.assert(
      fc.property(rating, rating, (winner, loser) => {
        const points = exchange(seasoned(winner), seasoned(loser), evenSettings);
        expect(points.winner + points.loser).toBe(0);
        expect(points.winner).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: runs },
    );
  });
});

it.each([
  [1000.49, 1000],
  [1000.5, 1001],
  [99.7, 100],
])('a rating of %d is shown as %d', (kept, shown) => {
  expect(shownRating(kept)).toBe(shown);
});
