import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { forgetVolunteerOfCalls } from '#features/day/calling/store.ts';
import type { Db } from '#http/call.ts';

export async function addVolunteerTo(db: Db, day: string, name: string): Promise<string> {
  const id = randomUUIDv7();
  await db.insertInto('day_volunteers').values({ id, day_id: day, name }).execute();
  return id;
}

export async function countVolunteers(db: Db, day: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from day_volunteers where day_id = ${day}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes a volunteer and takes them out of their calls. Returns whether there was one. */
export async function deleteVolunteer(db: Db, day: string, id: string): Promise<boolean> {
  await forgetVolunteerOfCalls(db, day, id);
  const gone = await db
    .deleteFrom('day_volunteers')
    .where('day_id', '=', day)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Deletes the volunteers with one of these names, in lower case. */
export async function forgetVolunteers(db: Db, names: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string; day_id: string }>`
    select id, day_id from day_volunteers where lower(name) = any (${names}::text[])`.execute(db);
  for (const { id, day_id } of rows) await deleteVolunteer(db, day_id, id);
}
