import { countedAtMost } from '@topspin/contract';
import { sql, type RawBuilder } from 'kysely';
import { all } from '#http/list/statement.ts';
import {
  onLeaderboard,
  pageWith,
  shownOfPlayer,
  whoTheyAre,
  type LeaderboardRequest,
  type LeaderRow,
} from './rows.ts';

/**
 * A page of the leaderboard as it was at an instant, in one statement: everybody's last change until then. It reads the ledger up to
 * that day, so it costs more than today's.
 */
export const leaderboardAt = (at: Date, asked: LeaderboardRequest): RawBuilder<LeaderRow> => sql<LeaderRow>`
  with standing as materialized (${standingAt(at)}),
  standing_then as materialized (${standingAt(asked.since)}),
  found as materialized (
    select standing.*, row_number() over (order by rating desc, id desc) - 1 as index,
      rank() over (order by shown_rating(rating) desc)::int as place
    from standing
    where id in (select player.id from players player left join clubs club on club.id = player.club_id
      where ${all(asked.conditions)})),
  asked as materialized (
    select ${pageWith(sql`select index::int from found where id = ${asked.player}::uuid`, asked)} as skipped),
  narrowed as (select count(*)::int as rows from found)
  select (select count(*)::int from standing) as all_rows, least(narrowed.rows, ${countedAtMost})::int as filtered_rows,
    narrowed.rows > ${countedAtMost} as is_capped, asked.skipped, shown.*
  from narrowed cross join asked left join (
    select ${shownOfPlayer}, found.rating, found.matches, found.position, found.place, standing_then.position as position_then
    from found join players player on player.id = found.id ${whoTheyAre}
    left join standing_then on standing_then.id = found.id
    where index >= (select skipped from asked) and index < (select skipped + ${asked.limit}::int from asked)
  ) as shown on true
  order by shown.rating desc, shown.id desc`;

/** Everybody's rating and position at an instant. Those who left since then are not in it, as nowhere. */
const standingAt = (at: Date): RawBuilder<unknown> => sql`
  select id, rating, matches, rank() over (order by shown_rating(rating) desc)::int as position
  from (select distinct on (change.player_id) change.player_id as id, change.after as rating, change.matches_before + 1 as matches
    from rating_ledger change
    where change.finished_at <= ${at} and change.match_id is not null
    order by change.player_id, change.finished_at desc, change.match_id desc) as last
  where exists (select from players player where player.id = last.id and ${onLeaderboard('player')})`;
