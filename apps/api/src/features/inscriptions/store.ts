import { randomUUIDv7 } from 'node:crypto';
import { type RegistrationId, type RegistrationPlace, type RegistrationState } from '@topspin/engine';
import { sql, type Insertable, type RawBuilder, type SqlBool, type UpdateObject } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { organisesOpen } from '#features/opens/reads.ts';
import { avatarId, awaitsFamily, isRated, isSeenAsMinor } from '#features/players/reads.ts';
import { isAdmin, type Db, type Viewer } from '#http/call.ts';
import type { Asking } from '#http/viewer-statement.ts';

/** Registrations of opens that are there, with their player; whatever their state, so those who withdrew too. */
export const inscriptions = (db: Db) =>
  db
    .selectFrom('inscriptions as inscription')
    .innerJoin('players as player', 'player.id', 'inscription.player_id')
    .leftJoin('users as account', 'account.id', 'player.user_id')
    .leftJoin('clubs as club', 'club.id', 'player.club_id')
    .innerJoin('opens as open', 'open.id', 'inscription.open_id')
    .where('open.deleted_at', 'is', null);

/** Whether the player is the viewer's own, or one that the viewer looks after. */
export const isMine = (viewer: Pick<Asking, 'id'> | null): RawBuilder<SqlBool> =>
  viewer === null
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(player.user_id is not distinct from ${viewer.id}::uuid or exists (
        select from player_administrators administrator where administrator.player_id = player.id
        and administrator.user_id = ${viewer.id}::uuid and administrator.relation <> 'organiser'))`;

/** From 1, for those who wait; the two of a pair share the turn of the one who came first. Needs the registration's `open`. */
export const waitingPosition = sql<number | null>`case when inscription.state = 'waiting' then (
  select 1 + count(*) from inscriptions other where other.open_id = inscription.open_id and other.state = 'waiting'
    and case open.discipline when 'singles' then other.arrival < inscription.arrival
      else turn_of(other) < turn_of(inscription) end) end`;

/** Whether the player has no account and is in this open alone. */
const isGuest = sql<boolean>`(player.guest_of is not null)`;

export const inscriptionColumns = (viewer: Pick<Asking, 'id'> | null) =>
  [
    'inscription.id',
    'inscription.open_id',
    'inscription.player_id',
    'inscription.state',
    'inscription.checked_in_at',
    'inscription.functional_diversity',
    'inscription.registered_at',
    'inscription.version',
    'player.name as player_name',
    'player.user_id',
    'player.rating',
    'player.gender',
    'player.date_of_birth',
    'club.name as club_name',
    'player.club_id',
    isRated('player').as('rated'),
    isGuest.as('guest'),
    avatarId.as('avatar_id'),
    waitingPosition.as('waiting_position'),
    isMine(viewer).as('mine'),
  ] as const;

/** Whether the player was registered by somebody who is neither the player nor looks after them. */
export const byOthers = sql<boolean>`(inscription.registered_by is distinct from player.user_id and not exists (
  select from player_administrators administrator where administrator.player_id = player.id
  and administrator.user_id = inscription.registered_by and administrator.relation <> 'organiser'))`;

/** Whether the player has an account, or is looked after by somebody: most of a pasted list are not, and need no more questions. */
const someoneAnswers = sql<boolean>`(player.user_id is not null or exists (
  select from player_administrators administrator
  where administrator.player_id = player.id and administrator.relation <> 'organiser'))`;

/**
 * Whether the viewer organises the open and those who answer for the player have not confirmed this registration; an admin sees
 * phones all the same.
 */
export const isUnconfirmed = (viewer: Pick<Viewer, 'id' | 'roles'> | null, now: Date): RawBuilder<boolean> =>
  viewer === null || isAdmin(viewer)
    ? sql<boolean>`false`
    : sql<boolean>`(case when inscription.confirmed_at is null and ${isSeenAsMinor} and ${someoneAnswers} and ${byOthers}
          and ${organisesOpen(viewer, sql.ref('open.id'))}
        then ${awaitsFamily({
          userId: viewer.id,
          playerId: sql.ref('player.id'),
          accountId: sql.ref('player.user_id'),
          now,
        })} else false end)`;

export const findInscription = (db: Db, openId: string, id: string, viewer: Pick<Asking, 'id'> | null) =>
  inscriptions(db)
    .where('inscription.open_id', '=', openId)
    .where('inscription.id', '=', id)
    .select(inscriptionColumns(viewer))
    .select(byOthers.as('by_others'))
    .select([
      'inscription.confirmed_at',
      'inscription.marked_by',
      'inscription.marked_at',
      'inscription.marked_version',
    ])
    .executeTakeFirst();

type Shown = {
  readonly openId: string;
  readonly id: string;
  readonly viewer: Pick<Viewer, 'id' | 'roles'>;
  readonly now: Date;
};

/** A registration with what its viewer is shown of it. */
export const shownInscription = (db: Db, { openId, id, viewer, now }: Shown) =>
  inscriptions(db)
    .where('inscription.open_id', '=', openId)
    .where('inscription.id', '=', id)
    .select(inscriptionColumns(viewer))
    .select(isUnconfirmed(viewer, now).as('unconfirmed'))
    .executeTakeFirst();

export type InscriptionRow = NonNullable<Awaited<ReturnType<typeof findInscription>>>;

export const inscriptionOf = (db: Db, openId: string, playerId: string) =>
  db
    .selectFrom('inscriptions')
    .selectAll()
    .select(
      sql<boolean>`exists (select from players where id = player_id and guest_of is not null)`.as('guest'),
    )
    .where('open_id', '=', openId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();

/** What the engine needs about everybody who has a place or is waiting. */
export async function placesOf(db: Db, openId: string): Promise<RegistrationPlace[]> {
  const rows = await db
    .selectFrom('inscriptions as entry')
    .leftJoin('side_members as member', (join) =>
      join.onRef('member.open_id', '=', 'entry.open_id').onRef('member.player_id', '=', 'entry.player_id'),
    )
    .select(['entry.id', 'entry.state', 'entry.arrival', 'entry.checked_in_at', 'member.side_id'])
    .where('entry.open_id', '=', openId)
    .where('entry.state', 'in', ['registered', 'waiting', 'present'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    order: row.arrival,
    checkedIn: row.checked_in_at !== null,
    ...(row.side_id !== null && { pair: row.side_id }),
  }));
}

/** Adds players to an open, or brings them back, in the given order of arrival. */
export async function enterAll(db: Db, rows: readonly Insertable<Database['inscriptions']>[]) {
  if (rows.length === 0) return [];
  return db
    .insertInto('inscriptions')
    .values(rows)
    .onConflict((known) =>
      known.columns(['open_id', 'player_id']).doUpdateSet((row) => ({
        state: row.ref('excluded.state'),
        arrival: row.ref('excluded.arrival'),
        rating: row.ref('excluded.rating'),
        functional_diversity: row.ref('excluded.functional_diversity'),
        registered_by: row.ref('excluded.registered_by'),
        registered_at: row.ref('excluded.registered_at'),
        checked_in_at: row.ref('excluded.checked_in_at'),
        left_at: null,
        refused_at: null,
        confirmed_at: null,
      })),
    )
    .returning(['id', 'player_id', 'state'])
    .execute();
}

/** The registrations of these players in an open, by player. */
export async function registrationsOf(
  db: Db,
  openId: string,
  players: readonly string[],
): Promise<ReadonlyMap<string, { readonly state: RegistrationState; readonly refused_at: Date | null }>> {
  const rows = await db
    .selectFrom('inscriptions')
    .select(['player_id', 'state', 'refused_at'])
    .where('open_id', '=', openId)
    .where('player_id', '=', sql<string>`any(${players}::uuid[])`)
    .execute();
  return new Map(rows.map((row) => [row.player_id, row]));
}

type Invited = {
  readonly openId: string;
  readonly playerId: string;
  readonly by: string;
  readonly at: Date;
  /** The states from which a player can be invited. */
  readonly from: readonly RegistrationState[];
};

/** How many invitations to untrusted opens await the answer of one player: in all, and by one account. */
const mostInvitations = { inAll: 10, byOne: 3 } as const;

/** Whether `player` has room for an invitation to that open, as a condition: strangers choose the names they show. */
const hasRoomForInvitation = ({ openId, by }: Pick<Invited, 'openId' | 'by'>) =>
  sql`(trusted_open(${openId}::uuid) or not exists (select from inscriptions pending
    join opens open on open.id = pending.open_id and open.deleted_at is null and open.state not in ('finished', 'canceled')
    where pending.player_id = player.id and pending.state = 'invited' and pending.open_id <> ${openId}::uuid
      and not trusted_open(open.id)
    having count(*) >= ${mostInvitations.inAll}::int
      or count(*) filter (where pending.invited_by = ${by}::uuid) >= ${mostInvitations.byOne}::int))`;

/**
 * Invites a player, with one statement in all cases. An existing registration does not change, and nothing is written for
 * a player who does not exist or has too many invitations to untrusted opens.
 */
export async function invite(db: Db, { openId, playerId, by, at, from }: Invited): Promise<void> {
  await sql`
    insert into inscriptions (id, open_id, player_id, state, rating, registered_by, registered_at, invited_by, invited_at)
    select ${randomUUIDv7()}::uuid, ${openId}::uuid, player.id, 'invited', player.rating, ${by}::uuid, ${at}::timestamptz,
      ${by}::uuid, ${at}::timestamptz
    from players player where player.id = ${playerId} and player.deleted_at is null and player.erased_at is null
      and ${hasRoomForInvitation({ openId, by })}
    on conflict (open_id, player_id) do update set state = 'invited', functional_diversity = false, left_at = null,
      checked_in_at = null, registered_by = excluded.registered_by, registered_at = excluded.registered_at,
      invited_by = excluded.invited_by, invited_at = excluded.invited_at
    where inscriptions.state = any(${from}::text[])`.execute(db);
}

export const updateInscription = (db: Db, id: string, values: UpdateObject<Database, 'inscriptions'>) =>
  db.updateTable('inscriptions').set(values).where('id', '=', id).execute();

/** Dates the departure of a partner who is still out from the earlier of the two: since then the pair does not play. */
export const pairLeftAt = (
  db: Db,
  { openId, playerId, leftAt }: { readonly openId: string; readonly playerId: string; readonly leftAt: Date },
) =>
  sql`update inscriptions partner set left_at = ${leftAt}
    from side_members own join side_members other on other.side_id = own.side_id and other.player_id <> own.player_id
    where own.open_id = ${openId} and own.player_id = ${playerId}
      and partner.open_id = own.open_id and partner.player_id = other.player_id and partner.left_at > ${leftAt}`.execute(
    db,
  );

/** Marks players who did not come as absent. */
export async function markAbsent(db: Db, ids: readonly RegistrationId[]): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('inscriptions').set({ state: 'absent' }).where('id', 'in', ids).execute();
}

/** Marks absent players as expected again. */
export async function expectAbsent(db: Db, openId: string): Promise<void> {
  await db
    .updateTable('inscriptions')
    .set({ state: 'registered' })
    .where('open_id', '=', openId)
    .where('state', '=', 'absent')
    .execute();
}

/** Deletes what a player declared for opens. */
export async function forgetDeclared(db: Db, playerId: string): Promise<void> {
  await db
    .updateTable('inscriptions')
    .set({ functional_diversity: false })
    .where('player_id', '=', playerId)
    .where('functional_diversity', '=', true)
    .execute();
}
