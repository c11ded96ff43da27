import { sendersOf } from '#features/competition/store/log.ts';
import type { MatchRow } from '#features/competition/store/matches.ts';
import type { Db } from '#http/call.ts';

/** The name of who entered the result of a finished match, or scored its last event; null without one. */
export async function enteredBy(db: Db, { id, from_sheet }: MatchRow): Promise<string | null> {
  if (!from_sheet) return (await sendersOf(db, id)).at(-1)?.by ?? null;
  const entry = await db
    .selectFrom('audit_log')
    .innerJoin('users', 'users.id', 'audit_log.actor_id')
    .where('entity', '=', 'matches')
    .where('entity_id', '=', id)
    .where('action', 'in', ['putResult', 'correctResult'])
    .where('refused', '=', false)
    .orderBy('at', 'desc')
    .select('users.name')
    .limit(1)
    .executeTakeFirst();
  return entry?.name ?? null;
}
