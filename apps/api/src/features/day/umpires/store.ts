import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { forgetVolunteerOfCalls } from '#features/day/calling/store.ts';
import { wasThere } from '#features/day/which-day.ts';
import type { Db } from '#http/call.ts';
import type { Person } from '#http/person.ts';

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

/** The called match that a volunteer of a day umpires now. */
export async function umpiredBy(db: Db, day: string, volunteer: string): Promise<string | undefined> {
  const call = await db
    .selectFrom('calls')
    .select('match_id')
    .where('day_id', '=', day)
    .where('volunteer_id', '=', volunteer)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return call?.match_id;
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

/** Deletes volunteers with a person's name, on the days on which that person played, umpired or organised: elsewhere they are namesakes. */
export async function forgetVolunteers(db: Db, person: Person): Promise<void> {
  const { rows } = await sql<{ id: string; day_id: string }>`
    select volunteer.id, volunteer.day_id from day_volunteers volunteer join play_days day on day.id = volunteer.day_id
    where lower(volunteer.name) = any (${[...person.names]}::text[]) and ${wasThere(person)}`.execute(db);
  for (const { id, day_id } of rows) await deleteVolunteer(db, day_id, id);
}
