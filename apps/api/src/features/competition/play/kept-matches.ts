import type { MatchState } from '@topspin/engine';
import { leastRecent, type LeastRecent } from '#http/cache/least-recent.ts';
import type { MatchRow } from '#features/competition/store/matches.ts';

/**
 * A match in play as this server last wrote it: its row, and the fold of its log. Valid while the row has this
 * version, since a match and its log never change without it.
 */
export type KeptMatch = {
  readonly match: MatchRow;
  readonly state: MatchState;
  /** Whether events by others than the two players may count in the log. */
  readonly scoredForThem: boolean;
  readonly size: number;
};

/** A cache of the matches this server scored last, so that the next point need not read the log. */
export type KeptMatches = LeastRecent<KeptMatch>;

/** The limit in events, a row counting as several: the matches in play of the largest hall, in less than 10 MB. */
const mostEvents = 50_000;
const rowLikeEvents = 10;

export const keepMatches = (): KeptMatches => leastRecent(mostEvents);

export const keptMatch = (match: MatchRow, state: MatchState, scoredForThem: boolean): KeptMatch => ({
  match,
  state,
  scoredForThem,
  size: rowLikeEvents + match.last_seq,
});
