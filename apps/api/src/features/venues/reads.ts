/** What other features read of venues. */
import type { Db } from '#http/call.ts';

/** Whether a venue is there, and not taken out of the lists. */
export async function venueIsThere(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('venues')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The time zone in which days are counted at a venue; where none is known yet, Madrid's. */
export async function timeZoneAt(db: Db, venueId: string | null): Promise<string> {
  if (venueId === null) return 'Europe/Madrid';
  const venue = await db
    .selectFrom('venues')
    .select('time_zone')
    .where('id', '=', venueId)
    .executeTakeFirstOrThrow();
  return venue.time_zone;
}
