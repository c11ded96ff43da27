import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { avatarId } from '#features/players/store.ts';

/** A row of the leaderboard as the database answers it; the page is empty where `id` is null. */
export type LeaderRow = {
  readonly all_rows: number;
  readonly filtered_rows: number;
  readonly is_capped: boolean;
  /** How many rows come before the page. */
  readonly skipped: number;
  readonly id: string | null;
  readonly name: string;
  readonly date_of_birth: string | null;
  readonly avatar_id: string | null;
  readonly club_id: string | null;
  readonly club_name: string | null;
  readonly rating: number;
  readonly matches: number;
  readonly position: number;
  readonly place: number;
  /** The position when the moves begin; null for those who had not played. */
  readonly position_then: number | null;
};

/** What is asked of the leaderboard. */
export type LeaderboardRequest = {
  /** What narrows it; empty for all of it. */
  readonly conditions: readonly RawBuilder<SqlBool>[];
  readonly skipped: number;
  readonly limit: number;
  /** Answers the page with this player instead, if there is one. */
  readonly player: string | null;
  /** When the moves begin. */
  readonly since: Date;
};

/** Whether a player is on the leaderboard: an index has these players in its order. */
export const onLeaderboard = (player: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${player}.deleted_at`)} is null and ${sql.ref(`${player}.erased_at`)} is null
    and ${sql.ref(`${player}.matches_played`)} > 0)`;

/** The clubs and accounts of players: joined to the rows of one page only. */
export const whoTheyAre = sql`left join clubs club on club.id = player.club_id
  left join users account on account.id = player.user_id`;

/** The columns of a player that a page shows, besides the figures. */
export const shownOfPlayer = sql`player.id, player.name, player.date_of_birth, player.club_id,
  club.name as club_name, ${avatarId} as avatar_id`;

/** How many have each rating or a higher one, from the number of each: `(rating, players)` becomes `(rating, ahead)`. */
export const ladderOf = (counts: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select rating, sum(players)::int as players,
    coalesce(sum(sum(players)) over (order by rating desc rows between unbounded preceding and 1 preceding), 0)::int as ahead
  from (${counts}) as counted (rating, players) group by rating having sum(players) > 0`;

/** The first row of the page that has the row of this index. */
export const pageWith = (
  index: RawBuilder<unknown>,
  { limit, skipped }: LeaderboardRequest,
): RawBuilder<number> => sql<number>`coalesce((${index}) / ${limit}::int * ${limit}::int, ${skipped}::int)`;
