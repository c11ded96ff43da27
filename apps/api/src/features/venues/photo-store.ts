import type { photoSizes } from '@topspin/contract';
import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

export async function venueOfPhoto(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('venue_photos').select('venue_id').where('id', '=', id).executeTakeFirst();
  return row?.venue_id;
}

/** The positions that photos of a venue have, in order. */
export async function placesTaken(db: Db, venueId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('venue_photos')
    .select('position')
    .where('venue_id', '=', venueId)
    .orderBy('position')
    .execute();
  return rows.map(({ position }) => position);
}

type Adding = { readonly userId: string; readonly venueId: string; readonly photos: number };

/** Whether neither the caller nor who made the venue is trusted, and the venues of the latter have that many photos. */
export async function isUntrustedWith(db: Db, { userId, venueId, photos }: Adding): Promise<boolean> {
  const { rows } = await sql<{ refused: boolean }>`
    select not trusted_user(${userId}) and not trusted_user(venue.created_by)
      and (select count(*) from venue_photos photo join venues made on made.id = photo.venue_id
        where made.created_by = venue.created_by) >= ${photos}::int as refused
    from venues venue where venue.id = ${venueId}`.execute(db);
  return rows[0]?.refused === true;
}

export const insertPhoto = (db: Db, values: Insertable<Database['venue_photos']>) =>
  db.insertInto('venue_photos').values(values).execute();

/** Deletes a photo of a venue; false if there is none. */
export async function dropPhoto(db: Db, venueId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('venue_photos')
    .where('venue_id', '=', venueId)
    .where('id', '=', id)
    .returning('id')
    .execute();
  return deleted.length > 0;
}

/** The bytes of a photo of a venue that is not deleted. */
export const findPhoto = (db: Db, id: string, size: (typeof photoSizes)[number]) =>
  db
    .selectFrom('venue_photos as photo')
    .innerJoin('venues as venue', 'venue.id', 'photo.venue_id')
    .where('photo.id', '=', id)
    .where('venue.deleted_at', 'is', null)
    .select(`photo.${size} as bytes`)
    .executeTakeFirst();
