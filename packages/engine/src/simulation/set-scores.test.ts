import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSets } from '../match/set-score.ts';
import { bestOfs } from '../match/match.ts';
import { randomFrom } from '../random.ts';
import { expectedScore } from '../rating/elo.ts';
import { setChance } from '../rating/forecast.ts';
import { defaultRatingSettings } from '../rating/settings.ts';
import { runs } from '../testing/runs.ts';
import { setChanceByPoint } from './point-chance.ts';
import { drawSet, drawSets, setModel, setModels, setScores } from './set-scores.ts';
import type { SetModel } from './set-scores.ts';

const chanceOf = (model: SetModel, a: number, b: number): number => {
  const index = setScores.findIndex((score) => score.a === a && score.b === b);
  return (model.cumulated[index] ?? Number.NaN) - (model.cumulated[index - 1] ?? 0);
};

/** The chance that side a wins the set, as the sum over the scores, including those from 10-10. */
const winChance = (model: SetModel): number =>
  setScores.reduce((sum, { a, b }) => {
    const share = a === b ? model.pairToA / (model.pairToA + model.pairToB) : Number(a > b);
    return sum + share * chanceOf(model, a, b);
  }, 0);

describe('the scores of a set', () => {
  it('are 21: eleven against 0 to 9 either way, 10-10 to be played on, all with their chances', () => {
    expect(new Set(setScores.map(({ a, b }) => `${a}-${b}`)).size).toBe(21);
    expect(setScores.filter(({ a, b }) => a === 11 && b <= 9)).toHaveLength(10);
    expect(setScores.filter(({ a, b }) => b === 11 && a <= 9)).toHaveLength(10);
    expect(setModel(0.5).cumulated.at(-1)).toBeCloseTo(1, 12);
  });

  it('of equals mirror each other', () => {
    const model = setModel(0.5);
    for (let loser = 0; loser < 10; loser += 1) {
      expect(chanceOf(model, 11, loser)).toBeCloseTo(chanceOf(model, loser, 11), 12);
    }
  });

  it('start with 11-0 in the power of the points on each serve: 6 and 5, or 5 and 6, of the eleven', () => {
    // With 0.6 per point: 0.62 on serve, 0.58 on return; serves go 2, 2, 2, 2, 2, 1.
    const expected = (0.62 ** 6 * 0.58 ** 5 + 0.62 ** 5 * 0.58 ** 6) / 2;
    expect(chanceOf(setModel(0.6), 11, 0)).toBeCloseTo(expected, 12);
  });

  it('make up the chance to win the set', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.05, max: 0.95, noNaN: true }), (point) => {
        const expected = (setChanceByPoint(point, 'a') + setChanceByPoint(point, 'b')) / 2;
        expect(winChance(setModel(point))).toBeCloseTo(expected, 9);
      }),
      { numRuns: runs },
    );
  });
});

describe('sets by chance', () => {
  it('take the score at the lot among their chances', () => {
    // Of equals, half of the lots short of 10-10 is for the ten scores of side a, the rest for those of side b.
    const model = setModel(0.5);
    const half = (1 - chanceOf(model, 10, 10)) / 2;
    const scoreAt = (lot: number): unknown => drawSet(model, () => lot);
    expect([0, half - 1e-9, half + 1e-9].map(scoreAt)).toEqual([
      { a: 11, b: 0 },
      { a: 11, b: 9 },
      { a: 0, b: 11 },
    ]);
  });

  it('play on from 10-10 pair by pair until someone wins both points', () => {
    const model = setModel(0.5);
    const deuce = setScores.findIndex(({ a, b }) => a === 10 && b === 10);
    const toDeuce = (model.cumulated[deuce] ?? 0) - 1e-9;
    const play = (...lots: number[]): unknown => drawSet(model, () => [toDeuce, ...lots][turn++] ?? 0);
    let turn = 0;
    expect(play(0)).toEqual({ a: 12, b: 10 });
    turn = 0;
    expect(play(0.99, 0.99, model.pairToA)).toEqual({ a: 12, b: 14 });
  });

  it('end with the match and are legal', () => {
    const models = setModels(defaultRatingSettings);
    const rating = fc.integer({ min: 100, max: 3000 });
    fc.assert(
      fc.property(rating, rating, fc.constantFrom(...bestOfs), fc.string(), (own, other, bestOf, seed) => {
        const checked = checkSets(drawSets(models(own, other, bestOf), bestOf, randomFrom(seed)), bestOf);
        expect(checked).toEqual({ ok: true, value: expect.stringMatching(/^[ab]$/) });
      }),
      { numRuns: runs },
    );
  });

  it('have the chance of a set that Elo and the length of the match ask for', () => {
    const models = setModels(defaultRatingSettings);
    const expected = setChance(expectedScore(1200, 1000, defaultRatingSettings), 5);
    expect(winChance(models(1200.4, 1000, 5))).toBeCloseTo(expected, 9);
    expect(models(1200, 1000, 5)).toBe(models(1300, 1100, 5));
    expect(models(1200, 1000, 3)).not.toBe(models(1200, 1000, 5));
  });
});
