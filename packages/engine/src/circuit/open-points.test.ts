import { describe, expect, it } from 'vitest';
import { openPoints } from './open-points.ts';
import type { OpenPerformance, OpenPoints } from './open-points.ts';
import { defaultPointsFormula, generatePoints } from './points.ts';
import type { RankingSystem } from './ranking-system.ts';

const plain: RankingSystem = {
  pointsDistribution: generatePoints(defaultPointsFormula),
  usePerformanceMetrics: false,
  performanceMetricsWeight: { matchesWon: 10, gamesWon: 2, pointsBalance: 0.5 },
  bonusPointsForAttendance: 0,
  window: { type: 'days', period: 365 },
  grades: [],
};
const withMetrics: RankingSystem = { ...plain, usePerformanceMetrics: true };
const withBonus: RankingSystem = { ...withMetrics, bonusPointsForAttendance: 25 };
const third: OpenPerformance = {
  position: 3,
  attended: true,
  matchesWon: 4,
  gamesWon: 13,
  pointsBalance: 21,
};

describe('points of an open', () => {
  it.each<[string, OpenPerformance, RankingSystem, Partial<OpenPoints>]>([
    ['the position alone', third, plain, { position: 1445, performance: 0, attendance: 0, total: 1445 }],
    // 4 × 10 + 13 × 2 + 21 × 0.5 = 76.5.
    ['metrics when they are used', third, withMetrics, { performance: 76.5, total: 1521.5 }],
    ['the bonus once, for being there', third, withBonus, { attendance: 25, total: 1546.5 }],
    [
      'no bonus for who stayed away',
      { ...third, attended: false },
      withBonus,
      { attendance: 0, total: 1521.5 },
    ],
    ['0 beyond the list', { ...third, position: 5 }, plain, { position: 0, total: 0 }],
    ['0 without a position', { ...third, position: null }, plain, { position: 0, total: 0 }],
    // 0 + 0 + −60 × 0.5 = −30, and the total stays at 0.
    [
      'never under 0 in all',
      { position: 9, attended: true, matchesWon: 0, gamesWon: 0, pointsBalance: -60 },
      withMetrics,
      { performance: -30, total: 0 },
    ],
    // −30 + 25 is still below 0; the bonus is not added to a total of 0.
    [
      'a bonus that a bad balance eats',
      { position: 9, attended: true, matchesWon: 0, gamesWon: 0, pointsBalance: -60 },
      withBonus,
      { attendance: 25, total: 0 },
    ],
    // 3 × 0.1 is 0.30000000000000004 in doubles.
    [
      'to the hundredth',
      { position: 9, attended: true, matchesWon: 3, gamesWon: 0, pointsBalance: 0 },
      { ...withMetrics, performanceMetricsWeight: { matchesWon: 0.1, gamesWon: 0, pointsBalance: 0 } },
      { performance: 0.3, total: 0.3 },
    ],
  ])('%s', (_, performance, system, points) => {
    expect(openPoints(performance, system)).toMatchObject(points);
  });
});
