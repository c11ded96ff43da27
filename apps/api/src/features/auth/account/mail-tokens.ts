import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { Language } from '@topspin/contract';
import type { NotNull } from 'kysely';
import type { Db } from '#http/call.ts';
import { blinded } from '#features/auth/secrets.ts';
import { readable } from '#http/readable.ts';
import { newSecret, secretHash } from '#http/access/secret.ts';
import { hasMailLeft } from '#jobs/mail-budget.ts';

export type Purpose = 'verifyEmail' | 'recover';

const lifeHours = { verifyEmail: 72, recover: 1 } as const satisfies Record<Purpose, number>;

/** How many attempts a code allows before a new one is needed. */
export const codeAttempts = 5;

/** How many mails of one purpose an account gets per hour, no matter who requests them. */
export const mailsPerHour = 5;

/** A code may be typed in lower case, and without its dash. */
const codeHash = (key: Uint8Array, id: string, code: string): Buffer =>
  blinded(key, `${id}:${code.toUpperCase().replace(/[^A-Z0-9]/gu, '')}`);

type Wanted = {
  readonly userId: string;
  readonly purpose: Purpose;
  readonly key: Uint8Array;
  readonly now: Date;
  /** The data typed by somebody who registers at an address that waits to be verified. */
  readonly registration?: Registration;
};

export type Registration = { readonly name: string; readonly password_hash: string; readonly lang: Language };

/**
 * Creates the link and the code of a mail. A new code voids earlier ones; links to verify an address stay valid, since a
 * stranger can ask for another.
 */
export async function issueMailToken(
  db: Db,
  { userId, purpose, key, now, registration }: Wanted,
): Promise<{ token: string; code: string }> {
  if (purpose === 'recover') await voidMailTokens(db, userId, purpose, now);
  const id = randomUUIDv7();
  const token = newSecret();
  const code = readable(randomBytes(8));
  const expires = new Date(now.getTime() + lifeHours[purpose] * 60 * 60 * 1000);
  await db
    .insertInto('mail_tokens')
    .values({
      id,
      user_id: userId,
      purpose,
      token_hash: secretHash(token),
      code_hash: codeHash(key, id, code),
      created_at: now,
      expires_at: expires,
      ...registration,
    })
    .execute();
  return { token, code };
}

/** A placeholder for no account. */
const nobody = '00000000-0000-0000-0000-000000000000';

type TokenRequest = Pick<Wanted, 'purpose' | 'now'> & {
  readonly userId: string | null;
  readonly email: string;
};

/**
 * Whether an account may get another mail of this purpose within the hour, and its address within the day. An attacker
 * with many IPs gets no more codes to guess, and cannot flood a mailbox. It takes as long for an account that does not
 * exist.
 */
export async function mayBeSentAnother(
  db: Db,
  { userId, purpose, email, now }: TokenRequest,
): Promise<boolean> {
  const { sent } = await db
    .selectFrom('mail_tokens')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('user_id', '=', userId ?? nobody)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now.getTime() - 60 * 60 * 1000))
    .executeTakeFirstOrThrow();
  return (await hasMailLeft(db, email, purpose)) && sent < mailsPerHour;
}

/** Voids what was mailed and not used yet. */
export const voidMailTokens = (db: Db, userId: string, purpose: Purpose, now: Date) =>
  db
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();

/** Consumes the token of a link; returns the account it was sent to, or undefined if it is no longer valid. */
export const redeemLink = (db: Db, token: string, purpose: Purpose, now: Date) =>
  db
    .updateTable('mail_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', secretHash(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();

/** The passwords most recently registered with at an account's address, in links that are still valid. */
export const registrationsOf = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('mail_tokens')
    .select(['name', 'password_hash', 'lang', 'created_at'])
    .where('user_id', '=', userId)
    .where('purpose', '=', 'verifyEmail')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('password_hash', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(mailsPerHour)
    .$narrowType<{ name: NotNull; password_hash: NotNull; lang: NotNull }>()
    .execute();

/** The account a link was sent to, if the link is valid; it stays valid. */
export const readLink = (db: Db, token: string, purpose: Purpose, now: Date) =>
  db
    .selectFrom('mail_tokens')
    .select('user_id')
    .where('token_hash', '=', secretHash(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

type Typed = { readonly userId: string; readonly code: string; readonly key: Uint8Array; readonly now: Date };

/** Whether a code is the last one sent; counts the attempt either way, and consumes a correct code. */
export async function redeemCode(db: Db, { userId, code, key, now }: Typed): Promise<boolean> {
  const tried = await db
    .updateTable('mail_tokens')
    .set((token) => ({ attempts: token('attempts', '+', 1) }))
    .where('user_id', '=', userId)
    .where('purpose', '=', 'recover')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('attempts', '<', codeAttempts)
    .returning(['id', 'code_hash'])
    .executeTakeFirst();
  if (!tried?.code_hash?.equals(codeHash(key, tried.id, code))) return false;
  await voidMailTokens(db, userId, 'recover', now);
  return true;
}

export const removeMailTokensOf = (db: Db, userId: string) =>
  db.deleteFrom('mail_tokens').where('user_id', '=', userId).execute();

/** Deletes tokens that expired before an instant. */
export const removeOldMailTokens = (db: Db, expiredBefore: Date) =>
  db.deleteFrom('mail_tokens').where('expires_at', '<', expiredBefore).execute();
