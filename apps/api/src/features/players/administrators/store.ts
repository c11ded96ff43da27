import type { PlayerId } from '@topspin/engine';
import { sql, type Insertable } from 'kysely';
import { finds } from '#db/finds.ts';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';
import type { Administrator } from './rank.ts';

/** Makes an account a player's guardian, replacing any other relation. */
export const addGuardian = (
  db: Db,
  guardian: { readonly player: string; readonly user: string; readonly at: Date },
) =>
  db
    .insertInto('player_administrators')
    .values({
      player_id: guardian.player,
      user_id: guardian.user,
      relation: 'guardian',
      created_at: guardian.at,
    })
    .onConflict((known) =>
      known
        .columns(['player_id', 'user_id'])
        .doUpdateSet({ relation: 'guardian', handed_over_at: null, created_at: guardian.at })
        .where('player_administrators.relation', '<>', 'guardian'),
    )
    .execute();

/** Those who look after a player, the longest first. */
export const administratorsOf = (db: Db, playerId: string) =>
  db
    .selectFrom('player_administrators as administrator')
    .innerJoin('users as account', 'account.id', 'administrator.user_id')
    .where('administrator.player_id', '=', playerId)
    .select([
      'administrator.user_id',
      'administrator.relation',
      'administrator.created_at',
      'administrator.handed_over_at',
      'account.name',
      'account.email',
      'account.lang',
    ])
    .orderBy('administrator.created_at')
    .orderBy('administrator.user_id')
    .execute();

export const removeAdministrator = (db: Db, playerId: string, userId: string) =>
  db
    .deleteFrom('player_administrators')
    .where('player_id', '=', playerId)
    .where('user_id', '=', userId)
    .execute();

/** Ends what admins were left with, once somebody else looks after a player or has the profile. */
export const removeHeirs = (db: Db, playerId: string) =>
  db
    .deleteFrom('player_administrators')
    .where('player_id', '=', playerId)
    .where('handed_over_at', 'is not', null)
    .execute();

/** Whether an account administers a player only because nobody else was left. */
export const inherited = (db: Db, userId: string, playerId: string): Promise<boolean> =>
  finds(
    db
      .selectFrom('player_administrators')
      .select('player_id')
      .where('player_id', '=', playerId)
      .where('user_id', '=', userId)
      .where('handed_over_at', 'is not', null),
  );

/** Makes accounts administrators of players. */
export const insertAdministrator = (
  db: Db,
  values:
    | Insertable<Database['player_administrators']>
    | readonly Insertable<Database['player_administrators']>[],
) => db.insertInto('player_administrators').values(values).execute();

/** Deletes the administrators of players. */
export const removeAdministratorsOf = (db: Db, players: readonly string[]) =>
  db.deleteFrom('player_administrators').where('player_id', 'in', players).execute();

/** Players an account administers, and whether nobody else does, not even the player. */
export const administeredBy = (db: Db, userId: string) =>
  db
    .selectFrom('player_administrators as own')
    .innerJoin('players as player', 'player.id', 'own.player_id')
    .where('own.user_id', '=', userId)
    .select(['player.id', 'player.contact_phone', 'player.deleted_at'])
    .select((row) =>
      row
        .and([
          row('player.user_id', 'is', null),
          row.not(
            row.exists(
              row
                .selectFrom('player_administrators as other')
                .select('other.user_id')
                .whereRef('other.player_id', '=', 'own.player_id')
                .whereRef('other.user_id', '<>', 'own.user_id'),
            ),
          ),
        ])
        .as('is_alone'),
    )
    .execute();

/** Removes an account as an administrator of players. */
export const removeAdministratorsBy = (db: Db, userId: string) =>
  db.deleteFrom('player_administrators').where('user_id', '=', userId).execute();

type Moving = { readonly from: string; readonly to: string };

/** Those who look after a profile look after another too. */
export const addAdministratorsOf = (db: Db, { from, to }: Moving) =>
  db
    .insertInto('player_administrators')
    .columns(['player_id', 'user_id', 'relation', 'created_at', 'handed_over_at'])
    .expression(
      db
        .selectFrom('player_administrators')
        .select([
          sql<PlayerId>`${to}::uuid`.as('player_id'),
          'user_id',
          'relation',
          'created_at',
          'handed_over_at',
        ])
        .where('player_id', '=', from),
    )
    .onConflict((known) => known.doNothing())
    .execute();

/** Those who look after a profile do not look after the other any more. */
export const removeAdministratorsLike = (db: Db, { from, to }: Moving) =>
  db
    .deleteFrom('player_administrators')
    .where('player_id', '=', from)
    .where('user_id', 'in', (other) =>
      other.selectFrom('player_administrators').select('user_id').where('player_id', '=', to),
    )
    .execute();

type Relation = Administrator['relation'];

/** In what relation this user administers that player, if at all. */
export async function administersAs(db: Db, userId: string, playerId: string): Promise<Relation | undefined> {
  const row = await db
    .selectFrom('player_administrators')
    .select('relation')
    .where('player_id', '=', playerId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.relation;
}

/** Those of these players that this user administers. */
export async function administeredAmong(
  db: Db,
  userId: string,
  players: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('player_administrators')
    .select('player_id')
    .where('user_id', '=', userId)
    .where('player_id', '=', sql<string>`any(${players}::uuid[])`)
    .execute();
  return new Set(rows.map(({ player_id }) => player_id));
}

/** Whether this user may edit that player. */
export const administers = async (db: Db, userId: string, playerId: string): Promise<boolean> =>
  (await administersAs(db, userId, playerId)) !== undefined;

/** In what capacity this user may register and withdraw that player anywhere, if at all: not by having entered them in an open. */
export async function looksAfterAs(
  db: Db,
  userId: string,
  playerId: string,
): Promise<Exclude<Relation, 'organiser'> | undefined> {
  const relation = await administersAs(db, userId, playerId);
  return relation === 'organiser' ? undefined : relation;
}
