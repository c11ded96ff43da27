import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

export type Middle = { readonly id: string; readonly winner: 'a' | 'b' };

/** The rated match with this many before it. */
export async function middleMatch(pool: pg.Pool, before: number): Promise<Middle> {
  const { rows } = await pool.query<Middle>(
    'select id, winner from matches where rated order by finished_at, id offset $1 limit 1',
    [before],
  );
  const [middle] = rows;
  if (!middle) throw new Error(`There are not ${before} matches.`);
  return middle;
}

type Version = { readonly key: string; readonly version: string; readonly figures: string };

/** The rows of a ledger, with what shows whether they were written and whether they changed. */
export async function versionsOf(pool: pg.Pool) {
  const { rows } = await pool.query<Version>(`
    select concat(match_id, player_id) as key, concat(xmin, ctid) as version,
      concat_ws(' ', before, after, expected, reason, matches_before, opponent_id) as figures
    from rating_ledger`);
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return {
    byKey,
    until: (later: { readonly byKey: ReadonlyMap<string, Version> }) => {
      const count = (what: 'version' | 'figures') =>
        [...later.byKey].filter(([key, row]) => byKey.get(key)?.[what] !== row[what]).length;
      return { written: count('version'), changed: count('figures') };
    },
  };
}

/** PostgreSQL updates its statistics with a delay. */
const settled = 11_000;

/** Rows returned by scans and indexes so far, over all tables. */
export async function rowsRead(pool: pg.Pool): Promise<number> {
  await setTimeout(settled);
  const { rows } = await pool.query<{ read: string }>(
    'select sum(seq_tup_read + coalesce(idx_tup_fetch, 0)) as read from pg_stat_user_tables',
  );
  return Number(rows[0]?.read);
}
