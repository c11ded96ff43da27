import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import { liveChannel, type Topics } from './topics.ts';

/** What rings the bell, as a column of a statement that does something else as well. */
export const ringing = (topics: Topics) => sql`pg_notify(${liveChannel}, ${JSON.stringify(topics)})`;

/** Rings the bell for those who watch these topics (`match:ID`, `open:ID`): heard once the transaction is committed. */
export async function tell(db: Db, topics: Topics): Promise<void> {
  await sql`select ${ringing(topics)}`.execute(db);
}
