import type { Login } from '@topspin/contract';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import { queueMail } from '#jobs/outbox.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { isPassword } from '#features/auth/password.ts';
import { revokeKeysOf } from '#features/auth/sessions/api-key-store.ts';
import { welcome } from '#features/auth/sessions/login.ts';
import { endSessionsOf } from '#features/auth/sessions/sessions.ts';
import { findUser, findUserByEmail, updateUser, type UserRow } from '#features/auth/store.ts';
import {
  issueMailToken,
  mayBeSentAnother,
  readLink,
  redeemLink,
  registrationsOf,
  voidMailTokens,
  type Registration,
} from './mail-tokens.ts';
import { writeToNobody } from './nobody.ts';
import { termsVersion } from './terms.ts';

/** The page with the form that verifies an address. */
export const verificationPage = (token: string): string => `/verify-email/${encodeURIComponent(token)}`;

/** Mails the link; with `registration` if somebody registers at an address that waits to be verified. */
export async function sendVerification(
  context: AuthContext,
  db: Db,
  user: UserRow,
  { now, registration }: { readonly now: Date; readonly registration?: Registration },
): Promise<void> {
  const { token } = await issueMailToken(db, {
    userId: user.id,
    purpose: 'verifyEmail',
    key: context.secrets.codes,
    now,
    ...(registration && { registration }),
  });
  const link = context.publicUrl() + verificationPage(token);
  await queueMail(db, { to: user, kind: 'verifyEmail', figures: { link }, about: [] });
}

/** Sends the verification mail again, if an account awaits it. */
export async function resendVerification(
  context: AuthContext,
  { db, now }: Pick<Call, 'db' | 'now'>,
  email: string,
): Promise<void> {
  const user = await findUserByEmail(db, email);
  const waits = user !== undefined && user.email_verified_at === null;
  const may = await mayBeSentAnother(db, { userId: user?.id ?? null, purpose: 'verifyEmail', email, now });
  if (waits && may) await sendVerification(context, db, user, { now });
  else await writeToNobody(db, 'verifyEmail', now);
}

type Verification = { readonly token: string; readonly password: string };

/**
 * Verifies an address: the token proves that the mailbox is theirs, the password that they registered, first or later.
 * Sessions and keys of anybody else who registered with the address end. Logs in.
 */
export async function verifyEmail(
  context: AuthContext,
  call: Pick<Call, 'db' | 'now' | 'http' | 'seal'>,
  { token, password }: Verification,
): Promise<Login> {
  const { db, now } = call;
  const link = await readLink(db, token, 'verifyEmail', now);
  const user = link && (await findUser(db, link.user_id));
  if (!user) throw fail('auth.badToken');
  const theirs = await whatTheyRegistered(db, user, password, now);
  const verified = await inTransaction(db, async (transaction) => {
    if (!(await redeemLink(transaction, token, 'verifyEmail', now))) throw fail('auth.badToken');
    await voidMailTokens(transaction, user.id, 'verifyEmail', now);
    await endSessionsOf(transaction, user.id, 'emailVerified', now);
    await revokeKeysOf(transaction, user.id, now);
    return updateUser(transaction, user.id, { ...theirs, email_verified_at: now });
  });
  return welcome(context, call, verified, null);
}

/** The changes to the account: none, or what they typed if they registered after somebody else. */
async function whatTheyRegistered(db: Db, user: UserRow, password: string, now: Date) {
  if (await isPassword(password, user.password_hash)) return {};
  for (const { created_at: at, ...registered } of await registrationsOf(db, user.id, now)) {
    if (await isPassword(password, registered.password_hash))
      return { ...registered, phones: '[]', terms_accepted_at: at, terms_version: termsVersion };
  }
  throw fail('auth.wrongPassword');
}
