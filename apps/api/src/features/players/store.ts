import { randomUUIDv7 } from 'node:crypto';
import type { PlayerId } from '@topspin/engine';
import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely';
import { finds } from '#db/finds.ts';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

/** Players with their club and account; deleted ones only on request. */
export const players = (db: Db) =>
  db
    .selectFrom('players as player')
    .leftJoin('clubs as club', 'club.id', 'player.club_id')
    .leftJoin('users as account', 'account.id', 'player.user_id')
    .where('player.deleted_at', 'is', null);

/** A player's own picture, or the account's. */
export const avatarId = sql<string | null>`coalesce(player.avatar_id, account.avatar_id)`;

/** Whether a player is rated: by matches, or by an initial rating. */
export const isRated = (player: string) =>
  sql<boolean>`(${sql.ref(`${player}.rated_matches`)} > 0 or exists (select from rating_ledger initial
    where initial.player_id = ${sql.ref(`${player}.id`)} and initial.match_id is null))`;

/** What any logged-in user sees of a player, and what that depends on. */
export const shownColumns = [
  'player.id',
  'player.name',
  'player.nickname',
  'player.nationality',
  'player.gender',
  'player.date_of_birth',
  'player.user_id',
  'player.club_id',
  'club.name as club_name',
  'player.rating',
  'player.matches_played',
  'player.matches_won',
  'player.version',
  avatarId.as('avatar_id'),
] as const;

const ownColumns = [
  'player.licence',
  'player.contact_phone',
  'player.show_phone_admin_only',
  'player.social_networks',
] as const;

export const playerColumns = [...shownColumns, ...ownColumns] as const;

/** Whether a guardian looks after the player: a minor, then, even without a date of birth. */
export const guarded = sql<boolean>`exists (
  select from player_administrators where player_id = player.id and relation = 'guardian')`;

export async function hasGuardian(db: Db, id: string): Promise<boolean> {
  const row = await players(db).where('player.id', '=', id).select(guarded.as('guarded')).executeTakeFirst();
  return row?.guarded === true;
}

/** The position on the leaderboard; null for who is not on it. */
const place = sql<number | null>`case when has_played(player) then (
  select coalesce(sum(players), 0)::int + 1 from rating_counts where rating > shown_rating(player.rating)) end`;

export const findPlayer = (db: Db, id: string) =>
  players(db)
    .where('player.id', '=', id)
    .select(playerColumns)
    .select('account.phones as account_phones')
    .select(guarded.as('guarded'))
    .executeTakeFirst();

export const isErased = (db: Db, id: string): Promise<boolean> =>
  finds(db.selectFrom('players').select('id').where('id', '=', id).where('erased_at', 'is not', null));

export const findPlayerPage = (db: Db, id: string) =>
  players(db)
    .where('player.id', '=', id)
    .select(playerColumns)
    .select(['account.phones as account_phones', guarded.as('guarded'), place.as('place')])
    .executeTakeFirst();

/** These players, as a query to add columns to. */
export const shownPlayers = (db: Db, ids: readonly string[]) =>
  players(db).where('player.id', 'in', ids).select(shownColumns);

/** A player with what the page shows; lists do not need the phones. */
export type PlayerPageRow = NonNullable<Awaited<ReturnType<typeof findPlayerPage>>>;
export type PlayerRow = Omit<PlayerPageRow, 'account_phones' | 'guarded' | 'place'>;
export type ShownRow = Omit<
  PlayerRow,
  'licence' | 'contact_phone' | 'show_phone_admin_only' | 'social_networks'
>;

export const playerOfUser = (db: Db, userId: string): Promise<PlayerRow | undefined> =>
  players(db).where('player.user_id', '=', userId).select(playerColumns).executeTakeFirst();

/** What an open's limits check, and whose players they are; not the deleted ones, nor guests of another open. */
export const findCandidates = (db: Db, ids: readonly string[], openId: string) =>
  db
    .selectFrom('players')
    .select(['id', 'user_id', 'date_of_birth', 'gender', 'rating'])
    .select(sql<boolean>`guest_of is not null`.as('guest'))
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where((player) => player.or([player('deleted_at', 'is', null), player('guest_of', '=', openId)]))
    .where('erased_at', 'is', null)
    .orderBy('id')
    // Waits for a deletion under way, which withdraws the player from every open.
    .forKeyShare()
    .execute();

