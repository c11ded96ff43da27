import type { MatchEventOnWire } from '@topspin/contract';
import { sql } from 'kysely';
import type { Slots } from '#db/fixed-statement.ts';
import type { Db } from '#http/call.ts';

/** An event as it travels, but for its instant, which is as JSON writes it: what only its type has is its payload. */
const wireEvent = sql<MatchEventOnWire>`payload || jsonb_build_object('id', id, 'seq', seq, 'type', type, 'at', at)`;

/** The log of a match as it travels, in order, after a place in it. */
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

/** Events as they are stored: what only their type has is the payload. */
export const eventRows = (events: readonly MatchEventOnWire[]) =>
  events.map(({ id, seq, type, at, ...payload }) => ({ id, seq, type, at, payload }));

/**
 * Appends events to the log and tells whether all of them were new: an id is an event's own, in all logs. `by` is whoever
 * sent them, `at` when they arrived.
 */
export async function insertEvents(
  db: Db,
  matchId: string,
  events: readonly MatchEventOnWire[],
  { by, at: receivedAt }: { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const rows = eventRows(events).map(({ payload, ...row }) => ({
    ...row,
    match_id: matchId,
    payload: JSON.stringify(payload),
    received_at: receivedAt,
    user_id: by,
  }));
  const inserted = await db
    .insertInto('match_events')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows) === rows.length;
}

export const removeLog = (db: Db, matchId: string) =>
  db.deleteFrom('match_events').where('match_id', '=', matchId).execute();

type Sent = { readonly events: string; readonly userId: string; readonly now: Date };

/** As a part of a statement, appends events given as JSON to the log of the match `scored`. */
export const loggingEvents = ({ events, userId, now }: Slots<Sent>) => sql`
  insert into match_events (match_id, id, seq, type, payload, at, received_at, user_id)
  select scored.id, event.id, event.seq, event.type, event.payload, event.at, ${now}, ${userId}
  from scored, jsonb_to_recordset(${events})
    as event (id uuid, seq integer, type text, payload jsonb, at timestamptz)`;
