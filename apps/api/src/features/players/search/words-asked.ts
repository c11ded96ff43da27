import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { begins, includes } from '#http/list/search.ts';

/** The searched words, in names and nicknames and perhaps club names. */
export type Search = { readonly words: readonly string[]; readonly clubs: boolean };

/** Beyond this many matching words and clubs, reading in order finds a page sooner. */
const waysAtMost = 1000;
/** How many rows are read to count players; more than are counted, since several words may find the same one. */
export const readAtMost = 12_000;

export const and = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join([sql`true`, ...conditions], sql` and `)})`;

const named = (part: string, index: number) => sql.ref(`${part}_${index}`);
const isChosen = (index: number) => sql`(select word_asked from chosen) = ${sql.lit(index)}`;

/**
 * `with …`: for each searched word, the matching words (`words_0`) and clubs (`clubs_0`); the word players are looked up
 * by (`chosen`), and its matches (`found_word`, `found_club`).
 */
export const prepare = (search: Search): RawBuilder<unknown> => sql`with ${sql.join(
  search.words.flatMap((word, index) => [
    sql`${named('words', index)} as materialized (
      select word from word_endings where ${begins(sql`ending`, word)} limit ${sql.lit(waysAtMost + 1)})`,
    sql`${named('clubs', index)} as materialized (
      select id from clubs where ${search.clubs ? includes(sql`search`, word) : sql`false`})`,
  ]),
)}, chosen as materialized (${rarest(search.words)}),
  found_word as materialized (select distinct word from (${ofChosen('words', search.words)}) as of_chosen),
  found_club as materialized (select id from (${ofChosen('clubs', search.words)}) as of_chosen),
  counted as materialized (${toCount(search)})`;

const ofChosen = (part: string, words: readonly string[]) =>
  sql.join(
    words.map((_, index) => sql`select * from ${named(part, index)} where ${isChosen(index)}`),
    sql` union all `,
  );

/** The word with the fewest players, up to the counting limit; among equals, the longest. */
const rarest = (words: readonly string[]) =>
  words.length === 1
    ? sql`select 0 as word_asked`
    : sql`select word_asked from (${sql.join(words.map(players), sql` union all `)}) as asked
        order by ways > ${sql.lit(waysAtMost)}, players, length desc limit 1`;

const players = (word: string, index: number) => sql`select ${sql.lit(index)} as word_asked,
  ${ways(named('words', index), named('clubs', index))} as ways, ${sql.lit(word.length)} as length,
  (select count(*) from (${rowsOf(word, index)} limit ${sql.lit(readAtMost + 1)}) as read) as players`;

const ways = (words: RawBuilder<unknown>, clubs: RawBuilder<unknown>) =>
  sql`((select count(*) from ${words}) + (select count(*) from ${clubs}))`;

/** Whether few enough words matched to look at each. */
export const areFew = sql<SqlBool>`${ways(sql`found_word`, sql`found_club`)} <= ${sql.lit(waysAtMost)}`;

/** Each player of each matching word and club, in index order, so that reading stops early. */
const rowsOf = (word: string, index: number) => sql`
  select player_id, club_id, searched
  from (select word from word_endings where ${begins(sql`ending`, word)} order by ending, word) as has
  join player_words on player_words.word = has.word
  union all
  select players.id, players.club_id, concat_ws(' ', players.search, nickname_search)
  from ${named('clubs', index)} as of join players on players.club_id = of.id
  where deleted_at is null and erased_at is null`;

/** The rows read to count: players of the chosen word, once per match, up to a limit. */
const toCount = (
  search: Search,
) => sql`select player_id, ${hasAll(search, sql`searched`, sql`club_id`)} as has_all
  from (${sql.join(
    search.words.map(
      (word, index) => sql`select * from (${rowsOf(word, index)}) as of_asked where ${isChosen(index)}`,
    ),
    sql` union all `,
  )} limit ${sql.lit(readAtMost + 1)}) as of_chosen`;

/** Whether all searched words are in a player's names or club. */
export const hasAll = (
  { words }: Search,
  searched: RawBuilder<unknown>,
  club: RawBuilder<unknown>,
): RawBuilder<SqlBool> =>
  and(
    (words.length > 1 ? words : []).map(
      (word, index) =>
        sql`(${includes(searched, word)} or ${club} in (select id from ${named('clubs', index)}))`,
    ),
  );
