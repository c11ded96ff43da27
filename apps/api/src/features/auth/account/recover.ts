import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import { queueMail } from '#jobs/outbox.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { revokeKeysOf } from '#features/auth/sessions/api-key-store.ts';
import { issueMailToken, mayBeSentAnother, redeemCode, redeemLink, voidMailTokens } from './mail-tokens.ts';
import { writeToNobody } from './nobody.ts';
import { hashPassword } from '#features/auth/password.ts';
import { endSessionsOf } from '#features/auth/sessions/sessions.ts';
import { findUser, findUserByEmail, updateUser, type UserRow } from '#features/auth/store.ts';

type Caller = Pick<Call, 'db' | 'now'>;

/** Mails a code and a link to reset the password if the account exists, without revealing whether it does. */
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

/** Resets the password with the emailed code. A wrong code is counted even though the call fails. */
export async function confirmRecovery(
  { secrets, passwordCost }: AuthContext,
  { db, now }: Caller,
  typed: Typed,
): Promise<void> {
  const passwordHash = await hashPassword(typed.password, passwordCost);
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

/** Resets the password with the emailed link. */
export async function resetPassword(
  { passwordCost }: AuthContext,
  { db, now }: Caller,
  { token, password }: { readonly token: string; readonly password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password, passwordCost);
  await inTransaction(db, async (transaction) => {
    const redeemed = await redeemLink(transaction, token, 'recover', now);
    const user = redeemed && (await findUser(transaction, redeemed.user_id));
    if (!user) throw fail('auth.badToken');
    await setPassword(transaction, user, passwordHash, now);
  });
}

/**
 * Reading the mail proves that the address is theirs; existing sessions, and the phones of an account that was never verified,
 * may be somebody else's.
 */
async function setPassword(db: Db, user: UserRow, passwordHash: string, now: Date): Promise<void> {
  await updateUser(db, user.id, {
    password_hash: passwordHash,
    email_verified_at: user.email_verified_at ?? now,
    ...(user.email_verified_at === null && { phones: '[]' }),
  });
  await voidMailTokens(db, user.id, 'verifyEmail', now);
  await endSessionsOf(db, user.id, 'passwordChanged', now);
  await revokeKeysOf(db, user.id, now);
}
