import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#http/call.ts';
import { liveChannel, type Topics } from './topics.ts';

/** What rings the bell for topics written as JSON, as a column of a statement that does something else as well. */
export const ringing = (topics: string | RawBuilder<string>) => sql`pg_notify(${liveChannel}, ${topics})`;

/** A ring of PostgreSQL carries less than 8,000 bytes; a topic is some 45. */
const topicsInRing = 100;

/** Rings the bell for those who watch these topics (`match:ID`, `open:ID`): heard once the transaction is committed. */
export async function tell(db: Db, topics: Topics): Promise<void> {
  const rings: string[] = [];
  for (let start = 0; start < topics.length; start += topicsInRing)
    rings.push(JSON.stringify(topics.slice(start, start + topicsInRing)));
  await sql`select ${ringing(sql<string>`ring`)} from unnest(${rings}::text[]) as rings (ring)`.execute(db);
}
