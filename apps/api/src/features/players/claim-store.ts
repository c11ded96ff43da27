import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

/** Claims of players that are there, nobody's yet, to be decided. */
export const pendingClaims = (db: Db) =>
  db
    .selectFrom('player_claims as claim')
    .innerJoin('players as player', 'player.id', 'claim.player_id')
    .innerJoin('users as claimant', 'claimant.id', 'claim.user_id')
    .where('claim.state', '=', 'pending')
    .where('player.deleted_at', 'is', null)
    .where('claimant.erased_at', 'is', null)
    .select([
      'claim.id',
      'claim.created_at',
      'player.id as player_id',
      'player.name as player_name',
      'claimant.id as user_id',
      'claimant.name as user_name',
    ]);

export type ClaimRow = Awaited<ReturnType<ReturnType<typeof pendingClaims>['execute']>>[number];

/** The claims of the players that this user administers, the first to come first. */
export const claimsToDecide = (db: Db, userId: string): Promise<ClaimRow[]> =>
  pendingClaims(db)
    .innerJoin('player_administrators as administrator', 'administrator.player_id', 'claim.player_id')
    .where('administrator.user_id', '=', userId)
    .orderBy('claim.created_at')
    .orderBy('claim.id')
    .execute();

export const claimOf = (db: Db, playerId: string, userId: string): Promise<ClaimRow | undefined> =>
  pendingClaims(db)
    .where('claim.player_id', '=', playerId)
    .where('claim.user_id', '=', userId)
    .executeTakeFirst();

/** The accounts of those who decide about a player. */
export const administratorsOf = (db: Db, playerId: string) =>
  db
    .selectFrom('player_administrators as administrator')
    .innerJoin('users as account', 'account.id', 'administrator.user_id')
    .where('administrator.player_id', '=', playerId)
    .where('account.erased_at', 'is', null)
    .select(['account.id', 'account.name', 'account.email', 'account.lang'])
    .execute();

type Decision = {
  readonly state: 'accepted' | 'rejected' | 'withdrawn';
  readonly by: string;
  readonly at: Date;
};

/** Closes claims that are still to be decided. */
export const closeClaims = (db: Db, { state, by, at }: Decision) =>
  db
    .updateTable('player_claims')
    .set({ state, decided_at: at, decided_by: by })
    .where('state', '=', 'pending');

export const insertClaim = (db: Db, values: Insertable<Database['player_claims']>) =>
  db.insertInto('player_claims').values(values).execute();

/** Deletes the claims that an account made, and those of profiles. */
export const removeClaims = (db: Db, account: string | null, players: readonly string[]) =>
  db
    .deleteFrom('player_claims')
    .where((claim) =>
      claim.or([
        claim('user_id', '=', account),
        claim('player_id', '=', sql<string>`any(${players}::uuid[])`),
      ]),
    )
    .execute();
