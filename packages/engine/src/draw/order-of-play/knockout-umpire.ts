import type { PlayerId } from '../../id.ts';

/** A finished match on a table; without a winner if neither player appeared. */
export type FinishedMatch = {
  readonly a: PlayerId | null;
  readonly b: PlayerId | null;
  readonly winner: PlayerId | null;
};

/**
 * The umpire suggested for a match of a knockout: the loser of the last match on its table, unless that
 * player plays it (as in a match for third place) or nobody has lost there yet. Null if there is none.
 */
export const knockoutUmpire = (
  lastOnTable: FinishedMatch | undefined,
  playing: readonly (PlayerId | null)[],
): PlayerId | null => {
  if (lastOnTable === undefined || lastOnTable.winner === null) return null;
  const loser = lastOnTable.winner === lastOnTable.a ? lastOnTable.b : lastOnTable.a;
  return playing.includes(loser) ? null : loser;
};
