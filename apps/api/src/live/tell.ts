import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** The channel on which every server hears what has changed. */
export const liveChannel = 'topspin_live';

/** Rings the bell for those who watch these topics (`match:ID`, `open:ID`): heard once the transaction is committed. */
export async function tell(db: Db, topics: readonly string[]): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${JSON.stringify(topics)})`.execute(db);
}
