import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** Hashes of what players see of ratings and results. */
export type Digests = {
  readonly ranking: string;
  readonly ledger: string;
  readonly classifications: string;
};

/** An upgrade keeps these: the hashes, and how many rows each table has. */
export type Facts = Digests & { readonly rows: Readonly<Record<string, number>> };

const digests = sql<Digests>`select
  (select md5(string_agg(concat_ws(' ', id, name, rating, matches_played), E'\n' order by rating desc, id)) from players) as ranking,
  (select md5(string_agg(concat_ws(' ', match_id, player_id, opponent_id, before, after, finished_at at time zone 'UTC'), E'\n'
     order by finished_at, match_id, player_id)) from rating_ledger) as ledger,
  (select md5(string_agg(concat_ws(' ', open_id, player_id, position, matches_won, games_won, points_balance, rating_change), E'\n'
     order by open_id, position, player_id)) from open_results) as classifications`;

/** Counted by the database itself, whatever tables it has. */
const counts = sql<{ name: string; rows: number }>`
  select relname as name, (xpath('/row/rows/text()', query_to_xml(format('select count(*) as rows from %I', relname), false, true, '')))[1]::text::int as rows
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migration'
  order by relname`;

export async function factsOf(db: Db): Promise<Facts> {
  const [digest] = (await digests.execute(db)).rows;
  if (digest === undefined) throw new Error('no digest');
  const { rows } = await counts.execute(db);
  return { ...digest, rows: Object.fromEntries(rows.map(({ name, rows: count }) => [name, count])) };
}
