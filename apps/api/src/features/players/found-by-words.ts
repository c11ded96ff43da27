import { countedAtMost } from '@topspin/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { keptCount } from '#http/list/totals.ts';
import { pattern } from '#http/list/search.ts';
import type { Lookup, LookupAsked } from '#http/list/lookup.ts';

/** A part of a word that more words than these have is in so many names that reading in order finds a page sooner. */
const wordsAtMost = 2000;
/** Somebody may be found by several words: so many rows are read to count players. */
const readAtMost = 1.2 * countedAtMost;
/** Each word is read as far as the page goes. */
const reachAtMost = 1000;

const usual = ['name', 'nickname'];

/** Whether the words of players answer: names and nicknames are searched, perhaps clubs, and names give the order. */
const answers = ({ fields, order, offset, limit }: LookupAsked): boolean =>
  order[0]?.field === 'name' &&
  order[1]?.field === '_id' &&
  order[0].direction === order[1].direction &&
  usual.every((field) => fields.includes(field)) &&
  fields.every((field) => usual.includes(field) || field === 'club.name') &&
  offset + limit <= reachAtMost;

/** Finds the players of a page through their words; null where a search asks for something else. */
export function foundByWords(asked: LookupAsked): Lookup | null {
  const [longest, ...others] = asked.words.toSorted((one, other) => other.length - one.length);
  if (longest === undefined || !answers(asked)) return null;
  const searchesClubs = asked.fields.includes('club.name');
  const begins = sql`like ${pattern.begin(longest)}`;
  const clubs = searchesClubs ? sql`search like ${pattern.within(longest)}` : sql`false`;
  const has = (source: RawBuilder<unknown>, club: RawBuilder<unknown>) =>
    sql.join(
      [sql`true`, ...others.map((other) => hasToo(other, { source, club, searchesClubs }))],
      sql` and `,
    );
  const ofWord = has(sql`w.searched`, sql`w.club_id`);
  const ofClub = has(sql`concat_ws(' ', p.search, p.nickname_search)`, sql`p.club_id`);
  const page = pageOf(asked, { ofWord, ofClub });
  return {
    prepared: sql`with found_word as materialized (
        select distinct word from word_endings where ending ${begins} limit ${sql.lit(wordsAtMost + 1)}),
      found_club as materialized (
        select id from clubs where deleted_at is null and ${clubs} limit ${sql.lit(wordsAtMost + 1)})`,
    applies: sql<SqlBool>`((select count(*) from found_word) <= ${sql.lit(wordsAtMost)}
      and (select count(*) from found_club) <= ${sql.lit(wordsAtMost)})`,
    ids: page,
    totals: sql`(select ${keptCount('players')} as list_all, least(found, ${sql.lit(countedAtMost)}) as list_filtered,
      coalesce(found > ${sql.lit(countedAtMost)} or read > ${sql.lit(readAtMost)}, false) as list_capped
      from (select sum(times)::bigint as read, count(*) as found from (
        select count(*) as times from (
        select w.player_id from word_endings e join player_words w on w.word = e.word
        where e.ending ${begins} and ${ofWord}
        union all
        select p.id from found_club join players p on p.club_id = found_club.id
        where p.deleted_at is null and p.erased_at is null and ${ofClub}
        limit ${sql.lit(readAtMost + 1)}) as found_twice group by player_id) as each_found offset 0) as counted)`,
  };
}

type Where = {
  readonly source: RawBuilder<unknown>;
  readonly club: RawBuilder<unknown>;
  readonly searchesClubs: boolean;
};

/** Whether the other words of a search are there as well. */
const hasToo = (word: string, { source, club, searchesClubs }: Where): RawBuilder<SqlBool> =>
  searchesClubs
    ? sql<SqlBool>`(${source} like ${pattern.within(word)} or coalesce(${club} = any(array(
        select id from clubs where search like ${pattern.within(word)})), false))`
    : sql<SqlBool>`${source} like ${pattern.within(word)}`;

type Conditions = Record<'ofWord' | 'ofClub', RawBuilder<unknown>>;

/** The players of a page: the first ones by each word and of each club, and of these the first ones. */
function pageOf({ order, after, offset, limit }: LookupAsked, { ofWord, ofClub }: Conditions) {
  const direction = sql.raw(order[0]?.direction ?? 'asc');
  const symbol = sql.raw(order[0]?.direction === 'desc' ? '<' : '>');
  const isAfter = (name: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
    after ? sql`(${name}, ${id}) ${symbol} (${after[0]}::text, ${after[1]}::uuid)` : sql`true`;
  const reach = sql.lit(offset + limit);
  return sql<string>`select player_id from (
      select reached.* from found_word cross join lateral (
        select w.name, w.player_id from player_words w
        where w.word = found_word.word and ${ofWord} and ${isAfter(sql`w.name`, sql`w.player_id`)}
        order by w.name ${direction}, w.player_id ${direction} limit ${reach}) as reached
      union
      select reached.* from found_club cross join lateral (
        select p.name, p.id from players p
        where p.club_id = found_club.id and p.deleted_at is null and p.erased_at is null and ${ofClub}
          and ${isAfter(sql`p.name`, sql`p.id`)}
        order by p.name ${direction}, p.id ${direction} limit ${reach}) as reached
    ) as found order by name ${direction}, player_id ${direction}
    offset ${sql.lit(offset)} limit ${sql.lit(limit)}`;
}
