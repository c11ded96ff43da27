import type { MatchState } from '@topspin/engine';
import { leastRecent, type LeastRecent } from '#http/cache/least-recent.ts';
import type { LeaseRow } from '#features/competition/store/leases.ts';
import type { MatchRow } from '#features/competition/store/matches.ts';

/**
 * A match in play as this server last wrote it: its row, the fold of its log, and who holds it. Valid while the row has this
 * version, since none of them changes without it.
 */
export type CachedMatch = {
  readonly match: MatchRow;
  readonly state: MatchState;
  /** The id of the last event of the log. */
  readonly lastId: string | null;
  /** Whether events by others than the two players may count in the log. */
  readonly scoredForThem: boolean;
  readonly lease: Pick<LeaseRow, 'holder_id' | 'device'> | undefined;
};

/** A cache of the matches this server scored last, so that the next point need not read the log. */
export type MatchCache = LeastRecent<CachedMatch>;

/** The limit in events, a row counting as several: the matches in play of the largest hall, in less than 10 MB. */
const mostEvents = 50_000;
const rowLikeEvents = 10;

export const matchCache = (): MatchCache =>
  leastRecent(mostEvents, ({ match }) => rowLikeEvents + match.last_seq);
