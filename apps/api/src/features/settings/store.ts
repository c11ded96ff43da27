import type { Updateable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

const columns = [
  'name',
  'logo_id',
  'guardian_age',
  'who_creates_opens',
  'who_creates_venues',
  'rating_start',
  'rating_scale',
  'rating_k',
  'rating_provisional_k',
  'rating_provisional_matches',
  'rating_floor',
  'rating_updating',
  'version',
] as const;

/** The settings of the installation, without the bytes of the logo. */
export const readRow = (db: Db) => db.selectFrom('installation').select(columns).executeTakeFirstOrThrow();

/** The same, locked until this transaction ends. */
export const lockRow = (db: Db) =>
  db.selectFrom('installation').select(columns).forUpdate().executeTakeFirstOrThrow();

export type InstallationRow = Awaited<ReturnType<typeof readRow>>;

export const updateRow = (db: Db, values: Updateable<Database['installation']>) =>
  db.updateTable('installation').set(values).returning(columns).executeTakeFirstOrThrow();

/** The picture of a logo, if it still is the logo. */
export const findLogo = (db: Db, id: string) =>
  db.selectFrom('installation').select('logo').where('logo_id', '=', id).executeTakeFirst();
