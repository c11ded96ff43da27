import type { Pair } from '@topspin/contract';
import { standingStates, type Gender, type PlayerId } from '@topspin/engine';
import { sql } from 'kysely';
import { ofAdults } from '#features/players/reads.ts';
import type { Db } from '#http/call.ts';

const standing = sql.join(standingStates.map((state) => sql.lit(state)));

const person = (player: string) => {
  const of = sql.table(player);
  return sql`json_build_object('_id', ${of}.id, 'name', ${of}.name, 'rating', ${of}.rating, 'guest', ${of}.guest_of is not null)`;
};

/** The pairs of an open, the strongest first; optionally one of them. */
export async function pairsOf(db: Db, openId: string, id?: string): Promise<readonly Pair[]> {
  const { rows } = await sql<Pair>`
    select side.id as _id, side.name, club_names_of_pair(side.id) as club, seeding_rating(side) as rating, entry.state,
      exists (select from group_players line where line.player_id = side.id) as drawn,
      (select json_agg(${person('member')} order by place) from side_members
        join players member on member.id = player_id where side_id = side.id) as members
    from open_sides entry join players side on side.id = entry.side_id and side.pair
    where entry.open_id = ${openId} ${id === undefined ? sql`` : sql`and side.id = ${id}::uuid`}
    order by rating desc, side.id`.execute(db);
  return rows;
}

/** The people of an open who are in none of its pairs, by name. */
export async function peopleAlone(db: Db, openId: string): Promise<Pair['members']> {
  const { rows } = await sql<{ one: Pair['members'][number] }>`
    select ${person('one')} as one from inscriptions entry join players one on one.id = entry.player_id
    where entry.open_id = ${openId} and entry.state in (${standing})
      and not exists (select from side_members taken where taken.open_id = entry.open_id and taken.player_id = one.id)
    order by one.name, one.id`.execute(db);
  return rows.map(({ one }) => one);
}

/** Somebody without a partner, as others see them. */
export type Looking = {
  readonly id: PlayerId;
  readonly name: string;
  readonly rating: number;
  readonly shownGender: Gender | null;
};

/** The people of an open who look for a partner and have somebody who can answer, the strongest first. */
export async function peopleLooking(db: Db, openId: string): Promise<readonly Looking[]> {
  const { rows } = await sql<Looking>`
    select player.id, player.name, player.rating, ${ofAdults('player.gender')} as "shownGender"
    from inscriptions entry join players player on player.id = entry.player_id and player.guest_of is null
    where entry.open_id = ${openId} and entry.state in (${standing})
      and not exists (select from side_members taken where taken.open_id = entry.open_id and taken.player_id = player.id)
    order by player.rating desc, player.name, player.id`.execute(db);
  return rows;
}

/** Somebody who may be in a pair: whether they are in the open, and in one of its pairs already. */
export type Candidate = {
  readonly id: PlayerId;
  readonly name: string;
  readonly gender: Gender | null;
  readonly rating: number;
  readonly isIn: boolean;
  readonly isWaiting: boolean;
  readonly isTaken: boolean;
  /** The pair that they are in. */
  readonly side: string | null;
  readonly guest: boolean;
  /** Null for a minor, whose gender others do not see. */
  readonly shownGender: Gender | null;
};

/** Those of these players who are there, in the order given. */
export async function candidates(
  db: Db,
  openId: string,
  players: readonly string[],
): Promise<readonly Candidate[]> {
  const { rows } = await sql<Candidate>`
    select player.id, player.name, player.gender, player.rating, player.guest_of is not null as guest, ${ofAdults('player.gender')} as "shownGender",
      entry.state is not null as "isIn", entry.state is not distinct from 'waiting' as "isWaiting",
      taken.side_id is not null as "isTaken", taken.side_id as side
    from unnest(${players}::uuid[]) with ordinality as asked (id, place) join players player on player.id = asked.id
    left join inscriptions entry on entry.open_id = ${openId} and entry.player_id = player.id and entry.state in (${standing})
    left join side_members taken on taken.open_id = ${openId} and taken.player_id = player.id
    where player.erased_at is null and (player.deleted_at is null or player.guest_of = ${openId}) order by asked.place`.execute(
    db,
  );
  return rows;
}

/** The registrations of the two of a pair, in their order. */
export const registrationsOfPair = (db: Db, side: string) =>
  db
    .selectFrom('side_members as member')
    .innerJoin('inscriptions as entry', (join) =>
      join.onRef('entry.open_id', '=', 'member.open_id').onRef('entry.player_id', '=', 'member.player_id'),
    )
    .where('member.side_id', '=', side)
    .select(['entry.id', 'entry.state', 'entry.checked_in_at', 'member.player_id', 'member.place'])
    .orderBy('member.place')
    .execute();

/** With whom somebody is a pair that is in no draw, if with anybody, and in which place of it: it is over once one of them leaves. */
export async function partnerOf(
  db: Db,
  openId: string,
  playerId: string,
): Promise<{ readonly id: string; readonly place: 1 | 2 } | undefined> {
  const { rows } = await sql<{
    id: string;
    place: 1 | 2;
  }>`select other.player_id as id, own.place from side_members own
    join side_members other on other.side_id = own.side_id and other.player_id <> own.player_id
    where own.open_id = ${openId} and own.player_id = ${playerId}
      and not exists (select from group_players line where line.player_id = own.side_id)
      and not exists (select from matches m where own.side_id in (m.player_a, m.player_b))`.execute(db);
  return rows[0];
}

/** Puts people in a pair, in order. */
export const addMembers = (
  db: Db,
  of: { readonly openId: string; readonly side: string },
  people: readonly string[],
) =>
  sql`insert into side_members (side_id, place, open_id, player_id)
    select ${of.side}::uuid, place, ${of.openId}::uuid, id from unnest(${people}::uuid[]) with ordinality as given (id, place)`.execute(
    db,
  );

/** The people of a pair of an open in their order; nobody if it is none. */
export async function membersOf(
  db: Db,
  { openId, side }: { readonly openId: string; readonly side: string },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select player_id as id from side_members
    where open_id = ${openId}::uuid and side_id = ${side}::uuid order by place`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a pair is in a draw. */
export async function isDrawn(db: Db, side: string): Promise<boolean> {
  const { rows } = await sql`select from group_players where player_id = ${side}::uuid limit 1`.execute(db);
  return rows.length > 0;
}
