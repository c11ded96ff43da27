import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import type { AuthContext } from './context.ts';
import { isPassword } from './password.ts';
import { endSessionsOf } from './sessions.ts';
import { keepAnAdmin } from './last-admin.ts';
import { findUser } from './store.ts';

type Caller = Pick<Call, 'db' | 'now' | 'user'>;

/** What remains of a name where rows of others still speak of it. */
const erasedName = 'Usuario/a eliminado/a';

/**
 * Erases the account and everything that tells who it was; results stay, under a name that tells nothing
 * (GDPR, article 17). The password is asked since nothing brings it back.
 */
export async function eraseMe(
  { personalData }: AuthContext,
  { db, user, now }: Caller,
  password: string,
): Promise<void> {
  const row = await findUser(db, user.id);
  if (!(await isPassword(password, row?.password_hash))) throw fail('auth.wrongPassword');
  await inTransaction(db, async (transaction) => {
    await keepAnAdmin(transaction, user.id);
    for (const kept of personalData) await kept.erase(transaction, user.id, now);
    await endSessionsOf(transaction, user.id, 'erased', now);
    await forget(transaction, user.id, now);
  });
}

async function forget(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('session_families').set({ user_agent: null }).where('user_id', '=', userId).execute();
  await db.deleteFrom('api_keys').where('user_id', '=', userId).execute();
  await db.deleteFrom('mail_tokens').where('user_id', '=', userId).execute();
  await db.deleteFrom('outbox').where('user_id', '=', userId).execute();
  await db.deleteFrom('player_administrators').where('user_id', '=', userId).execute();
  await db.deleteFrom('avatars').where('id', 'in', avatarOf(db, userId)).execute();
  await db
    .updateTable('users')
    .set({
      name: erasedName,
      email: `${userId}@erased.invalid`,
      password_hash: '',
      phones: JSON.stringify([]),
      roles: [],
      email_verified_at: null,
      erased_at: now,
    })
    .where('id', '=', userId)
    .execute();
}

const avatarOf = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select('avatar_id')
    .where('id', '=', userId)
    .where('avatar_id', 'is not', null)
    .$narrowType<{ avatar_id: string }>();
