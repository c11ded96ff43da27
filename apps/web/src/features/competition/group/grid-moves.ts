import type { Group } from '@topspin/contract';
import { nextOpen } from '../entry/next-open.ts';
import type { Direction, Moves, Spot } from '../entry/use-entry.ts';

const ways: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [0, -1],
  right: [0, 1],
  up: [-1, 0],
  down: [1, 0],
};

/** How the cursor moves in the results grid of a group: over its cells, and on to the next empty one, row by row. */
export function gridMoves({ players, matches }: Pick<Group, 'players' | 'matches'>): Moves {
  const ids = players.filter((player) => player !== null).map(({ _id }) => _id);
  const size = ids.length;
  const spotAt = (row: number, column: number): Spot | undefined => {
    const [player, opponent] = [ids[row], ids[column]];
    for (const { _id: matchId, a, b } of matches) {
      if (a?._id === player && b?._id === opponent) return { matchId, side: 'a' };
      if (b?._id === player && a?._id === opponent) return { matchId, side: 'b' };
    }
    return undefined;
  };
  const cells = ids.flatMap((_, row) =>
    ids.flatMap((_opponent, column) => {
      const spot = row === column ? undefined : spotAt(row, column);
      return spot ? [{ row, column, spot }] : [];
    }),
  );
  const find = ({ matchId, side }: Spot) =>
    cells.findIndex(({ spot }) => spot.matchId === matchId && spot.side === side);
  return {
    step: (from, direction) => {
      const [down, right] = ways[direction];
      const start = cells[find(from)];
      if (!start) return undefined;
      for (let { row, column } = start; ;) {
        row += down;
        column += right;
        if (Math.min(row, column) < 0 || Math.max(row, column) >= size) return undefined;
        const cell = cells.find((one) => one.row === row && one.column === column);
        if (cell) return cell.spot;
      }
    },
    next: (from, now) => {
      const spots = cells.map(({ spot }) => spot);
      return nextOpen(spots, find(from), now);
    },
  };
}
