import { sql, type RawBuilder } from 'kysely';

export type SideClub = { readonly _id: string; readonly name: string };

/** The name of the club of a side, from its row and the club of that; of a pair, the names of both clubs. */
export const clubName = (player: string, club: string): RawBuilder<string | null> =>
  sql`case when ${sql.ref(`${player}.pair`)} then club_names_of_pair(${sql.ref(`${player}.id`)}) else ${sql.ref(`${club}.name`)} end`;

/** The clubs of a side as a JSON list: none, one, or the two of a pair. */
export const clubsJson = (player: string, club: string): RawBuilder<readonly SideClub[]> =>
  sql`case when ${sql.ref(`${player}.pair`)} then clubs_of_pair(${sql.ref(`${player}.id`)})
    when ${sql.ref(`${club}.id`)} is null then '[]'::json
    else json_build_array(json_build_object('_id', ${sql.ref(`${club}.id`)}, 'name', ${sql.ref(`${club}.name`)})) end`;

/** The clubs of a side as they are shown: the second one only where there are two. */
export const presentClubs = ([club, other]: readonly SideClub[]) => ({
  club: club ?? null,
  ...(other && { other_club: other }),
});
