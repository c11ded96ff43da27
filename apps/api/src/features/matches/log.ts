import type { MatchEventOnWire } from '@topspin/contract';
import type { Db } from '#http/call.ts';

/** The log of a match as it travels, in order. */
export async function readLog(db: Db, matchId: string): Promise<MatchEventOnWire[]> {
  const rows = await db
    .selectFrom('match_events')
    .select(['id', 'seq', 'type', 'payload', 'at'])
    .where('match_id', '=', matchId)
    .orderBy('seq')
    .execute();
  return rows.map(
    ({ id, seq, type, payload, at }) =>
      ({ ...(payload as object), id, seq, type, at: at.toISOString() }) as MatchEventOnWire,
  );
}

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
  const rows = events.map(({ id, seq, type, at, ...payload }) => ({
    match_id: matchId,
    id,
    seq,
    type,
    at,
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
