import { randomUUIDv7 } from 'node:crypto';
import type { Language, Role } from '@topspin/contract';
import { sql } from 'kysely';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import { queueMail } from '#jobs/outbox.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { firstAccount } from './first-account.ts';
import { issueMailToken, mayBeSentAnother, redeemLink } from './mail-tokens.ts';
import { writeToNobody } from './nobody.ts';
import { hashPassword } from '#features/auth/password.ts';
import {
  anAdminExists,
  findUser,
  findUserByEmail,
  insertUser,
  updateUser,
  type UserRow,
} from '#features/auth/store.ts';

/** The version of the terms accepted on signing up; a new text gets a new version. */
export const termsVersion = '2026-11';

export type Registration = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly lang: Language;
  readonly setup_code?: string | undefined;
};

type Caller = Pick<Call, 'db' | 'now' | 'http'>;

/**
 * Creates an account. The answer does not reveal whether the address is taken, only the mail does; where no mail
 * can be sent, a taken address is refused. The first account of an installation becomes its admin.
 */
export async function register(
  context: AuthContext,
  call: Caller,
  given: Registration,
): Promise<{ mail_sent: boolean }> {
  const passwordHash = await hashPassword(given.password);
  await inTransaction(call.db, async (db) => {
    const roles = await rolesOfNewAccount(context, { ...call, db }, given.setup_code);
    const user = await insertUser(db, newAccount(given, passwordHash, roles, call.now));
    if (user) await greet(context, db, user, call.now);
    else await refuseQuietly(context, db, given.email);
  });
  return { mail_sent: context.mailIsSent };
}

/** Serialises first accounts, since two at once would both become admins. */
async function rolesOfNewAccount(
  context: AuthContext,
  { db, http }: Caller,
  setupCode?: string,
): Promise<Role[]> {
  if (await anAdminExists(db)) return [];
  await sql`select pg_advisory_xact_lock(hashtext('first account'))`.execute(db);
  switch (await firstAccount(context, db, http.request)) {
    case 'done':
      return [];
    case 'free':
      return ['admin'];
    case 'needsSetupCode':
      if (!setupCode) throw fail('auth.setupCodeRequired');
      if (setupCode.trim().toUpperCase() !== context.secrets.setupCode) throw fail('auth.badCode');
      return ['admin'];
  }
}

const newAccount = (given: Registration, passwordHash: string, roles: Role[], now: Date) => ({
  id: randomUUIDv7(),
  name: given.name,
  email: given.email,
  password_hash: passwordHash,
  lang: given.lang,
  roles,
  email_verified_at: roles.includes('admin') ? now : null,
  terms_accepted_at: now,
  terms_version: termsVersion,
  created_at: now,
});

async function greet(context: AuthContext, db: Db, user: UserRow, now: Date): Promise<void> {
  if (user.email_verified_at !== null || !context.mailIsSent) return;
  await sendVerification(context, db, user, now);
}

async function refuseQuietly(context: AuthContext, db: Db, email: string): Promise<void> {
  if (!context.mailIsSent) throw fail('auth.emailTaken');
  const owner = await findUserByEmail(db, email);
  if (owner)
    await queueMail(db, {
      to: owner,
      kind: 'alreadyRegistered',
      figures: { link: `${context.publicUrl()}/auth` },
      about: [],
    });
}

/** The page with the button that verifies an address. */
export const verificationPage = (token: string): string => `/verify-email/${encodeURIComponent(token)}`;

async function sendVerification(context: AuthContext, db: Db, user: UserRow, now: Date): Promise<void> {
  const wanted = { userId: user.id, purpose: 'verifyEmail', key: context.secrets.codes, now } as const;
  const { token } = await issueMailToken(db, wanted);
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
  if (waits && may) await sendVerification(context, db, user, now);
  else await writeToNobody(db, 'verifyEmail', now);
}

/** Verifies an address with the token sent to it, which works once. */
export async function verifyEmail({ db, now }: Pick<Call, 'db' | 'now'>, token: string): Promise<void> {
  const redeemed = await redeemLink(db, token, 'verifyEmail', now);
  const user = redeemed && (await findUser(db, redeemed.user_id));
  if (!user) throw fail('auth.badToken');
  await updateUser(db, user.id, { email_verified_at: now });
}
