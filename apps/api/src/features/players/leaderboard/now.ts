import { countedAtMost } from '@topspin/contract';
import { sql, type RawBuilder } from 'kysely';
import { all } from '#http/list/statement.ts';
import {
  ladderOf,
  onLeaderboard,
  pageWith,
  shownOfPlayer,
  whoTheyAre,
  type LeaderboardRequest,
  type LeaderRow,
} from './rows.ts';

/**
 * A page of the leaderboard as it is now, in one statement. How many players have each rating is kept, so that any page and any
 * player's position are found without counting those ahead; so is how many came to a rating and left it on each day, for the moves.
 */
export const leaderboardNow = (asked: LeaderboardRequest): RawBuilder<LeaderRow> =>
  asked.conditions.length === 0 ? everybody(asked) : filtered(asked);

const everybody = (asked: LeaderboardRequest): RawBuilder<LeaderRow> => sql<LeaderRow>`
  with ${ladders(asked)},
  asked as materialized (select ${pageWith(indexOf(asked), asked)} as skipped),
  step as materialized (
    select asked.skipped, ladder.rating, asked.skipped - ladder.ahead as within from asked
    left join lateral (select * from ladder where ahead <= asked.skipped order by ahead desc limit 1) as ladder on true),
  page as (
    select player.* from players player
    where ${onLeaderboard('player')} and player.rating < (select rating + 0.5 from step)
    order by player.rating desc, player.id desc
    offset (select within from step) limit ${asked.limit}),
  total as (select coalesce(sum(players), 0)::int as rows from ladder)
  select total.rows as all_rows, total.rows as filtered_rows, false as is_capped, asked.skipped, shown.*
  from total cross join asked left join (${shown(sql`ladder.ahead + 1`, asked)}) as shown on true
  order by shown.rating desc, shown.id desc`;

const filtered = (asked: LeaderboardRequest): RawBuilder<LeaderRow> => sql<LeaderRow>`
  with ${ladders(asked)},
  found as materialized (
    select id, rating, row_number() over by_rating - 1 as index
    from (select player.id, player.rating from players player left join clubs club on club.id = player.club_id
      where ${onLeaderboard('player')} and ${all(asked.conditions)}
      order by player.rating desc, player.id desc limit ${countedAtMost + 1}) as first
    window by_rating as (order by rating desc, id desc)),
  places as (select shown_rating(rating) as rating, min(index)::int + 1 as place from found group by 1),
  asked as materialized (
    select ${pageWith(sql`select index::int from found where id = ${asked.player}::uuid`, asked)} as skipped),
  page as (
    select player.*, places.place from found join places on places.rating = shown_rating(found.rating)
    join players player on player.id = found.id
    where index >= (select skipped from asked) and index < (select skipped + ${asked.limit}::int from asked)),
  total as (select coalesce(sum(players), 0)::int as rows from ladder),
  narrowed as (select count(*)::int as rows from found)
  select total.rows as all_rows, least(narrowed.rows, ${countedAtMost})::int as filtered_rows,
    narrowed.rows > ${countedAtMost} as is_capped, asked.skipped, shown.*
  from total cross join narrowed cross join asked left join (${shown(sql`player.place`, asked)}) as shown on true
  order by shown.rating desc, shown.id desc`;

/** `ladder`, the positions now, and `ladder_then`, those when the moves begin: at the end of a day. */
const ladders = ({ since }: LeaderboardRequest): RawBuilder<unknown> => sql`
  counts as materialized (select rating, sum(players) as players from rating_counts group by rating),
  ladder as materialized (${ladderOf(sql`select rating, players from counts`)}),
  ladder_then as materialized (${ladderOf(sql`select rating, players from counts
    union all select rating, -players from rating_days where day > (${since}::timestamptz at time zone 'UTC')::date`)})`;

/** The index of a player among everybody; null for nobody on the leaderboard. */
const indexOf = ({ player }: LeaderboardRequest): RawBuilder<unknown> => sql`
  select ladder.ahead + (select count(*)::int from players other where ${onLeaderboard('other')}
    and other.rating < ladder.rating + 0.5 and (other.rating, other.id) > (me.rating, me.id))
  from players me join ladder on ladder.rating = shown_rating(me.rating)
  where me.id = ${player}::uuid and ${onLeaderboard('me')}`;

/** The rows of the page, with positions now and then. */
const shown = (place: RawBuilder<unknown>, { since }: LeaderboardRequest): RawBuilder<unknown> => sql`
  select ${shownOfPlayer}, player.rating, player.matches_played as matches, ladder.ahead + 1 as position, ${place} as place,
    ladder_then.ahead + 1 as position_then
  from page player ${whoTheyAre}
  join ladder on ladder.rating = shown_rating(player.rating)
  left join lateral (
    select change.before, change.matches_before from rating_ledger change
    where change.player_id = player.id and change.finished_at > ${since} and change.match_id is not null
    order by change.finished_at, change.match_id limit 1) as changed on true
  left join ladder_then on ladder_then.rating = shown_rating(coalesce(changed.before, player.rating))
    and coalesce(changed.matches_before, 1) > 0`;
