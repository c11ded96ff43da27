import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import { queueMail } from '#jobs/outbox.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { revokeKeysOf } from '#features/auth/sessions/api-key-store.ts';
import { issueMailToken, mayBeSentAnother, redeemCode, redeemLink } from './mail-tokens.ts';
import { writeToNobody } from './nobody.ts';
import { hashPassword } from '#features/auth/password.ts';
import { endSessionsOf } from '#features/auth/sessions/sessions.ts';
import { findUser, findUserByEmail, updateUser, type UserRow } from '#features/auth/store.ts';

type Caller = Pick<Call, 'db' | 'now'>;

/** Sends a code and a link to set a new password with, if there is such an account; says nothing about it. */
export async function recover(
  { secrets, publicUrl }: AuthContext,
  { db, now }: Caller,
  email: string,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  const may = await mayBeSentAnother(db, { userId: user?.id ?? null, purpose: 'recover', email, now });
  if (!user || !may) return writeToNobody(db, 'recover', now);
  const { token, code } = await issueMailToken(db, {
    userId: user.id,
    purpose: 'recover',
    key: secrets.codes,
    now,
  });
  const link = `${publicUrl()}/reset-password/${token}`;
  await queueMail(db, { to: user, kind: 'recover', figures: { code, link }, about: [] });
}

type Typed = { readonly email: string; readonly code: string; readonly password: string };

/** Sets a new password with the code of the mail. A wrong code counts even though the call is refused. */
export async function confirmRecovery(
  { secrets }: AuthContext,
  { db, now }: Caller,
  typed: Typed,
): Promise<void> {
  const passwordHash = await hashPassword(typed.password);
  const isRight = await inTransaction(db, async (transaction) => {
    const user = await findUserByEmail(transaction, typed.email);
    if (!user) return false;
    const right = await redeemCode(transaction, {
      userId: user.id,
      code: typed.code,
      key: secrets.codes,
      now,
    });
    if (right) await setPassword(transaction, user, passwordHash, now);
    return right;
  });
  if (!isRight) throw fail('auth.badCode');
}

/** Sets a new password with the link of the mail. */
export async function resetPassword({ db, now }: Caller, token: string, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await inTransaction(db, async (transaction) => {
    const redeemed = await redeemLink(transaction, token, 'recover', now);
    const user = redeemed && (await findUser(transaction, redeemed.user_id));
    if (!user) throw fail('auth.badToken');
    await setPassword(transaction, user, passwordHash, now);
  });
}

/** Whoever reads the mail owns the address; whoever was logged in may not be who should be. */
async function setPassword(db: Db, user: UserRow, passwordHash: string, now: Date): Promise<void> {
  await updateUser(db, user.id, {
    password_hash: passwordHash,
    email_verified_at: user.email_verified_at ?? now,
  });
  await endSessionsOf(db, user.id, 'passwordChanged', now);
  await revokeKeysOf(db, user.id, now);
}
