import type { MatchId, PlayerId } from '../id.ts';
import type { Outcome, SetScore, Side } from '../match/match.ts';

/**
 * The part of a result that standings use; `sets` are those that count, including those filled in by an
 * outcome.
 */
export type GroupMatchResult = {
  readonly outcome: Outcome;
  readonly winner?: Side;
  readonly sets: readonly SetScore[];
};

/** A match of a group; the result is absent until it is finished. */
export type GroupMatch = {
  readonly id: MatchId;
  readonly a: PlayerId;
  readonly b: PlayerId;
  readonly result?: GroupMatchResult;
};

/** A group that plays a round robin. */
export type Group = {
  readonly players: readonly PlayerId[];
  readonly matches: readonly GroupMatch[];
  /** The recorded seed of the lots. */
  readonly lotSeed: string;
};
