import type { MatchEventOnWire } from '@topspin/contract';
import type { Side } from '@topspin/engine';
import { sql, type RawBuilder } from 'kysely';
import { finds } from '#db/finds.ts';
import type { Slots } from '#db/fixed-statement.ts';
import { isLinkUmpire, type Db, type Scorer } from '#http/call.ts';

/** An event in the API's format, except its instant, which is as JSON writes it; the payload holds the fields of its type. */
const wireEvent = sql<MatchEventOnWire>`payload || jsonb_build_object('id', id, 'seq', seq, 'type', type, 'at', at)`;

/** The log of a match in the API's format, in order, after a given `seq`. */
export async function readLog(db: Db, matchId: string, after = 0): Promise<MatchEventOnWire[]> {
  const rows = await db
    .selectFrom('match_events')
    .select(['at', wireEvent.as('event')])
    .where('match_id', '=', matchId)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();
  return rows.map(({ event, at }) => ({ ...event, at: at.toISOString() }));
}

/** Part of a statement: the events of the match `m` after a given `seq`, all or so many. Their instants are as JSON writes them. */
export const eventsAfter = (after: RawBuilder<number>, most?: number) => sql<readonly MatchEventOnWire[]>`
  coalesce((select json_agg(${wireEvent} order by seq) from match_events
    where match_id = m.id and seq > ${after} ${most === undefined ? sql`` : sql`and seq <= ${after} + ${sql.lit(most)}`}), '[]')`;

export type Sent = {
  readonly type: MatchEventOnWire['type'];
  /** The side of which a player sent it; null if nobody who plays did. */
  readonly side: Side | null;
};

/** The side of the match `m` of which a player sent the event `e`. */
export const sideOfSender = sql<Side | null>`(select case when sender.id = any (people_of_side(m.player_a)) then 'a' else 'b' end
  from players sender where sender.user_id = e.user_id and sender.id = any (people_of_match(m)) limit 1)`;

/** The sides that sent the events of a log, and their types, in order. */
export const readSent = (db: Db, matchId: string): Promise<Sent[]> =>
  db
    .selectFrom('match_events as e')
    .innerJoin('matches as m', 'm.id', 'e.match_id')
    .select([sql<Sent['type']>`e.type`.as('type'), sideOfSender.as('side')])
    .where('e.match_id', '=', matchId)
    .orderBy('e.seq')
    .execute();

/** Whether somebody has sent any event of a match. */
export const hasSent = (db: Db, matchId: string, by: Sender): Promise<boolean> =>
  finds(
    db
      .selectFrom('match_events')
      .where('match_id', '=', matchId)
      .where(isSender(by, 'match_events'))
      .select('seq')
      .limit(1),
  );

/** The senders of a log: of its first event, and of each event sent by somebody else than the one before. */
export async function sendersOf(
  db: Db,
  matchId: string,
): Promise<{ readonly seq: number; readonly by: string | null }[]> {
  const { rows } = await sql<{ seq: number; by: string | null }>`
    select e.seq, coalesce(users.name, ${linkUmpireName}) as by
    from (select seq, user_id, score_session_id, seq = 1 or coalesce(user_id, score_session_id) is distinct from
        lag(coalesce(user_id, score_session_id)) over (order by seq) as turns
      from match_events where match_id = ${matchId}) e
    left join users on users.id = e.user_id
    left join score_link_sessions umpire on umpire.id = e.score_session_id
    where e.turns order by e.seq`.execute(db);
  return rows;
}

/** The account, or the session of a score link, that sent an event, and the side for which it plays. */
export type EventSender = { readonly by: string | null; readonly side: Side | null };

/** Part of a statement: the sender of the last event of the match `m`; null if it has none. */
export const lastSent = sql<EventSender | null>`(
  select json_build_object('by', coalesce(e.user_id, e.score_session_id), 'side', ${sideOfSender}) from match_events e
  where e.match_id = m.id order by e.seq desc limit 1)`;

/** The sender of the last event of a log; null if it has none. */
export async function lastSender(db: Db, matchId: string): Promise<EventSender | null> {
  const match = await db
    .selectFrom('matches as m')
    .select(lastSent.as('last'))
    .where('m.id', '=', matchId)
    .executeTakeFirst();
  return match?.last ?? null;
}

/** The columns that say who sent an event, or a conflict: an account, or a session of a score link. */
export type Sender = { readonly user_id: string | null; readonly score_session_id: string | null };

