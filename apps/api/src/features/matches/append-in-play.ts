import type { MatchEventOnWire } from '@topspin/contract';
import type { MatchState } from '@topspin/engine';
import { sql } from 'kysely';
import { organisesOpen } from '#features/opens/reads.ts';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';
import { isUniqueViolation } from '#http/transaction.ts';
import { ringing } from '#live/tell.ts';
import { foldEvents } from './fold-events.ts';
import { keptMatch, type KeptMatch } from './kept-matches.ts';
import { eventRows } from './log.ts';
import { takesPart } from './policy.ts';
import { columnsUnderWay, topicsOf } from './score-columns.ts';
import { changedSets, setsUnderWay } from './sets.ts';

type Sent = {
  readonly events: readonly MatchEventOnWire[];
  readonly user: Viewer;
  readonly now: Date;
};

/**
 * Appends events that follow what is kept of a match and leave it under way, in one statement. It writes nothing, and
 * gives undefined, where anything is not as it was kept, or else would not be plain: then the log decides.
 */
export async function appendInPlay(
  db: Db,
  kept: KeptMatch,
  { events, user, now }: Sent,
): Promise<KeptMatch | undefined> {
  const { match } = kept;
  const state = follows(match.last_seq, events) ? stateInPlay(kept, events) : undefined;
  if (!state) return undefined;
  const columns = columnsUnderWay(match, { state, seq: match.last_seq + events.length, now });
  const version = await write(db, { kept, state, columns, events, user, now });
  return version === undefined ? undefined : keptMatch({ ...match, ...columns, version }, state);
}

/** Whether events go on exactly where a log ends. */
const follows = (lastSeq: number, events: readonly MatchEventOnWire[]): boolean =>
  events.every(({ seq }, index) => seq === lastSeq + index + 1);

/** The state after events that the laws allow and that neither end a match nor take a set away. */
function stateInPlay(kept: KeptMatch, events: readonly MatchEventOnWire[]): MatchState | undefined {
  const { state, refused } = foldEvents(kept.state, events);
  const isPlain = !refused && state.status !== 'finished' && state.sets.length >= kept.state.sets.length;
  return isPlain ? state : undefined;
}

type Append = Sent & {
  readonly kept: KeptMatch;
  readonly state: MatchState;
  readonly columns: ReturnType<typeof columnsUnderWay>;
};

/**
 * The whole of a point: the score, the event, the set under way and the bell. The version says that the match and its log
 * are those that were kept, also when another server writes at the same time; whether the open is in play and the user
 * still organises it is asked here, since neither is the match's own.
 */
async function write(
  db: Db,
  { kept, state, columns, events, user, now }: Append,
): Promise<number | undefined> {
  const { match } = kept;
  const sets = changedSets(setsUnderWay(kept.state), setsUnderWay(state));
  const mayScore = isAdmin(user) || takesPart(user, match) ? sql`true` : organisesOpen(user, match.open_id);
  const query = sql<{ version: number }>`
    with scored as (
      update matches set
        state = ${columns.state}, last_seq = ${columns.last_seq}, started_at = ${columns.started_at},
        sets_won_a = ${columns.sets_won_a}, sets_won_b = ${columns.sets_won_b}
      where id = ${match.id} and version = ${match.version}
        and exists (select from opens where id = ${match.open_id} and state = 'active')
        and ${mayScore}
      returning id, version
    ), logged as (
      insert into match_events (match_id, id, seq, type, payload, at, received_at, user_id)
      select scored.id, event.id, event.seq, event.type, event.payload, event.at, ${now}, ${user.id}
      from scored, jsonb_to_recordset(${JSON.stringify(eventRows(events))})
        as event (id uuid, seq integer, type text, payload jsonb, at timestamptz)
    ), played as (
      insert into sets (match_id, number, a, b, played_a, played_b, first_server, started_at, ended_at)
      select scored.id, set.number, set.a, set.b, set.played_a, set.played_b, set.first_server, set.started_at, set.ended_at
      from scored, jsonb_to_recordset(${JSON.stringify(sets)})
        as set (number integer, a integer, b integer, played_a integer, played_b integer, first_server text,
          started_at timestamptz, ended_at timestamptz)
      on conflict (match_id, number) do update set
        a = excluded.a, b = excluded.b, played_a = excluded.played_a, played_b = excluded.played_b,
        first_server = excluded.first_server, started_at = excluded.started_at, ended_at = excluded.ended_at
    )
    select version, ${ringing(topicsOf(match))} from scored`;
  try {
    const { rows } = await query.execute(db);
    return rows[0]?.version;
  } catch (error) {
    // An id that is an event's already, in whatever log: the log says whether it is this one.
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}
