import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#http/call.ts';
import { liveChannel, type Topics } from './topics.ts';

/** What rings the bell for topics written as JSON, as a column of a statement that does something else as well. */
export const ringing = (topics: string | RawBuilder<string>) => sql`pg_notify(${liveChannel}, ${topics})`;

/** Rings the bell for those who watch these topics (`match:ID`, `open:ID`): heard once the transaction is committed. */
export async function tell(db: Db, topics: Topics): Promise<void> {
  await sql`select ${ringing(JSON.stringify(topics))}`.execute(db);
}
