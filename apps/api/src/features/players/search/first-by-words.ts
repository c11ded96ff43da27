import { sql, type RawBuilder } from 'kysely';
import type { LookupAsked } from '#http/list/lookup.ts';
import { and, hasAll, type Search } from './words-asked.ts';

/** The players of a page: the first of each word and club, merged. */
export function firstByWords(
  { order, after, offset, limit }: LookupAsked,
  search: Search,
): RawBuilder<string> {
  const direction = sql.raw(order[0]?.direction ?? 'asc');
  const symbol = sql.raw(order[0]?.direction === 'desc' ? '<' : '>');
  const isAfter = after ? sql`(name, id) ${symbol} (${after[0]}::text, ${after[1]}::uuid)` : sql`true`;
  /** The first of these, up to the end of the page. */
  const first = (
    from: RawBuilder<unknown>,
    of: RawBuilder<unknown>,
  ) => sql`select name, id from (${from}) as player
    where ${and([of, isAfter, hasAll(search, sql`searched`, sql`club_id`)])}
    order by name ${direction}, id ${direction} limit ${sql.lit(offset + limit)}`;
  const byWord = first(sql`select player_id as id, * from player_words`, sql`word = found_word.word`);
  const byClub = first(playersOfClubs, sql`club_id = found_club.id`);
  return sql<string>`select id from (
      select reached.* from found_word cross join lateral (${byWord}) as reached
      union
      select reached.* from found_club cross join lateral (${byClub}) as reached
    ) as found order by name ${direction}, id ${direction}
    offset ${sql.lit(offset)} limit ${sql.lit(limit)}`;
}

const playersOfClubs = sql`select id, name, club_id, concat_ws(' ', search, nickname_search) as searched
  from players where deleted_at is null and erased_at is null`;
