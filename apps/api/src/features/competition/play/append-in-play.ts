import type { MatchEventOnWire } from '@topspin/contract';
import type { MatchState } from '@topspin/engine';
import { isAdmin, isLinkUmpire, type Db, type Scorer } from '#http/call.ts';
import { mayRepeat } from '#http/transaction.ts';
import { topicsOfPoint } from '#live/topics.ts';
import { foldEvents } from './fold-events.ts';
import { keepsLease } from '#features/competition/matches/holding.ts';
import type { Holder } from '#features/competition/store/leases.ts';
import type { CachedMatch } from './match-cache.ts';
import type { MatchRow } from '#features/competition/store/matches.ts';
import { eventRows } from '#features/competition/store/log.ts';
import { plays, takesPart } from '#features/competition/matches/policy.ts';
import { longestByPlayers, longestByUmpires } from './players-events.ts';
import { writePoint, type Point } from './point-statement.ts';
import { columnsUnderWay } from './score-columns.ts';
import { changedSets } from '#features/competition/store/sets.ts';

type Sent = {
  readonly events: readonly MatchEventOnWire[];
  /** The event that the device built on, if it says so. */
  readonly basedOnId: string | undefined;
  readonly scorer: Scorer;
  readonly holder: Holder;
  readonly now: Date;
};

/**
 * Appends events that follow the cached state of a match and leave it in play, in one statement. Writes nothing and
 * returns undefined if anything differs from the cache, or the case is not simple: then the log decides.
 */
export async function appendInPlay(db: Db, kept: CachedMatch, sent: Sent): Promise<CachedMatch | undefined> {
  const { match } = kept;
  const { events, scorer, holder, now } = sent;
  if (!keepsLease(kept.lease, holder)) return undefined;
  if (match.last_seq + events.length > longestByUmpires) return undefined;
  if (isLinkUmpire(scorer) && !takesPart(scorer, match)) return undefined;
  if (isForPairs(match, events)) return undefined;
  const byPlayer = plays(scorer, match);
  if (byPlayer && !isPlainForPlayers(kept, events)) return undefined;
  const state = follows(kept, sent) ? stateInPlay(kept, events) : undefined;
  if (!state) return undefined;
  const columns = columnsUnderWay(match, { state, seq: match.last_seq + events.length, now });
  const point = { ...pointOf(kept, state, sent), ...columns };
  const version = await unlessRaced(writePoint(db, point, rightOf(scorer, match)));
  return version === undefined
    ? undefined
    : {
        match: { ...match, ...columns, version },
        state,
        lastId: events.at(-1)?.id ?? kept.lastId,
        scoredForThem: kept.scoredForThem || !byPlayer,
        lease: kept.lease,
      };
}

/** The checks left to the statement, for somebody who may score according to the cache. */
function rightOf(scorer: Scorer, match: MatchRow): 'link' | 'player' | 'party' | 'organiser' {
  if (isLinkUmpire(scorer)) return 'link';
  if (plays(scorer, match)) return 'player';
  return isAdmin(scorer) || takesPart(scorer, match) ? 'party' : 'organiser';
}

/** Whether the cache can tell that players may send these events: the log says whose events an undo removes. */
const isPlainForPlayers = (
  { scoredForThem, match }: CachedMatch,
  events: readonly MatchEventOnWire[],
): boolean =>
  !scoredForThem &&
  match.last_seq + events.length <= longestByPlayers &&
  events.every(({ type }) => type !== 'undo');

/** Whether events say who serves in a pair, and there is none. */
export const isForPairs = (
  { members_a: one, members_b: other }: MatchRow,
  events: readonly MatchEventOnWire[],
): boolean => (one === null || other === null) && events.some(({ type }) => type === 'serveOrder');

/** Whether events continue exactly where a log ends. */
const follows = ({ match, lastId }: CachedMatch, { events, basedOnId }: Sent): boolean =>
  (basedOnId === undefined || basedOnId === lastId) &&
  events.every(({ seq }, index) => seq === match.last_seq + index + 1);

/** The state after events, if the laws allow them and they neither end the match nor undo a set. */
function stateInPlay(kept: CachedMatch, events: readonly MatchEventOnWire[]): MatchState | undefined {
  const { state, refused } = foldEvents(kept.state, events);
  const isPlain = !refused && state.status !== 'finished' && state.sets.length >= kept.state.sets.length;
  return isPlain ? state : undefined;
}

const pointOf = ({ match, state: before }: CachedMatch, after: MatchState, { events, scorer, now }: Sent) =>
  ({
    id: match.id,
    version: match.version,
    openId: match.open_id,
    userId: isLinkUmpire(scorer) ? null : scorer.id,
    sessionId: isLinkUmpire(scorer) ? scorer.id : null,
    linkId: isLinkUmpire(scorer) ? scorer.linkId : null,
    now,
    events: JSON.stringify(eventRows(events)),
    sets: JSON.stringify(changedSets(before, after)),
    topics: JSON.stringify(topicsOfPoint(match)),
  }) satisfies Partial<Point>;

/** A failure caused by a concurrent write, such as an event id that exists already, is left to the log. */
async function unlessRaced<T>(written: Promise<T>): Promise<T | undefined> {
  try {
    return await written;
  } catch (error) {
    if (mayRepeat(error)) return undefined;
    throw error;
  }
}
