import { mostRecognised, type Recognised, type recognisePlayers } from '@topspin/contract';
import { sql } from 'kysely';
import { ageCategoryOf } from '#features/players/present.ts';
import type { Call } from '#http/call.ts';

type Found = {
  /** The place of the name in the list, from 1. */
  readonly place: number;
  readonly id: string;
  readonly name: string;
  readonly club: string | null;
  readonly date_of_birth: string | null;
  readonly rating: number;
  /** Whether the caller knows the date of birth: their own, or that of a player they administer. */
  readonly known: boolean;
};

/** How many of one name are looked at: those who have played most. */
const lookedAt = 20;

/** The players whose names are on a list, in one statement. Nobody learns more of them than lists show. */
export async function recognise(call: Call<typeof recognisePlayers>) {
  const { db, body, user, now } = call;
  const { rows } = await sql<{ may_rate: boolean; found: Found[] }>`
    with asked as materialized (
      select place, words_of_name(searchable(name)) as words
      from unnest(${body.people.map(({ name }) => name)}::text[]) with ordinality as given (name, place))
    select trusted_user(${user.id}::uuid) as may_rate, (
      select coalesce(json_agg(found order by found.place, found.matches_played desc, found.id), '[]') from (
        select asked.place, player.*, club.name as club, (player.user_id = ${user.id}::uuid or exists (
          select from player_administrators administrator
          where administrator.player_id = player.id and administrator.user_id = ${user.id}::uuid)) is true as known
        from asked cross join lateral (
          select id, name, club_id, user_id, date_of_birth, rating, matches_played from players
          where deleted_at is null and erased_at is null and words_of_name(search) = asked.words
          order by matches_played desc, id limit ${lookedAt}) player
        left join clubs club on club.id = player.club_id) found) as found`.execute(db);
  const [read] = rows;
  if (!read) throw new Error('A statement of one row gave none.');
  const byPlace = Map.groupBy(read.found, ({ place }) => place);
  return {
    people: body.people.map((asked, at) =>
      (byPlace.get(at + 1) ?? [])
        .map((found) => present(found, asked.date_of_birth, now))
        .toSorted((one, other) => Number(other.fits) - Number(one.fits))
        .slice(0, mostRecognised),
    ),
    may_rate: read.may_rate,
  };
}

const present = (found: Found, born: string | null, now: Date): Recognised => ({
  _id: found.id,
  name: found.name,
  club: found.club,
  age_category: ageCategoryOf(found.date_of_birth, now),
  rating: found.rating,
  fits: fits(found, born, now),
  mine: found.known,
});

/**
 * Whether a date of birth may be this player's. For players of others only the public age category is compared: an answer about the
 * date would give it away to somebody who asks for many dates.
 */
function fits({ date_of_birth: date, known }: Found, born: string | null, now: Date): boolean {
  if (born === null || date === null) return true;
  return known ? date === born : ageCategoryOf(date, now) === ageCategoryOf(born, now);
}
