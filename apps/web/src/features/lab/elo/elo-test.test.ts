import { randomFrom } from '@topspin/engine';
import { describe, expect, test } from 'vitest';
import { type EloFigures, type EloTest, fits, testElo } from './elo-test.ts';

const last = (asked: EloTest): EloFigures => {
  const all = [...testElo(asked, randomFrom(JSON.stringify(asked)))];
  const figures = all.at(-1);
  if (!figures) throw new Error('nothing was played');
  return figures;
};

describe('matches played point by point', () => {
  test.each([
    [0, 5, 0.5],
    [100, 5, 0.64],
    [200, 3, 0.76],
    [400, 7, 0.909],
  ] as const)('are won as Elo expects, %i apart, best of %i', (difference, bestOf, expected) => {
    const figures = last({ difference, bestOf, matches: 200 });
    expect(figures.expected).toBeCloseTo(expected, 2);
    expect(Math.abs(figures.observed - figures.expected)).toBeLessThan(2 * figures.margin);
    expect(figures.played).toBe(200);
  });

  test('take longer the more sets there are', () => {
    const short = last({ difference: 0, bestOf: 3, matches: 50 });
    const long = last({ difference: 0, bestOf: 7, matches: 50 });
    expect(long.points).toBeGreaterThan(short.points);
    expect(long.duration).toBeGreaterThan(short.duration);
  });
});

test('a share outside the margin does not fit', () => {
  const figures = { played: 100, expected: 0.5, margin: 0.1, points: 80, duration: 0 };
  expect([0.5, 0.59, 0.61].map((observed) => fits({ ...figures, observed }))).toEqual([true, true, false]);
});
