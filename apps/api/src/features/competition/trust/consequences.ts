import type { TrustConsequences } from '@topspin/contract';
import type { MovedPlayer } from '@topspin/engine';
import { namesOf } from '#features/competition/store/people.ts';
import { largestMoves } from '#features/competition/ratings/largest-moves.ts';
import type { Db } from '#http/call.ts';

const mostShown = 100;

/** The consequences of a change for the ratings: how many matches it concerns, how many players move, and who moves farthest. */
export async function consequences(
  db: Db,
  matches: number,
  moved: readonly MovedPlayer[],
): Promise<TrustConsequences> {
  const { players, largest } = largestMoves(moved, mostShown);
  const names = await namesOf(
    db,
    largest.map(({ player }) => player),
  );
  return {
    matches,
    players,
    ratings: largest.map(({ player, ...move }) => ({
      player: { _id: player, name: names.get(player) ?? '' },
      ...move,
    })),
  };
}
