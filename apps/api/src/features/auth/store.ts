import type { relations } from '@topspin/contract';
import { sql, type Insertable, type Updateable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { finds } from '#db/finds.ts';
import type { Database } from '#db/schema.generated.ts';
import { mayCreate } from '#features/settings/reads.ts';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { trustedUser } from './reads.ts';

/** Accounts that are not erased. */
const users = (db: Db) =>
  db.selectFrom('users').selectAll().where('erased_at', 'is', null).where('deleted_at', 'is', null);

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export const findUser = (db: Db, userId: string) => users(db).where('id', '=', userId).executeTakeFirst();

/** Locks an account against changes and new references until this transaction ends. */
export const lockUser = (db: Db, userId: string) =>
  users(db).where('id', '=', userId).forUpdate().executeTakeFirst();

export const findUserByEmail = (db: Db, email: string) =>
  users(db)
    .where((row) => row(row.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();

/** Whether the address is taken; locked so that nobody else can take it until this transaction ends. */
export const insertUser = (db: Db, values: Insertable<Database['users']>) =>
  db
    .insertInto('users')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

/** Changes an account, unless it has been erased meanwhile. */
export async function updateUser(
  db: Db,
  userId: string,
  values: Updateable<Database['users']>,
): Promise<UserRow> {
  const row = await db
    .updateTable('users')
    .set(values)
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw fail('auth.expired');
  return row;
}

/** An account says so many of its players; a club has hundreds. */
const administeredShown = 100;

/** The players that an account registers and withdraws, by name, and what it may create. */
export const accountFacts = (db: Db, userId: string) =>
  db
    .selectNoFrom([
      jsonArrayFrom(administeredPlayers(db, userId)).as('players'),
      mayCreate('opens', sql`${userId}::uuid`).as('create_opens'),
      mayCreate('venues', sql`${userId}::uuid`).as('create_venues'),
      trustedUser(userId).as('give_ratings'),
      keptProfiles(userId).as('kept'),
    ])
    .executeTakeFirstOrThrow();

/** How many profiles an organiser keeps of people entered in an open. */
const keptProfiles = (userId: string) =>
  sql<number>`(select count(*) from player_administrators administrator join players on players.id = administrator.player_id
    where administrator.user_id = ${userId}::uuid and administrator.relation = 'organiser' and players.deleted_at is null)`;

const administeredPlayers = (db: Db, userId: string) =>
  db
    .selectFrom('player_administrators as administrator')
    .innerJoin('players', 'players.id', 'administrator.player_id')
    .where('administrator.user_id', '=', userId)
    .where('administrator.relation', '<>', 'organiser')
    .where('players.deleted_at', 'is', null)
    .select(['players.id as player_id', 'players.name', 'players.club_id', 'administrator.relation'])
    .$narrowType<{ relation: (typeof relations)[number] }>()
    .select(sql<number>`count(*) over ()`.as('count'))
    .orderBy('players.name')
    .orderBy('players.id')
    .limit(administeredShown);

const admins = (db: Db) => users(db).where(sql<boolean>`'admin' = any(roles)`);

/** The admins who can log in. */
export const activeAdmins = (db: Db) => admins(db).where('disabled_at', 'is', null);

export const anAdminExists = (db: Db): Promise<boolean> => finds(admins(db).limit(1));

/** Updates an account if its version still matches. */
export const updateSeenUser = (
  db: Db,
  { id, version }: { readonly id: string; readonly version: number },
  values: Updateable<Database['users']>,
) =>
  db
    .updateTable('users')
    .set(values)
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
