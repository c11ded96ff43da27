import { findOpen, lockOpen, type LockedOpen } from '#features/opens/reads.ts';
import type { Call } from '#http/call.ts';
import { fail } from '#http/fail.ts';

/** An open that the viewer knows of, locked until this transaction ends. */
export async function lockVisibleOpen(
  { db, viewer }: Pick<Call, 'db' | 'viewer'>,
  id: string,
): Promise<LockedOpen> {
  const open = await lockOpen(db, id);
  if (!open || !(await findOpen(db, id, viewer))) throw fail('thing.notFound');
  return open;
}

/** What enrolling needs to know of a player. */
export async function playerToEnrol({ db }: Pick<Call, 'db'>, id: string) {
  const player = await db
    .selectFrom('players')
    .select(['id', 'user_id', 'date_of_birth', 'gender', 'rating'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!player) throw fail('thing.notFound');
  return player;
}

export type PlayerToEnrol = Awaited<ReturnType<typeof playerToEnrol>>;
