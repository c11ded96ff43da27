import type { eraseMe as eraseMeRoute } from '@topspin/contract';
import { erasedNames } from '@topspin/messages/erased-names';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { requirePassword } from '#features/auth/own-password.ts';
import { removeApiKeysOf } from '#features/auth/sessions/api-key-store.ts';
import { removeSessionsOf } from '#features/auth/sessions/sessions.ts';
import { lockUser, updateUser, type UserRow } from '#features/auth/store.ts';
import { removeAvatar } from '#features/auth/account/avatar.ts';
import { keepAnAdmin } from '#features/auth/account/last-admin.ts';
import { removeMailTokensOf } from '#features/auth/account/mail-tokens.ts';
import { eraseAsGuardian } from './erase-as-guardian.ts';
import { erasePerson } from './erase-person.ts';
import { legacyOf, writeToHeirs } from './legacy.ts';
import { personOf } from './person.ts';

/**
 * Erases the account, the players it asks for and everything that identifies the person; results stay under an anonymous name
 * (GDPR, article 17). It asks for the password because it cannot be undone.
 */
export async function eraseMe(context: AuthContext, call: Call<typeof eraseMeRoute>): Promise<void> {
  const { db, user, now, body } = call;
  await requirePassword(db, user.id, body.password);
  await inTransaction(db, async (transaction) => {
    const account = await lockUser(transaction, user.id);
    if (!account) throw fail('auth.expired');
    for (const id of body.erase_players.toSorted())
      await eraseAsGuardian(context, { ...call, db: transaction }, id);
    await eraseAccount(context, { db: transaction, user, now }, account);
  });
}

/** Erases a locked account. */
export async function eraseAccount(
  context: AuthContext,
  { db, user, now }: Pick<Call, 'db' | 'user' | 'now'>,
  account: UserRow,
): Promise<void> {
  if (account.roles.includes('admin')) await keepAnAdmin(db, account.id);
  const person = await personOf(db, account);
  const legacy = await legacyOf(db, account.id);
  await erasePerson(context, db, person, now, user.id);
  await forgetAccount(db, account, now);
  await writeToHeirs(context, db, legacy);
}

/** Empties a locked account; what belongs to its person is erased before. */
export async function forgetAccount(
  db: Db,
  { id: userId, avatar_id: avatarId }: UserRow,
  now: Date,
): Promise<void> {
  await removeSessionsOf(db, userId);
  await removeApiKeysOf(db, userId);
  await removeMailTokensOf(db, userId);
  await updateUser(db, userId, {
    name: erasedNames.es.user,
    email: `${userId}@erased.invalid`,
    password_hash: '',
    phones: JSON.stringify([]),
    lang: 'es',
    theme: null,
    skip_player_creation: false,
    roles: [],
    avatar_id: null,
    email_verified_at: null,
    trusted_at: null,
    trusted_by: null,
    disabled_at: null,
    disabled_by: null,
    erased_at: now,
  });
  if (avatarId) await removeAvatar(db, avatarId);
}