export type Candidate = Awaited<ReturnType<typeof findCandidates>>[number];

export const findCandidate = async (db: Db, id: string, openId: string): Promise<Candidate | undefined> =>
  (await findCandidates(db, [id], openId))[0];

/** Locks a player until this transaction ends and returns its version. */
export const lockPlayer = (db: Db, id: string) =>
  db
    .selectFrom('players')
    .select([
      'id',
      'version',
      'name',
      'user_id',
      'date_of_birth',
      'show_phone_admin_only',
      'erased_at',
      'club_id',
      'contact_phone',
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export type LockedPlayer = NonNullable<Awaited<ReturnType<typeof lockPlayer>>>;

export const insertPlayer = (db: Db, values: Insertable<Database['players']>) =>
  db.insertInto('players').values(values).execute();

/** Inserts several players, in one statement. */
export async function insertPlayers(db: Db, rows: readonly Insertable<Database['players']>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('players').values(rows).execute();
}

type NewPair = {
  readonly openId: string;
  readonly now: Date;
  readonly names: readonly [one: string, other: string];
  /** Of a pair that comes from elsewhere. */
  readonly id?: string;
};

/** Makes a pair, which plays in one open and is in no list of players (ADR 150); its people are named by registrations. */
export async function createPair(
  db: Db,
  { openId, now, names: [one, other], id = randomUUIDv7() }: NewPair,
): Promise<string> {
  const name = sql<string>`name_of_pair(${one}, ${other})`;
  await db
    .insertInto('players')
    .values({ id, name, pair: true, guest_of: openId, deleted_at: now })
    .execute();
  return id;
}

/** Deletes a pair that is in no draw; whether there was one. */
export async function removePair(
  db: Db,
  { openId, side }: { readonly openId: string; readonly side: string },
): Promise<boolean> {
  const gone = await db
    .deleteFrom('players')
    .where('id', '=', side)
    .where('guest_of', '=', openId)
    .where('pair', '=', true)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

export const updatePlayer = (db: Db, id: string, values: Updateable<Database['players']>) =>
  db.updateTable('players').set(values).where('id', '=', id).execute();

/** Moves players from one club to another, or to none; all of it, or those given. */
export const changeClub = (db: Db, { from, to, players }: ClubChange) =>
  db
    .updateTable('players')
    .set({ club_id: to })
    .where('club_id', 'is not distinct from', from)
    .where('erased_at', 'is', null)
    .$if(players !== undefined, (change) => change.where('id', 'in', players ?? []))
    .execute();

type ClubChange = {
  readonly from: string | null;
  readonly to: string | null;
  readonly players?: readonly string[];
};

export async function insertConsents(
  db: Db,
  rows: readonly Insertable<Database['consents']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('consents').values(rows).execute();
}

type Withdrawal = { readonly inscription: string; readonly at: Date };

/** Marks the consents to a registration that is withdrawn. */
export const withdrawConsentsTo = (db: Db, { inscription, at }: Withdrawal) =>
  db
    .updateTable('consents')
    .set({ withdrawn_at: at })
    .where('inscription_id', '=', inscription)
    .where('withdrawn_at', 'is', null)
    .execute();

/** Restores the consents to a registration whose withdrawal is undone. */
export const restoreConsentsTo = (db: Db, { inscription, at }: Withdrawal) =>
  db
    .updateTable('consents')
    .set({ withdrawn_at: null })
    .where('inscription_id', '=', inscription)
    .where('withdrawn_at', '=', at)
    .execute();

/** Deletes the consents given for players. */
export const removeConsents = (db: Db, players: readonly string[]) =>
  db.deleteFrom('consents').where('player_id', 'in', players).execute();

type Moving = { readonly from: PlayerId; readonly to: PlayerId; readonly opens: readonly string[] };

/**
 * Gives the consents of a profile to another: those to registrations in these opens, and either these others or all; returns
 * the others.
 */
export async function moveConsents(
  db: Db,
  { from, to, opens }: Moving,
  others?: readonly string[],
): Promise<string[]> {
  const rows = await db
    .updateTable('consents')
    .set({ player_id: to })
    .where('player_id', '=', from)
    .where((consent) =>
      consent.or([
        consent('inscription_id', 'in', (inscription) =>
          inscription
            .selectFrom('inscriptions')
            .select('id')
            .where('open_id', '=', sql<string>`any(${opens}::uuid[])`),
        ),
        others === undefined
          ? consent('inscription_id', 'is', null)
          : consent('id', '=', sql<string>`any(${others}::uuid[])`),
      ]),
    )
    .returning(['id', 'inscription_id'])
    .execute();
  return rows.filter(({ inscription_id }) => inscription_id === null).map(({ id }) => id);
}

/** Whether a guardian's consent to a profile is on record. */
export const guardianAgreed = (db: Db, playerId: string): Promise<boolean> =>
  finds(
    db
      .selectFrom('consents')
      .select('id')
      .where('player_id', '=', playerId)
      .where('purpose', '=', 'guardian')
      .where('withdrawn_at', 'is', null)
      .limit(1),
  );

type Rated = { readonly rating: number; readonly matches: number };

/** Stores the ratings that follow from the ledger with players; `won` counts the wins of those in `recounted`. */
export async function keepRatings(
  db: Db,
  standings: ReadonlyMap<string, Rated>,
  recounted: readonly string[],
  won: (player: RawBuilder<unknown>) => RawBuilder<number>,
): Promise<void> {
  if (standings.size === 0) return;
  const ids = [...standings.keys()];
  const ratings = [...standings.values()].map(({ rating }) => rating);
  const matches = [...standings.values()].map(({ matches }) => matches);
  await sql`
    update players p set rating = v.rating, rated_matches = v.matches, matches_played = v.matches,
      matches_won = case when p.id = any(${recounted}::uuid[]) then ${won(sql.ref('p.id'))} else p.matches_won end
    from unnest(${ids}::uuid[], ${ratings}::float8[], ${matches}::int[]) as v (id, rating, matches)
    where p.id = v.id`.execute(db);
}

/** Players without a rated match or an initial rating, whose rating is another than the one everybody starts with. */
const startElsewhere = (start: number) =>
  sql<boolean>`(not ${isRated('players')} and rating <> ${start} and erased_at is null)`;

/** How many players but guests would get another rating if everybody started with this one. */
export async function countUnrated(db: Db, start: number): Promise<number> {
  const { players } = await db
    .selectFrom('players')
    .select((row) => row.fn.countAll<number>().as('players'))
    .where(startElsewhere(start))
    .where('guest_of', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return players;
}

/** Gives these players, as far as no match of theirs is rated, their initial rating or the one everybody starts with. */
export const restartUnrated = (db: Db, ids: readonly string[]) =>
  sql`update players set rating = coalesce(
      (select after from rating_ledger where player_id = players.id and match_id is null), starting_rating())
    where id = any(${ids}::uuid[]) and rated_matches = 0`.execute(db);

/** Gives this rating to everybody who has none of their own. */
export const startUnrated = (db: Db, start: number) =>
  db.updateTable('players').set({ rating: start }).where(startElsewhere(start)).execute();

/** Locks a player, deleted or not but no guest, until this transaction ends. */
export const lockDeletablePlayer = (db: Db, id: string) =>
  db
    .selectFrom('players')
    .select(['id', 'deleted_at', 'user_id'])
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .where('guest_of', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Whether this user was the last to delete a player, or is the player. */
export const deletedPlayer = (db: Db, userId: string, id: string): Promise<boolean> =>
  finds(
    db
      .selectFrom('players')
      .select('id')
      .where('id', '=', id)
      .where((player) => player.or([player('deleted_by', '=', userId), player('user_id', '=', userId)])),
  );

/** Whether this user organises the open that a player is a guest of. */
export const hosts = (db: Db, userId: string, playerId: string): Promise<boolean> =>
  finds(
    db
      .selectFrom('players')
      .innerJoin('open_organisers as organiser', 'organiser.open_id', 'players.guest_of')
      .select('players.id')
      .where('players.id', '=', playerId)
      .where('organiser.user_id', '=', userId)
      .where('organiser.accepted_at', 'is not', null),
  );

/** How many guests an account has added since then, without those who came with a file. */
export async function guestsMadeBy(db: Db, userId: string, since: Date): Promise<number> {
  const { made } = await db
    .selectFrom('players')
    .select((player) => player.fn.countAll<number>().as('made'))
    .where('created_by', '=', userId)
    .where('guest_of', 'is not', null)
    .where('created_at', '>', since)
    .where(
      sql<boolean>`not exists (select from opens where opens.id = guest_of and opens.imported_at = players.deleted_at)`,
    )
    .executeTakeFirstOrThrow();
  return made;
}
