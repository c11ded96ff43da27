import type { FixedOnWire } from '@topspin/contract';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** Keeps what a person fixed of a match; nothing of it is no row. */
export async function saveFixed(
  db: Db,
  matchId: string,
  { table, not_before, at }: FixedOnWire,
  by: string,
): Promise<void> {
  if (table === null && not_before === null && at === null) {
    await db.deleteFrom('match_plans').where('match_id', '=', matchId).execute();
    return;
  }
  const values = { table_number: table, not_before, fixed_at: at, updated_by: by };
  await db
    .insertInto('match_plans')
    .values({ match_id: matchId, ...values })
    .onConflict((known) => known.column('match_id').doUpdateSet(values))
    .execute();
}

/** The times that a person fixed of a match. */
export async function timesFixed(db: Db, matchId: string): Promise<readonly Date[]> {
  const known = await db
    .selectFrom('match_plans')
    .select(['not_before', 'fixed_at'])
    .where('match_id', '=', matchId)
    .executeTakeFirst();
  return [known?.not_before, known?.fixed_at].filter((time) => time instanceof Date);
}

/** A match does not begin before; what else a person fixed of it, and a later time, stay. */
export async function holdBack(
  db: Db,
  matchId: string,
  { until, by }: { readonly until: Date; readonly by: string },
): Promise<void> {
  await db
    .insertInto('match_plans')
    .values({ match_id: matchId, not_before: until, updated_by: by })
    .onConflict((known) =>
      known.column('match_id').doUpdateSet((plans) => ({
        not_before: sql<Date>`greatest(${plans.ref('match_plans.not_before')}, ${plans.ref('excluded.not_before')})`,
        updated_by: by,
      })),
    )
    .execute();
}

/** A match is not held until then any more; what else a person fixed of it, and another time, stay. */
export async function letGo(db: Db, matchId: string, until: Date): Promise<void> {
  await db
    .deleteFrom('match_plans')
    .where('match_id', '=', matchId)
    .where('not_before', '=', until)
    .where('table_number', 'is', null)
    .where('fixed_at', 'is', null)
    .execute();
  await db
    .updateTable('match_plans')
    .set({ not_before: null })
    .where('match_id', '=', matchId)
    .where('not_before', '=', until)
    .execute();
}
