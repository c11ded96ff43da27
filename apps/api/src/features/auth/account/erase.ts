import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { isPassword } from '#features/auth/password.ts';
import { removeApiKeysOf } from '#features/auth/sessions/api-key-store.ts';
import { removeAvatar } from './avatar.ts';
import { removeMailTokensOf } from './mail-tokens.ts';
import { endSessionsOf, forgetDevices } from '#features/auth/sessions/sessions.ts';
import { keepAnAdmin } from './last-admin.ts';
import { findUser, updateUser } from '#features/auth/store.ts';

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
  await forgetDevices(db, userId);
  await removeApiKeysOf(db, userId);
  await removeMailTokensOf(db, userId);
  await db.deleteFrom('outbox').where('user_id', '=', userId).execute();
  const { avatar_id: avatarId } = await updateUser(db, userId, {
    name: erasedName,
    email: `${userId}@erased.invalid`,
    password_hash: '',
    phones: JSON.stringify([]),
    roles: [],
    email_verified_at: null,
    erased_at: now,
  });
  if (avatarId) await removeAvatar(db, avatarId);
}
