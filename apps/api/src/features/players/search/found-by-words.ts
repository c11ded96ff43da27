import { countedAtMost } from '@topspin/contract';
import { sql } from 'kysely';
import type { Lookup, LookupAsked } from '#http/list/lookup.ts';
import { keptCount } from '#http/list/totals.ts';
import { firstByWords } from './first-by-words.ts';
import { areFew, prepare, readAtMost } from './words-asked.ts';

/** Each word is read up to the end of the page. */
const reachAtMost = 1000;

const usual = ['name', 'nickname'];

/** Whether the word index can answer: the search is on names and nicknames, perhaps clubs, ordered by name. */
const answers = ({ words, fields, order, offset, limit }: LookupAsked): boolean =>
  words.length > 0 &&
  order[0]?.field === 'name' &&
  order[1]?.field === '_id' &&
  order[0].direction === order[1].direction &&
  usual.every((field) => fields.includes(field)) &&
  fields.every((field) => usual.includes(field) || field === 'club.name') &&
  offset + limit <= reachAtMost;

/** Finds the players of a page by the rarest word; null for other searches. */
export function foundByWords(asked: LookupAsked): Lookup | null {
  if (!answers(asked)) return null;
  const search = { words: asked.words, clubs: asked.fields.includes('club.name') };
  return {
    prepared: sql`${prepare(search)}, found as materialized (${firstByWords(asked, search)})`,
    applies: areFew,
    ids: sql<string>`select id from found`,
    totals: totalsOf(asked.offset),
  };
}

/** Counts what is read; if that stops early, at least the players shown. */
const totalsOf = (offset: number) => sql`(
  select ${keptCount('players')} as list_all, is_capped as list_capped,
    case when is_capped and ${areFew} then greatest(least(players, ${most}), ${sql.lit(offset)} + (select count(*) from found))
      else least(players, ${most}) end as list_filtered
  from (
    select players, players > ${most} or (select count(*) from counted) > ${sql.lit(readAtMost)} as is_capped
    from (select count(*) as players from (select from counted where has_all group by player_id) as each_player offset 0)
      as all_players) as totals)`;

const most = sql.lit(countedAtMost);
