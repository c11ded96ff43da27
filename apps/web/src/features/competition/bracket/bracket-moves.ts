import type { EntryMatch } from '../entry/entry-queue.ts';
import { nextOpen } from '../entry/next-open.ts';
import type { Direction, Moves, Spot } from '../entry/use-entry.ts';
import type { RoundsProps } from './bracket-match.ts';

const ways: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** How the cursor moves in a bracket: up and down a round, across to the next, and on to the next match that can be played. */
export function bracketMoves(rounds: RoundsProps['rounds'], third: EntryMatch | undefined): Moves {
  const order = rounds.flatMap(({ matches }) => matches.map(({ _id }) => _id));
  const ids = third ? [...order, third._id] : order;
  const spot = (matchId: string): Spot => ({ matchId, side: 'a' });
  return {
    step: ({ matchId }, direction) => {
      const column = rounds.findIndex(({ matches }) => matches.some(({ _id }) => _id === matchId));
      const here = rounds[column]?.matches.find(({ _id }) => _id === matchId);
      if (!here) return undefined;
      const [across, down] = ways[direction];
      const to = rounds[column + across]?.matches;
      const target =
        across === 0 ? here.number + down : across > 0 ? Math.ceil(here.number / 2) : here.number * 2 - 1;
      const found =
        to?.find(({ number }) => number === target) ??
        (across < 0 ? to?.find(({ number }) => number === target + 1) : undefined);
      return found && spot(found._id);
    },
    next: ({ matchId }, now) => nextOpen(ids.map(spot), ids.indexOf(matchId), now),
  };
}
