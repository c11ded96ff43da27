import type { PlayerPage } from '@topspin/contract';
import { sql, type Insertable, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';
import { eraseInvitations, reopenInvitations, withdrawOffers } from '#features/invitations/commands.ts';
import { removeHeirs } from '#features/players/administrators/store.ts';
import { seenAsChild } from '#features/players/policy.ts';
import { lockPlayer, type LockedPlayer } from '#features/players/store.ts';
import { fail } from '#http/fail.ts';
import { day } from '#http/durations.ts';

/** Opens of the player and the claimant, which suggest that they know each other; drafts are left out. */
const opensInCommon = sql<string[]>`array(
  select open.name from inscriptions entry
  join opens open on open.id = entry.open_id and open.deleted_at is null and open.state <> 'created'
  where entry.player_id = player.id and entry.state in ('registered', 'waiting', 'present', 'absent')
    and (exists (select from open_organisers organiser where organiser.open_id = open.id
        and organiser.user_id = claimant.id and organiser.accepted_at is not null)
      or exists (select from inscriptions other where other.open_id = open.id and other.registered_by = claimant.id))
  order by open.date_start desc, open.id limit 3)`;

/** Pending claims of existing players without an account. */
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
      'player.date_of_birth',
      sql<boolean>`(player.contact_phone is not null)`.as('has_phone'),
      'claimant.id as user_id',
      'claimant.name as user_name',
      'claimant.created_at as user_since',
      sql<boolean>`(claimant.email_verified_at is not null)`.as('email_verified'),
      opensInCommon.as('opens_in_common'),
    ]);

export type ClaimRow = Awaited<ReturnType<ReturnType<typeof pendingClaims>['execute']>>[number];

const isAdministered = sql<SqlBool>`exists (
  select from player_administrators administrator where administrator.player_id = player.id)`;

/** Where a guardian looks after a player, only guardians decide. */
const ranks = sql<SqlBool>`(administrator.relation = 'guardian' or not exists (
  select from player_administrators guardian where guardian.player_id = player.id and guardian.relation = 'guardian'))`;

/** Whether this user decides about a player: as an administrator of the player, or as an admin where there is none. */
const decides = (viewer: Viewer): RawBuilder<SqlBool> =>
  sql<SqlBool>`(exists (select from player_administrators administrator
    where administrator.player_id = player.id and administrator.user_id = ${viewer.id}::uuid and ${ranks})
    or (${isAdmin(viewer)}::boolean and not ${isAdministered}))`;

/** The claims this user decides about, oldest first. */
export const claimsToDecide = (db: Db, viewer: Viewer) =>
  pendingClaims(db).where(decides(viewer)).orderBy('claim.created_at').orderBy('claim.id');

export const claimOf = (db: Db, playerId: string, userId: string): Promise<ClaimRow | undefined> =>
  pendingClaims(db)
    .where('claim.player_id', '=', playerId)
    .where('claim.user_id', '=', userId)
    .executeTakeFirst();

/** The accounts that decide about a player: its administrators, or the admins if it has none. */
export const decidersOf = (db: Db, playerId: string) =>
  db
    .selectFrom('players as player')
    .innerJoin('users as account', (join) =>
      join.on(
        sql<SqlBool>`(exists (select from player_administrators administrator
          where administrator.player_id = player.id and administrator.user_id = account.id and ${ranks})
          or ('admin' = any(account.roles) and not ${isAdministered}))`,
      ),
    )
    .where('player.id', '=', playerId)
    .where('account.erased_at', 'is', null)
    .where('account.deleted_at', 'is', null)
    .where('account.disabled_at', 'is', null)
    .select(['account.id', 'account.name', 'account.email', 'account.lang'])
    .execute();

type Claiming = { readonly player: string; readonly user: string };

/** For how long an account cannot claim a profile again after its claim was rejected. */
const rejectedFor = 30 * 24 * 60 * 60 * 1000;

const isRejected = ({ player, user }: Claiming, now: Date): RawBuilder<boolean> =>
  sql<boolean>`exists (select from player_claims rejected
    where rejected.player_id = ${player}::uuid and rejected.user_id = ${user}::uuid and rejected.state = 'rejected'
      and rejected.decided_at > ${new Date(now.getTime() - rejectedFor)})`;

/** Whether a claim of this account to this player was rejected in the last 30 days. */
export async function wasRejected(db: Db, claiming: Claiming, now: Date): Promise<boolean> {
  const { rejected } = await db
    .selectNoFrom(isRejected(claiming, now).as('rejected'))
    .executeTakeFirstOrThrow();
  return rejected;
}

