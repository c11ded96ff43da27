import { randomUUIDv7 } from 'node:crypto';
import type { Language, Role } from '@topspin/contract';
import { sql } from 'kysely';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import { queueMail } from '#jobs/outbox.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { firstAccount } from './first-account.ts';
import { mayBeSentAnother } from './mail-tokens.ts';
import { termsVersion } from './terms.ts';
import { sendVerification } from './verify-email.ts';
import { hashPassword } from '#features/auth/password.ts';
import { anAdminExists, findUserByEmail, insertUser, type UserRow } from '#features/auth/store.ts';

type Registration = {
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
  const passwordHash = await hashPassword(given.password, context.passwordCost);
  await inTransaction(call.db, async (db) => {
    const roles = await rolesOfNewAccount(context, { ...call, db }, given.setup_code);
    const user = await insertUser(db, newAccount(given, passwordHash, roles, call.now));
    if (user) await greet(context, db, user, call.now);
    else await refuseQuietly(context, { db, now: call.now }, { ...given, passwordHash });
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
  await sendVerification(context, db, user, { now });
}

type Second = Pick<Registration, 'name' | 'email' | 'lang'> & { readonly passwordHash: string };

/**
 * An unverified account may be a stranger's, so a second person who registers with its address gets a link too, and the
 * account with it. A verified one gets a mail that says so.
 */
async function refuseQuietly(
  context: AuthContext,
  { db, now }: Pick<Call, 'db' | 'now'>,
  { name, email, lang, passwordHash }: Second,
): Promise<void> {
  if (!context.mailIsSent) throw fail('auth.emailTaken');
  const owner = await findUserByEmail(db, email);
  if (!owner) return;
  if (owner.email_verified_at !== null) {
    const link = `${context.publicUrl()}/auth`;
    return queueMail(db, { to: owner, kind: 'alreadyRegistered', figures: { link }, about: [] });
  }
  const registration = { name, password_hash: passwordHash, lang };
  if (await mayBeSentAnother(db, { userId: owner.id, purpose: 'verifyEmail', email, now }))
    await sendVerification(context, db, owner, { now, registration });
}
