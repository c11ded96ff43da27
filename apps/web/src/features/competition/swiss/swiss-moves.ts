import { nextOpen } from '../entry/next-open.ts';
import type { Moves, Spot } from '../entry/use-entry.ts';

const ways = { left: -1, up: -1, right: 1, down: 1 } as const;

/** How the cursor moves over the rounds of a Swiss phase: from match to match as they are listed, and on to the next without a result. */
export function swissMoves(
  rounds: readonly { readonly matches: readonly { readonly _id: string }[] }[],
): Moves {
  const spots = rounds.flatMap(({ matches }) =>
    matches.map(({ _id }): Spot => ({ matchId: _id, side: 'a' })),
  );
  const indexOf = ({ matchId }: Spot) => spots.findIndex((spot) => spot.matchId === matchId);
  return {
    step: (from, direction) => spots[indexOf(from) + ways[direction]],
    next: (from, now) => nextOpen(spots, indexOf(from), now),
  };
}
