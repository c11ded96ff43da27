import type { PlayerId } from '../../id.ts';
import type { Outcome } from '../../match/match.ts';

/** A finished match on a table; without a winner if neither player appeared. */
export type FinishedMatch = {
  readonly a: PlayerId | null;
  readonly b: PlayerId | null;
  readonly winner: PlayerId | null;
  readonly outcome: Outcome;
};

/**
 * The umpire suggested for a match of a knockout: the loser of the last match on its table, unless that
 * player plays it (as in a match for third place), did not come or was disqualified, or nobody has lost there
 * yet. Null if there is none.
 */
export const knockoutUmpire = (
  lastOnTable: FinishedMatch | undefined,
  playing: readonly (PlayerId | null)[],
): PlayerId | null => {
  if (lastOnTable === undefined || lastOnTable.winner === null) return null;
  if (lastOnTable.outcome === 'walkover' || lastOnTable.outcome === 'disqualified') return null;
  const loser = lastOnTable.winner === lastOnTable.a ? lastOnTable.b : lastOnTable.a;
  return playing.includes(loser) ? null : loser;
};
