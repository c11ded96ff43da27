import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';

/** Refuses to finish an open while conflicts of its matches are undecided, unless that is confirmed. */
export async function refuseUndecided(db: Db, openId: string, confirmed: boolean): Promise<void> {
  if (confirmed) return;
  const { matches } = await db
    .selectFrom('match_conflicts as c')
    .innerJoin('matches as m', 'm.id', 'c.match_id')
    .where('m.open_id', '=', openId)
    .where('c.decided_at', 'is', null)
    .select(sql<number>`count(distinct m.id)::int`.as('matches'))
    .executeTakeFirstOrThrow();
  if (matches > 0) throw fail('open.conflictsUndecided', { matches });
}
