import type { PointsDistribution } from './points.ts';

export const rankingWindowTypes = ['days', 'tournaments'] as const;
export type RankingWindowType = (typeof rankingWindowTypes)[number];

/** How far back a circuit's ranking looks: a number of days, or of its latest opens. */
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

export const gradeLimits = { min: 1, max: 9 } as const;

/**
 * A kind of open within an edition, such as regional or youth opens. Federations count only so many results of some: ITTF
 * Table Tennis Ranking, a limited number of youth events among the best eight (Executive Committee, 29 April 2022).
 */
export type OpenGrade = {
  readonly grade: number;
  readonly name: string;
  /** How many results of this grade count at most; `null` for any number. */
  readonly most: number | null;
};

/** The points an edition awards for a finished open. */
export type RankingSystem = {
  readonly pointsDistribution: PointsDistribution;
  readonly usePerformanceMetrics: boolean;
  readonly performanceMetricsWeight: PerformanceWeights;
  readonly bonusPointsForAttendance: number;
  readonly window: RankingWindow;
  readonly grades: readonly OpenGrade[];
};

export const countTypes = ['all', 'best'] as const;

/** Which of a player's results count: all, or only the best ones. */
export type CountRule = { readonly type: 'all' } | { readonly type: 'best'; readonly results: number };
