import type { UnplayedMatch } from './ending.ts';
import { compareRatios } from './ratio.ts';
import type { Counted } from './results.ts';

/** An end of the range of a points ratio; not `reached` where it is only approached by ever longer sets. */
type Bound = { readonly won: number; readonly lost: number; readonly reached: boolean };

/** The range of a player's possible ratios of points won to points lost. */
export type PointsBounds = { readonly least: Bound; readonly most: Bound };

/** Even is approached, never reached, by a player who cannot win or lose as many points as the opponents. */
const nearlyEven: Bound = { won: 1, lost: 1, reached: false };

const isBetter = (one: Bound, other: Bound): boolean =>
  compareRatios(one.won, one.lost, other.won, other.lost) < 0;

/**
 * The bounds of a player's points ratio, given the sets of every match. The extremes of a set are 11-0 won
 * and 9-11 lost, or 11-9 won and 0-11 lost; if they leave the ratio on one side of even, long sets beyond
 * 10-10 bring it arbitrarily close to even (2.11.1).
 */
export const pointsBounds = (
  place: number,
  finished: readonly Counted[],
  open: readonly UnplayedMatch[],
): PointsBounds => {
  let won = 0;
  let lost = 0;
  for (const match of finished) {
    if (match.a === place) {
      won += match.pointsA;
      lost += match.pointsB;
    } else if (match.b === place) {
      won += match.pointsB;
      lost += match.pointsA;
    }
  }
  let setsWon = 0;
  let setsLost = 0;
  for (const match of open) {
    if (match.a === place) {
      setsWon += match.setsA;
      setsLost += match.setsB;
    } else if (match.b === place) {
      setsWon += match.setsB;
      setsLost += match.setsA;
    }
  }
  const most = { won: won + 11 * setsWon + 9 * setsLost, lost: lost + 11 * setsLost, reached: true };
  const least = { won: won + 11 * setsWon, lost: lost + 9 * setsWon + 11 * setsLost, reached: true };
  if (setsWon + setsLost === 0) return { least, most };
  return {
    least: isBetter(least, nearlyEven) ? nearlyEven : least,
    most: isBetter(nearlyEven, most) ? nearlyEven : most,
  };
};

/** Whether the first player finishes above the second whatever the points. */
export const isSurelyAbove = ({ least }: PointsBounds, { most }: PointsBounds): boolean => {
  const order = compareRatios(least.won, least.lost, most.won, most.lost);
  return order < 0 || (order === 0 && !(least.reached && most.reached));
};

/** Whether a player certainly wins more points than they lose. */
export const isSurelyAboveEven = ({ least }: PointsBounds): boolean => {
  const order = compareRatios(least.won, least.lost, 1, 1);
  return order < 0 || (order === 0 && !least.reached);
};

/** Whether a player certainly loses more points than they win. */
export const isSurelyBelowEven = ({ most }: PointsBounds): boolean => {
  const order = compareRatios(most.won, most.lost, 1, 1);
  return order > 0 || (order === 0 && !most.reached);
};
