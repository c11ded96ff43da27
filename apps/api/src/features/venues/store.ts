import { sql, type Insertable, type RawBuilder, type SqlBool, type Updateable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db, Viewer } from '#http/call.ts';
import type { Asking } from '#http/viewer-statement.ts';

export const venues = (db: Db) => db.selectFrom('venues as venue').where('venue.deleted_at', 'is', null);

/** Whether the viewer runs the venue, as its admin or a co-admin who accepted. */
export const isMine = (viewer: Pick<Asking, 'id'>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select from venue_admins where venue_admins.venue_id = venue.id
    and venue_admins.user_id = ${viewer.id}::uuid and venue_admins.accepted_at is not null)`;

export const tableCount = sql<number>`(select count(*) from venue_tables where venue_id = venue.id)`;

export const venueColumns = (viewer: Pick<Asking, 'id'>) =>
  [
    'venue.id',
    'venue.name',
    'venue.address',
    'venue.description',
    'venue.longitude',
    'venue.latitude',
    'venue.time_zone',
    'venue.accessibility',
    'venue.contacts',
    'venue.version',
    tableCount.as('tables'),
    isMine(viewer).as('mine'),
  ] as const;

/** The photos of a venue, without their bytes. */
export const photos = sql<PhotoRow[]>`(select coalesce(json_agg(
    json_build_object('id', id, 'width', width, 'height', height) order by position), '[]')
  from venue_photos where venue_id = venue.id and removed_at is null)`;

export type PhotoRow = { readonly id: string; readonly width: number; readonly height: number };

export const findVenuePage = (db: Db, id: string, viewer: Viewer) =>
  venues(db)
    .where('venue.id', '=', id)
    .select(venueColumns(viewer))
    .select(photos.as('photos'))
    .executeTakeFirst();

export type VenuePageRow = NonNullable<Awaited<ReturnType<typeof findVenuePage>>>;

/** Venues that have a position, up to this many. */
export const venuesOnMap = (db: Db, most: number) =>
  venues(db)
    .where('venue.longitude', 'is not', null)
    .select(['venue.id', 'venue.name', 'venue.longitude', 'venue.latitude'])
    .orderBy('venue.name')
    .orderBy('venue.id')
    .limit(most)
    .execute();

export const findVenue = (db: Db, id: string, viewer: Viewer) =>
  venues(db).where('venue.id', '=', id).select(venueColumns(viewer)).executeTakeFirst();

export type VenueRow = NonNullable<Awaited<ReturnType<typeof findVenue>>>;

/** Locks a venue until this transaction ends and returns its row. */
export const lockVenue = (db: Db, id: string) =>
  db
    .selectFrom('venues')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export const insertVenue = (db: Db, values: Insertable<Database['venues']>) =>
  db.insertInto('venues').values(values).execute();

export const updateVenue = (db: Db, id: string, values: Updateable<Database['venues']>) =>
  db.updateTable('venues').set(values).where('id', '=', id).execute();

/** The role of a user in a venue; undefined if the venue does not exist. */
export const roleIn = (db: Db, venueId: string, userId: string) =>
  db
    .selectFrom('venues')
    .leftJoin('venue_admins', (join) =>
      join.onRef('venue_admins.venue_id', '=', 'venues.id').on('venue_admins.user_id', '=', userId),
    )
    .where('venues.id', '=', venueId)
    .where('venues.deleted_at', 'is', null)
    .select('venue_admins.role')
    .executeTakeFirst();

/** Numbers the tables of a venue from 1 to `count`. */
export async function setTables(db: Db, venueId: string, count: number): Promise<void> {
  await db.deleteFrom('venue_tables').where('venue_id', '=', venueId).where('number', '>', count).execute();
  const numbers = Array.from({ length: count }, (_, index) => ({ venue_id: venueId, number: index + 1 }));
  await db
    .insertInto('venue_tables')
    .values(numbers)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
