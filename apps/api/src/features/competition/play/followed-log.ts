import type { MatchEventOnWire } from '@topspin/contract';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import { eventsAfter } from '#features/competition/store/log.ts';

/** A match as it is followed: its open, the last `seq` of its log, and the events after the one asked for. */
export type FollowedLog = {
  readonly open_id: string;
  readonly seq: number;
  readonly events: readonly MatchEventOnWire[];
};

/** Reads the log of a match after a `seq` in one statement; undefined if there is no such match, or its open was deleted. */
export async function readFollowedLog(db: Db, id: string, after: number): Promise<FollowedLog | undefined> {
  const row = await db
    .selectFrom('matches as m')
    .innerJoin('opens', 'opens.id', 'm.open_id')
    .where('m.id', '=', id)
    .where('opens.deleted_at', 'is', null)
    .select(['m.open_id', 'm.last_seq'])
    .select(eventsAfter(sql<number>`${after}::int`).as('events'))
    .executeTakeFirst();
  if (!row) return undefined;
  const events = row.events.map((event) => ({ ...event, at: new Date(event.at).toISOString() }));
  return { open_id: row.open_id, seq: events.at(-1)?.seq ?? row.last_seq, events };
}
