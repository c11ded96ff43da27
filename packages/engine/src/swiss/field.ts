import type { Entrant } from '../draw/entrants/entrant.ts';
import type { PlayerId } from '../id.ts';
import type { GroupMatch } from '../standings/group.ts';

/** A match of a round, from 1. */
export type SwissMatch = GroupMatch & { readonly round: number };

/** A player without an opponent in a round, which counts as a win. */
export type SwissBye = { readonly round: number; readonly player: PlayerId };

/**
 * A Swiss phase so far. What is paired is an id: nothing here asks whether one person plays under it.
 */
export type SwissField = {
  /** Everybody who has been in it, in seeding order; whoever entered late has their place by rating too. */
  readonly entrants: readonly Entrant[];
  /** Players who left: they keep their matches and their row, and are not paired again. */
  readonly left: readonly PlayerId[];
  readonly matches: readonly SwissMatch[];
  readonly byes: readonly SwissBye[];
};

/** The results from which the table of a Swiss phase is made. */
export type SwissResults = Pick<SwissField, 'entrants' | 'byes'> & {
  readonly matches: readonly GroupMatch[];
};

/** The players whom a Swiss phase pairs: at least two. */
export const swissPlayers = { min: 2, max: 512 } as const;

/** With more matches still to play, or more players, the next round waits for all of them. */
export const stragglersLookedThrough = { matches: 3, players: 64 } as const;
