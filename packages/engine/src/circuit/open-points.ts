import type { PointsDistribution } from './points.ts';
import type { RankingSystem } from './ranking-system.ts';

/** A player's results in a finished open, without points and sets filled in by an outcome. */
export type OpenPerformance = {
  /** The final position; a shared one is the best of them (losers of a quarter-final are all 5th). `null`: none. */
  readonly position: number | null;
  /** Whether the player was there: present at reception. */
  readonly attended: boolean;
  readonly matchesWon: number;
  readonly gamesWon: number;
  /** Points won minus points lost. */
  readonly pointsBalance: number;
};

/** Circuit points of one player in one open, part by part; `total` is never negative. */
export type OpenPoints = {
  readonly position: number;
  readonly performance: number;
  readonly attendance: number;
  readonly total: number;
};

/** The points of a position: 0 beyond the list. */
export const pointsOfPosition = (distribution: PointsDistribution, position: number | null): number =>
  distribution.find((row) => row.position === position)?.points ?? 0;

/** Weights may be fractions: sums are kept to the hundredth, so that equal performances stay equal. */
const toHundredths = (points: number): number => Math.round(points * 100) / 100;

/** The circuit points that a player earns in a finished open. */
export const openPoints = (performance: OpenPerformance, system: RankingSystem): OpenPoints => {
  const weight = system.performanceMetricsWeight;
  const position = pointsOfPosition(system.pointsDistribution, performance.position);
  const metrics = system.usePerformanceMetrics
    ? toHundredths(
        performance.matchesWon * weight.matchesWon +
          performance.gamesWon * weight.gamesWon +
          performance.pointsBalance * weight.pointsBalance,
      )
    : 0;
  const attendance = performance.attended ? system.bonusPointsForAttendance : 0;
  const total = Math.max(0, toHundredths(position + metrics + attendance));
  return { position, performance: metrics, attendance, total };
};
