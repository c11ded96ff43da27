import type { PlayerId } from '../../id.ts';
import { bye, entrantsFrom, playerOf } from './board.ts';
import type { Board } from './board.ts';
import { opponentLine } from '../bracket/lines.ts';
import type { NotKept, NotKeptReason } from '../report.ts';

/** The seeds who have no bye although the byes reach as far as them. */
const seedsWithoutBye = (board: Board): readonly PlayerId[] =>
  entrantsFrom(0, Math.min(board.size - board.entrants.length, board.fixed))
    .filter((seed) => board.at[opponentLine(board.lineOf[seed] as number)] !== bye)
    .map((seed) => playerOf(board, seed));

/** Whether halves, and the halves of those, have numbers of byes that differ by one at the most. */
export const areEven = (at: Int32Array): boolean => {
  if (at.length <= 1) return true;
  const [upper, lower] = [at.subarray(0, at.length / 2), at.subarray(at.length / 2)];
  const byesIn = (part: Int32Array): number => part.filter((entrant) => entrant === bye).length;
  return Math.abs(byesIn(upper) - byesIn(lower)) <= 1 && areEven(upper) && areEven(lower);
};

/** Byes that do not go to the best seeds, or are not spread evenly (3.6.1.2), for the report. */
export const byesNotKept = (board: Board, why: NotKeptReason): readonly NotKept[] => {
  const players = seedsWithoutBye(board);
  const toSeeds: NotKept = { constraint: 'byesToSeeds', players, why };
  const spread: NotKept = { constraint: 'byesSpread', players: [], why };
  return [...(players.length > 0 ? [toSeeds] : []), ...(areEven(board.at) ? [] : [spread])];
};
