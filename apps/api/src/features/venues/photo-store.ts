import type { photoSizes } from '@topspin/contract';
import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

/** A photo by its id, removed ones too: `kept` says whether its bytes are still there. */
export const knownPhoto = (db: Db, id: string) =>
  db
    .selectFrom('venue_photos')
    .select(['venue_id', 'position', 'removed_at', sql<boolean>`image is not null`.as('kept')])
    .where('id', '=', id)
    .executeTakeFirst();

/** The positions that photos of a venue have, in order. */
export async function placesTaken(db: Db, venueId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('venue_photos')
    .select('position')
    .where('venue_id', '=', venueId)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ position }) => position);
}

type Adding = { readonly userId: string; readonly venueId: string; readonly photos: number };

/**
 * Whether neither the caller nor who made the venue is trusted, and the venues of the latter have that many photos, removed
 * ones included. Locks the latter's account, so that photos of two of its venues are counted one after another.
 */
export async function isUntrustedWith(db: Db, { userId, venueId, photos }: Adding): Promise<boolean> {
  await sql`select from users where id = (select created_by from venues where id = ${venueId}) for no key update`.execute(
    db,
  );
  const { rows } = await sql<{ refused: boolean }>`
    select not trusted_user(${userId}) and not trusted_user(venue.created_by)
      and (select count(*) from venue_photos photo join venues made on made.id = photo.venue_id
        where made.created_by = venue.created_by and photo.image is not null) >= ${photos}::int as refused
    from venues venue where venue.id = ${venueId}`.execute(db);
  return rows[0]?.refused === true;
}

export const insertPhoto = (db: Db, values: Insertable<Database['venue_photos']>) =>
  db.insertInto('venue_photos').values(values).execute();

/** Shows a removed photo again, at a position that is free. */
export const restorePhoto = (db: Db, id: string, position: number) =>
  db.updateTable('venue_photos').set({ position, removed_at: null }).where('id', '=', id).execute();

/** Marks a photo of a venue as removed; false if there is none. */
export async function dropPhoto(db: Db, venueId: string, id: string, now: Date): Promise<boolean> {
  const removed = await db
    .updateTable('venue_photos')
    .set({ removed_at: now })
    .where('venue_id', '=', venueId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .returning('id')
    .execute();
  return removed.length > 0;
}

/** Deletes the bytes of photos that were removed before then, or whose venue was; their ids stay taken. */
export const forgetPhotos = (db: Db, before: Date) =>
  sql`update venue_photos photo set image = null, thumbnail = null, removed_at = coalesce(removed_at, venue.deleted_at)
    from venues venue where venue.id = photo.venue_id and image is not null
      and (removed_at < ${before} or venue.deleted_at < ${before})`.execute(db);

/** Forgets who added photos. */
export const forgetPhotographer = (db: Db, userId: string) =>
  db.updateTable('venue_photos').set({ created_by: null }).where('created_by', '=', userId).execute();

/** The bytes of a photo of a venue that is not deleted. */
export const findPhoto = (db: Db, id: string, size: (typeof photoSizes)[number]) =>
  db
    .selectFrom('venue_photos as photo')
    .innerJoin('venues as venue', 'venue.id', 'photo.venue_id')
    .where('photo.id', '=', id)
    .where('photo.removed_at', 'is', null)
    .where('venue.deleted_at', 'is', null)
    .select(`photo.${size} as bytes`)
    .executeTakeFirst();
