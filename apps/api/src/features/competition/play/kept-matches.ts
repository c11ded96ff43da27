import type { MatchState } from '@topspin/engine';
import { leastRecent, type LeastRecent } from '#http/cache/least-recent.ts';
import type { MatchRow } from '#features/competition/store/matches.ts';

/**
 * A match under way as this server last wrote it: its row, and the fold of its log. True for as long as the row has this
 * version, since nothing about a match or its log changes without it.
 */
export type KeptMatch = { readonly match: MatchRow; readonly state: MatchState; readonly size: number };

/** The matches this server has scored last, so that the next point need not read the log again. */
export type KeptMatches = LeastRecent<KeptMatch>;

/** In events, and a row counts like some: the matches under way of the largest hall, in less than 10 MB. */
const mostEvents = 50_000;
const rowLikeEvents = 10;

export const keepMatches = (): KeptMatches => leastRecent(mostEvents);

export const keptMatch = (match: MatchRow, state: MatchState): KeptMatch => ({
  match,
  state,
  size: rowLikeEvents + match.last_seq,
});