/** Whether somebody without a profile can claim this player, or has; a child's profile is not claimed. */
export async function claimStateOf(
  db: Db,
  player: {
    readonly id: string;
    readonly user_id: string | null;
    readonly date_of_birth: string | null;
  },
  viewer: Viewer,
  now: Date,
): Promise<PlayerPage['claim']> {
  if (viewer.playerId !== null || player.user_id !== null) return null;
  const row = await db
    .selectFrom('players as player')
    .leftJoin('player_claims as claim', (join) =>
      join
        .onRef('claim.player_id', '=', 'player.id')
        .on('claim.user_id', '=', viewer.id)
        .on('claim.state', '=', 'pending'),
    )
    .where('player.id', '=', player.id)
    .where('player.erased_at', 'is', null)
    .select('claim.id')
    .select(isRejected({ player: player.id, user: viewer.id }, now).as('rejected'))
    .executeTakeFirst();
  if (!row) return null;
  if (row.id !== null) return 'pending';
  if (row.rejected) return null;
  return (await seenAsChild(db, player.date_of_birth, now)) ? null : 'possible';
}

type Decision = {
  readonly state: 'accepted' | 'rejected' | 'withdrawn';
  readonly by: string;
  readonly at: Date;
};

/** Closes pending claims. */
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

/** Deletes the claims and offers of profiles. */
export async function removeClaimsOf(db: Db, players: readonly string[]): Promise<void> {
  await removeClaims(db, null, players);
  await eraseInvitations(db, { account: null, email: null, players });
}

/** Pending offers of a profile, to take over or to look after. */
export const pendingOffers = (db: Db) =>
  db
    .selectFrom('invitations as invitation')
    .innerJoin('players as player', 'player.id', 'invitation.player_id')
    .leftJoin('users as inviter', 'inviter.id', 'invitation.invited_by')
    .where('invitation.declined_at', 'is', null)
    .where('player.deleted_at', 'is', null)
    .where('player.erased_at', 'is', null)
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.keeps',
      'invitation.keeps_phone',
      'invitation.invited_at',
      'invitation.invited_by',
      'player.id as player_id',
      'player.name as player_name',
      'player.date_of_birth',
      'inviter.name as inviter_name',
    ])
    .select(sql<'owner' | 'guardian'>`invitation.role`.as('role'))
    .select(sql<number>`guardian_age()`.as('guardian_age'))
    .orderBy('invitation.invited_at')
    .orderBy('invitation.id');

export type OfferRow = Awaited<ReturnType<ReturnType<typeof pendingOffers>['execute']>>[number];

/** Those for this email address; what a disabled account offers waits until it is enabled. */
export const offersFor = (db: Db, email: string) =>
  pendingOffers(db)
    .where('inviter.disabled_at', 'is', null)
    .where((row) => row(row.fn('lower', ['invitation.email']), '=', email.toLowerCase()));

/** The player of an offer, pending or declined. */
export const playerOfOffer = (db: Db, id: string) =>
  db
    .selectFrom('invitations as invitation')
    .innerJoin('players as player', 'player.id', 'invitation.player_id')
    .where('invitation.id', '=', id)
    .select('player.id')
    .executeTakeFirst();

/** Nobody else takes a profile that an account has now, or looks after it as an heir. */
export async function closeAsTaken(db: Db, player: string, by: Omit<Decision, 'state'>): Promise<void> {
  await closeClaims(db, { state: 'rejected', ...by })
    .where('player_id', '=', player)
    .execute();
  await withdrawOffers(db).where('player_id', '=', player).execute();
  await removeHeirs(db, player);
}

/** Locks a player who was not erased. */
export async function lockThere(db: Db, id: string): Promise<LockedPlayer> {
  const player = await lockPlayer(db, id);
  if (!player || player.erased_at !== null) throw fail('thing.notFound');
  return player;
}

/** Offers by somebody who decided about the player until a guardian did, or the player with an account. */
export const byOneWhoNoLongerDecides = (offer: 'invitation' | 'invitations') => sql<SqlBool>`exists (
  select from players player where player.id = ${sql.ref(`${offer}.player_id`)}
    and (player.user_id is not null or exists (select from player_administrators guardian
      where guardian.player_id = player.id and guardian.relation = 'guardian'))
    and player.user_id is distinct from ${sql.ref(`${offer}.invited_by`)}
    and not exists (select from player_administrators inviter where inviter.player_id = player.id
      and inviter.user_id = ${sql.ref(`${offer}.invited_by`)} and inviter.relation = 'guardian'))`;

/** Reopens an offer that this account declined less than a day ago, unless the same has been offered again. */
export const reopenOffer = (
  db: Db,
  id: string,
  { user, now }: { readonly user: Pick<Viewer, 'id' | 'email'>; readonly now: Date },
) =>
  reopenInvitations(db)
    .set({ email: user.email })
    .where('id', '=', id)
    .where('declined_by', '=', user.id)
    .where('declined_at', '>', new Date(now.getTime() - day))
    .where((offer) => offer.not(byOneWhoNoLongerDecides('invitation')))
    .where((offer) =>
      offer.not(
        offer.exists(
          offer
            .selectFrom('invitations as other')
            .select('other.id')
            .whereRef('other.player_id', '=', 'invitation.player_id')
            .whereRef('other.role', '=', 'invitation.role')
            .where((other) => other(other.fn('lower', ['other.email']), '=', user.email.toLowerCase())),
        ),
      ),
    )
    .executeTakeFirst();
