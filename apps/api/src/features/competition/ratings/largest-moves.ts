import type { MovedPlayer, PlayerId } from '@topspin/engine';

/** A player whose rating is another one now. */
export type Move = { readonly player: PlayerId; readonly before: number; readonly after: number };

/** How many players have another rating now, and the `most` of them who moved farthest; ties by id. */
export function largestMoves(
  moved: readonly MovedPlayer[],
  most: number,
): { readonly players: number; readonly largest: readonly Move[] } {
  const moves = moved
    .filter(({ before, after }) => before.rating !== after.rating)
    .map(({ player, before, after }) => ({ player, before: before.rating, after: after.rating }))
    .toSorted((one, other) => distance(other) - distance(one) || (one.player < other.player ? -1 : 1));
  return { players: moves.length, largest: moves.slice(0, most) };
}

const distance = ({ before, after }: Move): number => Math.abs(after - before);
