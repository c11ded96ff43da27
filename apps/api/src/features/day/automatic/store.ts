import { sql } from 'kysely';
import { isPlayedNow } from '#features/day/which-day.ts';
import type { Db } from '#http/call.ts';

type Concerned = {
  readonly days: readonly string[];
  readonly opens: readonly string[];
  readonly all: boolean;
};

/** The automatic days that a change concerns and that are played now. */
export async function automaticDays(db: Db, now: Date, { days, opens, all }: Concerned): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select day.id from play_days day where day.automatic and exists (
      select from opens o where o.state = 'active' and ${isPlayedNow(now)}
        and (${all} or day.id = any (${days}::uuid[]) or o.id = any (${opens}::uuid[])))
    order by day.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The tables whose match was put back since, and the last time. */
export async function justReturned(
  db: Db,
  day: string,
  since: Date,
): Promise<{ readonly numbers: ReadonlySet<number>; readonly last: Date | null }> {
  const rows = await db
    .selectFrom('calls')
    .innerJoin('day_tables', 'day_tables.id', 'calls.day_table_id')
    .select(['day_tables.number', 'calls.ended_at'])
    .where('calls.day_id', '=', day)
    .where('calls.end_reason', '=', 'returned')
    .where('calls.ended_at', '>', since)
    .orderBy('calls.ended_at')
    .execute();
  return { numbers: new Set(rows.map(({ number }) => number)), last: rows.at(-1)?.ended_at ?? null };
}
