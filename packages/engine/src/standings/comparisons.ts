import type { Criterion } from './criterion.ts';
import { compareRatios } from './ratio.ts';
import type { Counted } from './results.ts';

/** Each player's won and lost figures under a criterion, by place in the group. */
export type Figures = { readonly won: number[]; readonly lost: number[] };

/** One way to compare tied players: what is counted in a match, and how two players' figures compare. */
export type Comparison = {
  readonly criterion: Criterion;
  readonly add: (figures: Figures, match: Counted) => void;
  /** Negative if the player at `first` is ahead of the one at `second`. */
  readonly compare: (figures: Figures, first: number, second: number) => number;
};

const gain = (figures: Figures, place: number, won: number, lost: number): void => {
  figures.won[place] = (figures.won[place] ?? 0) + won;
  figures.lost[place] = (figures.lost[place] ?? 0) + lost;
};

const byRatio = ({ won, lost }: Figures, first: number, second: number): number =>
  compareRatios(won[first] ?? 0, lost[first] ?? 0, won[second] ?? 0, lost[second] ?? 0);

/** The numbers of match points (3.7.5.1). */
export const byMatchPoints: Comparison = {
  criterion: 'matchPoints',
  add: (figures, match) => {
    gain(figures, match.a, match.earnedA, 0);
    gain(figures, match.b, match.earnedB, 0);
  },
  compare: ({ won }, first, second) => (won[second] ?? 0) - (won[first] ?? 0),
};

/** The ratio of sets won to sets lost (3.7.5.2). */
export const bySetsRatio: Comparison = {
  criterion: 'setsRatio',
  add: (figures, match) => {
    gain(figures, match.a, match.setsA, match.setsB);
    gain(figures, match.b, match.setsB, match.setsA);
  },
  compare: byRatio,
};

/** The ratio of points won to points lost (3.7.5.2). */
export const byPointsRatio: Comparison = {
  criterion: 'pointsRatio',
  add: (figures, match) => {
    gain(figures, match.a, match.pointsA, match.pointsB);
    gain(figures, match.b, match.pointsB, match.pointsA);
  },
  compare: byRatio,
};

/**
 * The order of 3.7.5.2, each counting only the matches between the tied players; remaining ties go to the
 * lot.
 */
export const comparisons: readonly Comparison[] = [byMatchPoints, bySetsRatio, byPointsRatio];