export const senderOf = (scorer: Scorer): Sender => ({
  user_id: isLinkUmpire(scorer) ? null : scorer.id,
  score_session_id: isLinkUmpire(scorer) ? scorer.id : null,
});

/** Whether a row of a table, known by this name in the statement, is of that sender. */
export const isSender = ({ user_id, score_session_id }: Sender, table: 'match_events' | 'c') =>
  user_id === null
    ? sql<boolean>`${sql.ref(`${table}.score_session_id`)} = ${score_session_id}`
    : sql<boolean>`${sql.ref(`${table}.user_id`)} = ${user_id}`;

/** The name of the umpire whose session `umpire` is; null without one, and for an account. */
export const linkUmpireName = sql<string | null>`umpire.name || ' (QR)'`;

/** Events as stored: the payload holds the fields of their type. */
export const eventRows = (events: readonly MatchEventOnWire[]) =>
  events.map(({ id, seq, type, at, ...payload }) => ({ id, seq, type, at, payload }));

/**
 * Appends events to the log and returns whether all of them were new: ids are unique across all logs. `by` is the
 * sender, `at` when they arrived.
 */
export async function insertEvents(
  db: Db,
  matchId: string,
  events: readonly MatchEventOnWire[],
  { by, at: receivedAt }: { readonly by: Sender; readonly at: Date },
): Promise<boolean> {
  const rows = eventRows(events).map(({ payload, ...row }) => ({
    ...row,
    match_id: matchId,
    payload: JSON.stringify(payload),
    received_at: receivedAt,
    user_id: by.user_id,
    score_session_id: by.score_session_id,
  }));
  const inserted = await db
    .insertInto('match_events')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows) === rows.length;
}

/** Puts the logs of a removed phase back. */
export const bringEventsBack = (db: Db, phaseId: string) =>
  sql`
    insert into match_events (match_id, seq, id, type, payload, at, received_at, user_id, score_session_id)
    select kept.match_id, kept.seq, kept.id, kept.type, kept.payload, kept.at, kept.received_at, users.id, session.id
    from removed_phases removed, jsonb_populate_recordset(null::match_events, removed.kept -> 'events') kept
    left join users on users.id = kept.user_id
    left join score_link_sessions session on session.id = kept.score_session_id
    where removed.phase_id = ${phaseId}`.execute(db);

export const removeLog = (db: Db, matchId: string) =>
  db.deleteFrom('match_events').where('match_id', '=', matchId).execute();

type Logging = {
  readonly events: string;
  readonly userId: string | null;
  readonly sessionId: string | null;
  readonly now: Date;
};

/** Part of a statement: appends events in JSON to the log of the match `scored`. */
export const loggingEvents = ({ events, userId, sessionId, now }: Slots<Logging>) => sql`
  insert into match_events (match_id, id, seq, type, payload, at, received_at, user_id, score_session_id)
  select scored.id, event.id, event.seq, event.type, event.payload, event.at, ${now}, ${userId}, ${sessionId}
  from scored, jsonb_to_recordset(${events})
    as event (id uuid, seq integer, type text, payload jsonb, at timestamptz)`;

type ArrivedLog = { readonly match_id: string; readonly log: readonly object[] };

/** How many events one statement writes: a second of a slow machine, of the eight that a statement may take. */
const eventsAtOnce = 10_000;

/** Adds the logs of matches that came from elsewhere: nobody here sent them. */
export async function insertArrivedEvents(db: Db, logs: readonly ArrivedLog[]): Promise<void> {
  let part: ArrivedLog[] = [];
  let events = 0;
  for (const one of logs) {
    if (events + one.log.length > eventsAtOnce && part.length > 0) {
      await insertPart(db, part);
      part = [];
      events = 0;
    }
    part.push(one);
    events += one.log.length;
  }
  if (part.length > 0) await insertPart(db, part);
}

const insertPart = (db: Db, logs: readonly ArrivedLog[]) =>
  sql`
    insert into match_events (match_id, seq, id, type, payload, at)
    select match_id, seq, gen_random_uuid(), event ->> 'type', event - array['type', 'at'], (event ->> 'at')::timestamptz
    from jsonb_to_recordset(${JSON.stringify(logs)}::jsonb) as arrived (match_id uuid, log jsonb),
      jsonb_array_elements(log) with ordinality as logged (event, seq)`.execute(db);
