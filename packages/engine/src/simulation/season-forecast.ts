import { itemAt } from '../item-at.ts';
import type { RankingRow } from '../circuit/ranking.ts';
import type { PlayerId } from '../id.ts';
import { quantile } from './quantile.ts';

/** A player's results over many simulated seasons. */
export type PlayerForecast = {
  readonly player: PlayerId;
  /** The share of seasons, from 0 to 1, finished in each position, first position first. */
  readonly positions: readonly number[];
  readonly meanPosition: number;
  readonly points: PointsForecast;
};

/** Ranking points: the mean, and the 10th, 50th and 90th percentiles. */
export type PointsForecast = {
  readonly mean: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
};

/** The forecast from this many seasons, best mean position first. */
export type SeasonForecast = { readonly seasons: number; readonly players: readonly PlayerForecast[] };

/** The seasons played so far: each player's final positions and points. */
export type SeasonTally = {
  readonly players: readonly PlayerId[];
  readonly positions: ReadonlyMap<PlayerId, number[]>;
  readonly points: ReadonlyMap<PlayerId, number[]>;
};

/** No season played yet. */
export const newSeasonTally = (players: readonly PlayerId[]): SeasonTally => ({
  players,
  positions: new Map(players.map((player) => [player, []])),
  points: new Map(players.map((player) => [player, []])),
});

/** Adds the final ranking of a season. Players not in it come after all others, without points. */
export const addSeason = (
  tally: SeasonTally,
  rows: readonly Pick<RankingRow, 'player' | 'position' | 'points'>[],
): void => {
  const ranked = new Map(rows.map((row) => [row.player, row]));
  for (const player of tally.players) {
    const row = ranked.get(player);
    tally.positions.get(player)?.push(row?.position ?? rows.length + 1);
    tally.points.get(player)?.push(row?.points ?? 0);
  }
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const forecastPoints = (points: readonly number[]): PointsForecast => {
  const ascending = points.toSorted((one, other) => one - other);
  return {
    mean: mean(points),
    low: quantile(ascending, 0.1),
    median: quantile(ascending, 0.5),
    high: quantile(ascending, 0.9),
  };
};

const sharesOf = (positions: readonly number[], players: number): readonly number[] => {
  const counts = new Array<number>(players).fill(0);
  for (const position of positions) counts[position - 1] = itemAt(counts, position - 1) + 1;
  return counts.map((count) => count / positions.length);
};

/** The forecast from the seasons simulated so far; empty if none. */
export const seasonForecast = ({ players, positions, points }: SeasonTally): SeasonForecast => {
  const seasons = positions.get(itemAt(players, 0))?.length ?? 0;
  if (seasons === 0) return { seasons, players: [] };
  const forecasts = players.map((player): PlayerForecast => {
    const ended = positions.get(player) as number[];
    return {
      player,
      positions: sharesOf(ended, players.length),
      meanPosition: mean(ended),
      points: forecastPoints(points.get(player) as number[]),
    };
  });
  return { seasons, players: forecasts.toSorted((one, other) => one.meanPosition - other.meanPosition) };
};
