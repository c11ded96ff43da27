import type { Entrant } from '../draw/entrants/entrant.ts';
import { itemAt } from '../item-at.ts';
import type { PlayerForecast, SeasonForecast } from './season-forecast.ts';

/** Where players of about the same strength end after a season. */
export type LevelForecast = {
  readonly players: number;
  /** The ratings of its best and its last player. */
  readonly ratings: { readonly best: number; readonly last: number };
  /** The chances, from 0 to 1, that one of its players wins the season, and that a given one ends among the first three. */
  readonly wins: number;
  readonly podium: number;
  /** Where its players end: the 10th, 50th and 90th percentiles of their positions. */
  readonly position: { readonly low: number; readonly median: number; readonly high: number };
  readonly meanPoints: number;
};

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The first position by which this share of the seasons has ended. */
const positionBy = (shares: readonly number[], share: number): number => {
  let seen = 0;
  for (const [index, part] of shares.entries()) {
    seen += part;
    // Shares are sums of fractions: the last bit must not decide.
    if (seen >= share - 1e-9) return index + 1;
  }
  return shares.length;
};

const levelOf = (entrants: readonly Entrant[], forecasts: readonly PlayerForecast[]): LevelForecast => {
  const shares = itemAt(forecasts, 0).positions.map((_, index) =>
    meanOf(forecasts.map(({ positions }) => itemAt(positions, index))),
  );
  return {
    players: entrants.length,
    ratings: { best: itemAt(entrants, 0).rating, last: itemAt(entrants, entrants.length - 1).rating },
    wins: itemAt(shares, 0) * entrants.length,
    podium: shares.slice(0, 3).reduce((sum, share) => sum + share, 0),
    position: {
      low: positionBy(shares, 0.1),
      median: positionBy(shares, 0.5),
      high: positionBy(shares, 0.9),
    },
    meanPoints: meanOf(forecasts.map(({ points }) => points.mean)),
  };
};

/** The forecast of a season by levels: players by rating, divided into this many parts whose sizes differ by one at most. */
export const levelForecasts = (
  { seasons, players: forecasts }: SeasonForecast,
  players: readonly Entrant[],
  levels: number,
): readonly LevelForecast[] => {
  if (seasons === 0) return [];
  const of = new Map(forecasts.map((forecast) => [forecast.player, forecast]));
  const strongest = players.toSorted((one, other) => other.rating - one.rating);
  const parts = Math.min(levels, strongest.length);
  return Array.from({ length: parts }, (_, index) => {
    const [from, to] = [index, index + 1].map((part) => Math.round((part * strongest.length) / parts));
    const entrants = strongest.slice(from, to);
    return levelOf(
      entrants,
      entrants.flatMap(({ player }) => of.get(player) ?? []),
    );
  });
};
