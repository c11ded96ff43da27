import type { PlayerId } from '../../id.ts';
import { randomFrom } from '../../random.ts';
import { compareRatios } from '../../standings/ratio.ts';
import type { SwissResults } from '../field.ts';
import type { SwissOrder } from './order.ts';
import type { SwissTotals } from './totals.ts';

/** A figure that is compared: a number, or a ratio of two. */
export type SwissFigure = { readonly won: number; readonly lost: number };

/** How players who are level so far are compared. */
export type Comparison = {
  readonly figureOf: (totals: SwissTotals) => SwissFigure;
  /** Negative if the first is ahead. */
  readonly compare: (one: SwissFigure, other: SwissFigure) => number;
};

const number = (valueOf: (totals: SwissTotals) => number): Comparison => ({
  figureOf: (totals) => ({ won: valueOf(totals), lost: 0 }),
  compare: (one, other) => other.won - one.won,
});
const lower = (valueOf: (totals: SwissTotals) => number): Comparison => ({
  ...number(valueOf),
  compare: (one, other) => one.won - other.won,
});
const ratioOrDifference = (
  won: (totals: SwissTotals) => number,
  lost: (totals: SwissTotals) => number,
  compare: Comparison['compare'],
): Comparison => ({ figureOf: (totals) => ({ won: won(totals), lost: lost(totals) }), compare });

const byRatio: Comparison['compare'] = (one, other) =>
  compareRatios(one.won, one.lost, other.won, other.lost);
const byDifference: Comparison['compare'] = (one, other) => other.won - other.lost - (one.won - one.lost);

/** The wins among players who all met each other; otherwise nobody is ahead by it. */
const ownMatches = ({ matches }: Pick<SwissResults, 'matches'>, tied: readonly SwissTotals[]): Comparison => {
  const ids = new Set(tied.map(({ player }) => player));
  const among = matches.filter(({ a, b }) => ids.has(a) && ids.has(b));
  const met = new Set(among.filter(({ result }) => result).map(({ a, b }) => [a, b].toSorted().join(' ')));
  if (met.size < (ids.size * (ids.size - 1)) / 2) return number(() => 0);
  const winsOf = (player: PlayerId): number =>
    among.filter(({ a, b, result }) => result?.winner && { a, b }[result.winner] === player).length;
  return number(({ player }) => winsOf(player));
};

/** The comparison by a criterion of these players, who are level until then. */
export const comparisonBy = (
  criterion: SwissOrder,
  tied: readonly SwissTotals[],
  field: SwissResults,
  lotSeed: string,
): Comparison => {
  switch (criterion) {
    case 'wins':
      return number(({ wins }) => wins);
    case 'buchholz':
      return number(({ buchholz }) => buchholz);
    case 'fineBuchholz':
      return number(({ fineBuchholz }) => fineBuchholz);
    case 'ownMatch':
      return ownMatches(field, tied);
    case 'setsRatio':
      return ratioOrDifference(
        ({ setsWon }) => setsWon,
        ({ setsLost }) => setsLost,
        byRatio,
      );
    case 'setsDifference':
      return ratioOrDifference(
        ({ setsWon }) => setsWon,
        ({ setsLost }) => setsLost,
        byDifference,
      );
    case 'pointsRatio':
      return ratioOrDifference(
        ({ pointsWon }) => pointsWon,
        ({ pointsLost }) => pointsLost,
        byRatio,
      );
    case 'pointsDifference':
      return ratioOrDifference(
        ({ pointsWon }) => pointsWon,
        ({ pointsLost }) => pointsLost,
        byDifference,
      );
    case 'ratingHigher':
      return number(({ rating }) => rating);
    case 'ratingLower':
      return lower(({ rating }) => rating);
    case 'lot':
      return byLot(tied, lotSeed);
  }
};

/** The turn in which each was drawn: everybody has a number from the seed, the same in every tie. */
const byLot = (tied: readonly SwissTotals[], lotSeed: string): Comparison => {
  const drawn = tied
    .map(({ player }) => ({ player, lot: randomFrom(`${lotSeed}:${player}`)() }))
    .toSorted((one, other) => one.lot - other.lot || (one.player < other.player ? -1 : 1));
  return lower(({ player }) => 1 + drawn.findIndex((one) => one.player === player));
};
