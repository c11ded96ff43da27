import type { Db } from '#http/call.ts';
import { day } from '#http/durations.ts';

/** Whether an open is in play these days; one that was never finished is not. */
export async function isAnyInPlay(db: Db, now: Date): Promise<boolean> {
  const open = await db
    .selectFrom('opens')
    .select('id')
    .where('state', 'in', ['reception', 'active'])
    .where('deleted_at', 'is', null)
    .where('date_start', '<', new Date(now.getTime() + day))
    .where('date_end', '>', new Date(now.getTime() - day))
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}
