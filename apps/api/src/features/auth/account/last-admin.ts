import { activeAdmins } from '#features/auth/store.ts';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';

/** Refuses to remove the last admin who can log in; two who leave at the same time are serialised. */
export async function keepAnAdmin(db: Db, leavingId: string): Promise<void> {
  const admins = await activeAdmins(db).orderBy('id').forUpdate().execute();
  const isLast = admins.length === 1 && admins[0]?.id === leavingId;
  if (isLast) throw fail('auth.lastAdmin');
}
