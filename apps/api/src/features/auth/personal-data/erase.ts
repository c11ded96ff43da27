import { erasedNames } from '@topspin/messages/erased-names';
import { strikeAudit } from '#http/audit.ts';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { eraseAnswers } from '#http/idempotency.ts';
import type { Person } from '#http/person.ts';
import { inTransaction } from '#http/transaction.ts';
import { forgetWordsOf } from '#jobs/forget-words.ts';
import { eraseMails } from '#jobs/outbox.ts';
import type { AuthContext } from '#features/auth/context.ts';
import { isPassword } from '#features/auth/password.ts';
import { removeApiKeysOf } from '#features/auth/sessions/api-key-store.ts';
import { removeSessionsOf } from '#features/auth/sessions/sessions.ts';
import { findUser, lockUser, updateUser, type UserRow } from '#features/auth/store.ts';
import { removeAvatar } from '#features/auth/account/avatar.ts';
import { keepAnAdmin } from '#features/auth/account/last-admin.ts';
import { removeMailTokensOf } from '#features/auth/account/mail-tokens.ts';
import { legacyOf, writeToHeirs } from './legacy.ts';
import { personOf } from './person.ts';

type Caller = Pick<Call, 'db' | 'now' | 'user'>;

/**
 * Erases the account and everything that identifies the person; results stay under an anonymous name
 * (GDPR, article 17). It asks for the password because it cannot be undone.
 */
export async function eraseMe(
  context: AuthContext,
  { db, user, now }: Caller,
  password: string,
): Promise<void> {
  const row = await findUser(db, user.id);
  if (!row || !(await isPassword(password, row.password_hash))) throw fail('auth.wrongPassword');
  const names = await inTransaction(db, async (transaction) => {
    const account = await lockUser(transaction, user.id);
    if (!account) throw fail('auth.expired');
    return eraseAccount(context, transaction, account, now);
  });
  await forgetWordsOf(db, names);
}

/** Erases a locked account; returns the names whose words are to be forgotten once that is committed. */
export async function eraseAccount(
  context: AuthContext,
  db: Db,
  account: UserRow,
  now: Date,
): Promise<readonly string[]> {
  if (account.roles.includes('admin')) await keepAnAdmin(db, account.id);
  const person = await personOf(db, account);
  const legacy = await legacyOf(db, account.id);
  await erasePerson(context, db, person, now);
  await forgetAccount(db, account, now);
  await writeToHeirs(context, db, legacy);
  return [...person.names];
}

/** Erases the data of every feature, dependent features first, then what is stored about all calls. */
export async function erasePerson(
  { personalData }: AuthContext,
  db: Db,
  person: Person,
  now: Date,
): Promise<void> {
  for (const kept of personalData.toReversed()) await kept.erase(db, person, now);
  for (const kept of personalData) await kept.eraseLate?.(db, person, now);
  await eraseMails(db, person);
  await eraseAnswers(db, person);
  await strikeAudit(db, person);
}

async function forgetAccount(db: Db, { id: userId, avatar_id: avatarId }: UserRow, now: Date): Promise<void> {
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
