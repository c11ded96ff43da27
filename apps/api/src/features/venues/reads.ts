/** What other features read of venues. */
import { usualTimeZone } from '@topspin/contract';
import { sql, type RawBuilder } from 'kysely';
import { finds } from '#db/finds.ts';
import type { Db } from '#http/call.ts';

/** Whether a venue exists and is not deleted. */
export const venueIsThere = (db: Db, id: string): Promise<boolean> =>
  finds(db.selectFrom('venues').select('id').where('id', '=', id).where('deleted_at', 'is', null));

/** The time zone of a venue; Madrid's if none is known. */
export async function timeZoneAt(db: Db, venueId: string | null): Promise<string> {
  if (venueId === null) return usualTimeZone;
  const venue = await db
    .selectFrom('venues')
    .select('time_zone')
    .where('id', '=', venueId)
    .executeTakeFirstOrThrow();
  return venue.time_zone;
}

/** The time zone of the venue with this id, as a column; null if there is none. */
export const zoneOfVenue = (venueId: RawBuilder<unknown>): RawBuilder<string | null> =>
  sql<string | null>`(select venues.time_zone from venues where venues.id = ${venueId})`;
