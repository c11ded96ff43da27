import { sql } from 'kysely';
import type { RowOf } from '#db/row-of.ts';
import type { Db } from '#http/call.ts';
import { swissRound } from '#features/competition/store/swiss-round.ts';
import { setsOfMatch } from '#features/competition/store/sets.ts';

/** Matches with everything a list shows, of opens that are not deleted. */
export const matchesWithPeople = (db: Db) =>
  db
    .selectFrom('matches as m')
    .innerJoin('opens as o', 'o.id', 'm.open_id')
    // Every match is in a group: PostgreSQL leaves the join out where a count needs no group.
    .leftJoin('groups as g', 'g.id', 'm.group_id')
    .leftJoin('players as pa', 'pa.id', 'm.player_a')
    .leftJoin('players as pb', 'pb.id', 'm.player_b')
    .leftJoin('users as ua', 'ua.id', 'pa.user_id')
    .leftJoin('users as ub', 'ub.id', 'pb.user_id')
    .leftJoin('players as umpire', 'umpire.id', 'm.umpire_id')
    .where('o.deleted_at', 'is', null);

export type MatchesQuery = ReturnType<typeof matchesWithPeople>;

type PersonRow = {
  readonly id: string;
  readonly name: string;
  readonly rating: number;
  readonly avatar_id: string | null;
  readonly club_id: string | null;
  readonly date_of_birth: string | null;
  readonly guest: boolean;
  readonly pair: boolean;
  readonly members: { _id: string; name: string }[] | null;
};

const person = (player: 'pa' | 'pb', user: 'ua' | 'ub') =>
  sql<PersonRow | null>`case when ${sql.ref(`${player}.id`)} is null then null else json_build_object(
    'id', ${sql.ref(`${player}.id`)}, 'name', ${sql.ref(`${player}.name`)}, 'rating', ${sql.ref(`${player}.rating`)},
    'avatar_id', coalesce(${sql.ref(`${player}.avatar_id`)}, ${sql.ref(`${user}.avatar_id`)}),
    'club_id', ${sql.ref(`${player}.club_id`)}, 'date_of_birth', ${sql.ref(`${player}.date_of_birth`)},
    'guest', ${sql.ref(`${player}.guest_of`)} is not null, 'pair', ${sql.ref(`${player}.pair`)},
    'members', case when ${sql.ref(`${player}.pair`)} then (select json_agg(json_build_object('_id', one.id, 'name', one.name) order by place)
      from side_members join players one on one.id = player_id where side_id = ${sql.ref(`${player}.id`)}) end) end`;

/** Adds the displayed columns of a match to a query. */
export const shownColumns = [
  'm.id',
  'm.open_id',
  'o.name as open_name',
  'o.state as open_state',
  sql<string | null>`(select time_zone from venues venue where venue.id = o.venue_id)`.as('time_zone'),
  'm.phase_id',
  'm.group_id',
  sql<string>`g.name`.as('group_name'),
  'm.round',
  swissRound.as('swiss_round'),
  'm.number',
  'm.player_a',
  'm.player_b',
  'm.members_a',
  'm.members_b',
  'm.umpire_id',
  'umpire.name as umpire_name',
  'umpire.guest_of as umpire_guest_of',
  'm.table_number',
  'm.state',
  'm.outcome',
  'm.annulled',
  'm.winner',
  'm.best_of',
  'm.sets_won_a',
  'm.sets_won_b',
  'm.started_at',
  'm.finished_at',
  'm.from_sheet',
  'm.last_seq',
  'm.version',
  'm.next_match_id',
  'm.next_side',
  person('pa', 'ua').as('a'),
  person('pb', 'ub').as('b'),
  setsOfMatch.as('sets'),
] as const;

export const selectShown = (query: MatchesQuery) => query.select(shownColumns);

/** A match with its displayed columns, before presentation. */
export type ShownMatch = RowOf<ReturnType<typeof selectShown>>;
