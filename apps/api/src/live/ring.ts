import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#http/call.ts';
import { liveChannel, type Topics } from './topics.ts';

/** A column that rings the bell for topics in JSON, within a statement that does something else. */
export const ringing = (topics: string | RawBuilder<string>) => sql`pg_notify(${liveChannel}, ${topics})`;

/** A PostgreSQL notification carries less than 8,000 bytes; a topic has about 45. */
const topicsInRing = 100;

/** Notifies the subscribers of these topics (`match:ID`, `open:ID`) once the transaction is committed. */
export async function ring(db: Db, topics: Topics): Promise<void> {
  const rings: string[] = [];
  for (let start = 0; start < topics.length; start += topicsInRing)
    rings.push(JSON.stringify(topics.slice(start, start + topicsInRing)));
  await sql`select ${ringing(sql<string>`ring`)} from unnest(${rings}::text[]) as rings (ring)`.execute(db);
}
