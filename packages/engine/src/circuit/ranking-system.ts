import type { PointsDistribution } from './points.ts';

export const rankingWindowTypes = ['days', 'tournaments'] as const;
export type RankingWindowType = (typeof rankingWindowTypes)[number];

/** How far back a circuit's ranking looks: so many days, or so many of its latest opens. */
export type RankingWindow = { readonly type: RankingWindowType; readonly period: number };

/** The longest window of each type. */
export const longestPeriod = { days: 730, tournaments: 100 } as const satisfies Record<
  RankingWindowType,
  number
>;

export type PerformanceWeights = {
  readonly matchesWon: number;
  readonly gamesWon: number;
  readonly pointsBalance: number;
};

/** What an edition pays for a finished open. */
export type RankingSystem = {
  readonly pointsDistribution: PointsDistribution;
  readonly usePerformanceMetrics: boolean;
  readonly performanceMetricsWeight: PerformanceWeights;
  readonly bonusPointsForAttendance: number;
  readonly window: RankingWindow;
};

export const countTypes = ['all', 'best'] as const;

/** Which of a player's results count: all of them, or the best so many. */
export type CountRule = { readonly type: 'all' } | { readonly type: 'best'; readonly results: number };
