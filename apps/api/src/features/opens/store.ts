import { sql, type Insertable, type RawBuilder, type SqlBool, type Updateable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { finds } from '#db/finds.ts';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';
import type { Asking } from '#http/viewer-statement.ts';
import { organisesOpen, trustedOpen } from './who-sees.ts';

/** Whether the viewer organises the open of a row. */
export const isMine = (viewer: Pick<Asking, 'id'> | null): RawBuilder<SqlBool> =>
  organisesOpen(viewer, sql.ref('open.id'));

/** Opens visible to this viewer: drafts only to their organisers. */
export const opens = (db: Db, viewer: Pick<Asking, 'id' | 'roles'> | null) =>
  db
    .selectFrom('opens as open')
    .leftJoin('venues as venue', 'venue.id', 'open.venue_id')
    .leftJoin('editions as edition', 'edition.id', 'open.edition_id')
    // Every open has its owner. Joined by a key of the accounts alone, the account is left out where only rows are counted.
    .leftJoin('users as organiser', (join) =>
      join.on('organiser.id', '=', (eb) =>
        eb
          .selectFrom('open_organisers as owner')
          .whereRef('owner.open_id', '=', 'open.id')
          .where('owner.role', '=', 'owner')
          .select('owner.user_id'),
      ),
    )
    .where('open.deleted_at', 'is', null)
    .where((open) =>
      isAdmin(viewer) ? open.lit(true) : open.or([open('open.state', '<>', 'created'), isMine(viewer)]),
    );

export const playersCount = sql<number>`(select count(*) from inscriptions
  where inscriptions.open_id = open.id and inscriptions.state in ('registered', 'present'))`;

export const waitingCount = sql<number>`(select count(*) from inscriptions
  where inscriptions.open_id = open.id and inscriptions.state = 'waiting')`;

const tableCount = sql<number>`(select count(*) from venue_tables where venue_tables.venue_id = open.venue_id)`;

/** The name of an open's grade, while its edition has it. */
const gradeName = sql<string | null>`case when open.grade is not null then (
  select rule ->> 'name' from jsonb_array_elements(edition.ranking_system -> 'grades') as rule
  where rule -> 'grade' = to_jsonb(open.grade)) end`;

export const openColumns = [
  'open.id',
  'open.name',
  'open.description',
  'open.date_start',
  'open.date_end',
  'open.state',
  'open.cancel_reason',
  'open.players_min',
  'open.players_max',
  'open.best_of',
  'open.gender',
  'open.doubles_class',
  'open.age_min',
  'open.age_max',
  'open.age_reckoning',
  'open.rating_min',
  'open.rating_max',
  'open.rating_sum_min',
  'open.rating_sum_max',
  'open.functional_diversity',
  'open.public_results',
  'open.venue_id',
  'venue.name as venue_name',
  'venue.address as venue_address',
  'venue.time_zone as venue_time_zone',
  'open.edition_id',
  'edition.name as edition_name',
  'open.grade',
  gradeName.as('grade_name'),
  sql<string>`organiser.id`.as('organiser_id'),
  sql<string>`organiser.name`.as('organiser_name'),
  'open.version',
  playersCount.as('players_count'),
  waitingCount.as('waiting_count'),
  tableCount.as('venue_tables'),
] as const;

export const findOpen = (db: Db, id: string, viewer: Viewer | null) =>
  opens(db, viewer).where('open.id', '=', id).select(openColumns).executeTakeFirst();

export type OpenRow = NonNullable<Awaited<ReturnType<typeof findOpen>>>;

/** The contact of an open, as its organisers wrote it. */
export async function contactOf(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('opens').select('contact').where('id', '=', id).executeTakeFirst();
  return row?.contact ?? null;
}

/** Whether a list names the open of a row to this viewer, as a condition. */
export const isListed = (viewer: Pick<Asking, 'id' | 'roles'> | null): RawBuilder<SqlBool> =>
  isAdmin(viewer) ? sql<SqlBool>`true` : sql<SqlBool>`(open.listed or ${isMine(viewer)})`;

/**
 * Locks an open against changes, registrations and withdrawals until this transaction ends. Rows that merely refer to it
 * can still be written, so that finishing a match, which locks that, never waits for it.
 */
export const lockOpen = (db: Db, id: string) =>
  db
    .selectFrom('opens')
    .selectAll()
    .select(sql<boolean>`${trustedOpen(sql.ref('opens.id'))}`.as('trusted'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Whether the owner of an open is trusted, whatever approval it has. */
export async function hasTrustedOwner(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from open_organisers owner
    where owner.open_id = ${id}::uuid and owner.role = 'owner' and trusted_user(owner.user_id)`.execute(db);
  return rows.length > 0;
}

/** Whether pairs play an open. */
export const isOfDoubles = (db: Db, id: string): Promise<boolean> =>
  finds(db.selectFrom('opens').select('id').where('id', '=', id).where('discipline', '=', 'doubles'));

/** Locks these opens one after the other. */
export const lockOpens = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('opens')
    .select(['id', 'state', 'approved_at', 'approved_by'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

export type LockedOpen = NonNullable<Awaited<ReturnType<typeof lockOpen>>>;

export const insertOpen = (db: Db, values: Insertable<Database['opens']>) =>
  db.insertInto('opens').values(values).execute();

export const updateOpen = (db: Db, id: string, values: Updateable<Database['opens']>) =>
  db.updateTable('opens').set(values).where('id', '=', id).execute();

const notRefused = { approval_refused_at: null, approval_refused_by: null, approval_refusal: null };

type ApprovalRefusal = { readonly at: Date; readonly by: string; readonly reason: string | null };

/** Refuses the approval that was asked for an open, or with null takes the refusal back. */
export const setRefusal = (db: Db, id: string, refusal: ApprovalRefusal | null) =>
  updateOpen(
    db,
    id,
    refusal
      ? {
          approval_refused_at: refusal.at,
          approval_refused_by: refusal.by,
          approval_refusal: refusal.reason,
        }
      : notRefused,
  );

/** Forgets what somebody wrote to refuse approvals and places in editions; the refusals stay. */
export async function forgetRefusalsBy(db: Db, account: string): Promise<void> {
  await db
    .updateTable('opens')
    .set({ approval_refused_by: null, approval_refusal: null })
    .where('approval_refused_by', '=', account)
    .execute();
  await db
    .updateTable('opens')
    .set({ edition_refused_by: null, edition_refusal: null })
    .where('edition_refused_by', '=', account)
    .execute();
}

/** Asks for the approval of an open, anew if it was refused. */
export const setAsked = (db: Db, id: string, at: Date) =>
  updateOpen(db, id, { approval_asked_at: at, ...notRefused });

/** Takes the approval of an open whose dates were moved and asks for it again; the dates that were approved stay. */
export const askAnew = (db: Db, id: string, at: Date) =>
  updateOpen(db, id, { approved_at: null, approved_by: null, approval_asked_at: at, ...notRefused });

export const notApproved = {
  approved_at: null,
  approved_by: null,
  approved_start: null,
  approved_end: null,
};

/**
 * Lists opens that came as files, or no longer: until an admin approves them or trusts their owner, others find them by their address alone.
 * Called after a change of either.
 */
export const settleListed = (db: Db, ids: readonly string[]) =>
  sql`
    update opens set listed = not listed
    where id = any(${ids}::uuid[]) and imported_at is not null and listed is distinct from (approved_at is not null or exists (
      select from open_organisers owner
      where owner.open_id = opens.id and owner.role = 'owner' and trusted_user(owner.user_id)))`.execute(db);

/** Sets the approval of opens, by an admin or, without one, through the owner's trust. */
export const setApproval = (
  db: Db,
  ids: readonly string[],
  approval: Pick<Updateable<Database['opens']>, 'approved_at' | 'approved_by'>,
) =>
  db
    .updateTable('opens')
    .set({ ...(approval.approved_at === null ? notApproved : approval), ...notRefused })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
