import type { PlayerId } from '../id.ts';
import { startingColumns } from './columns.ts';
import type { MatchColumns, StandingColumns } from './columns.ts';
import { startingStanding } from './elo.ts';
import type { RatingStandings } from './elo.ts';
import { inBatches } from './order.ts';
import type { RatedMatch } from './rated-match.ts';
import type { RatingSettings, RatingUpdating } from './settings.ts';

/** The number of each player in the columns. */
export type PlayerNumbers = ReadonlyMap<PlayerId, number>;

/** Numbers the players of these matches, in order of appearance. */
export const numberPlayers = (matches: readonly RatedMatch[]): PlayerNumbers => {
  const numbers = new Map<PlayerId, number>();
  for (const { a, b } of matches) {
    for (const player of [a, b]) if (!numbers.has(player)) numbers.set(player, numbers.size);
  }
  return numbers;
};

/** The matches in rating order, and the same as columns. */
export const toColumns = (
  matches: readonly RatedMatch[],
  numbers: PlayerNumbers,
  updating: RatingUpdating,
): { readonly ordered: readonly RatedMatch[]; readonly columns: MatchColumns } => {
  const batches = inBatches(matches, updating);
  const ordered = batches.flat();
  const numberOf = (player: PlayerId): number => numbers.get(player) as number;
  const columns = {
    players: numbers.size,
    winners: Int32Array.from(ordered, ({ a, b, winner }) => numberOf(winner === 'a' ? a : b)),
    losers: Int32Array.from(ordered, ({ a, b, winner }) => numberOf(winner === 'a' ? b : a)),
    batchEnds: endsOf(batches),
  };
  return { ordered, columns };
};

const endsOf = (batches: readonly (readonly RatedMatch[])[]): Int32Array => {
  let end = 0;
  const ends = batches.flatMap((batch) => {
    end += batch.length;
    return batch.map(() => end);
  });
  return Int32Array.from(ends);
};

/** The opening standings as columns; missing players have the initial rating. */
export const openingColumns = (
  numbers: PlayerNumbers,
  opening: RatingStandings,
  settings: RatingSettings,
): StandingColumns => {
  const columns = startingColumns(numbers.size, settings);
  for (const [player, number] of numbers) {
    const standing = opening.get(player) ?? startingStanding(settings);
    columns.ratings[number] = standing.rating;
    columns.matches[number] = standing.matches;
  }
  return columns;
};
