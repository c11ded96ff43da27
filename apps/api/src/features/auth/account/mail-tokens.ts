import { createHash, randomBytes, randomInt, randomUUIDv7 } from 'node:crypto';
import type { Db } from '#http/call.ts';
import { blinded } from '#features/auth/secrets.ts';
import { hasMailLeft } from '#jobs/mail-budget.ts';

export type Purpose = 'verifyEmail' | 'recover';

const lifeHours = { verifyEmail: 72, recover: 1 } as const satisfies Record<Purpose, number>;

/** How many attempts a code allows before a new one is needed. */
export const codeAttempts = 5;

/** How many mails of one purpose an account gets per hour, no matter who requests them. */
export const mailsPerHour = 5;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
const codeHash = (key: Uint8Array, id: string, code: string): Buffer => blinded(key, `${id}:${code}`);

type Wanted = {
  readonly userId: string;
  readonly purpose: Purpose;
  readonly key: Uint8Array;
  readonly now: Date;
};

/** Creates the link and the six-digit code of a mail, and voids earlier ones for the same purpose. */
export async function issueMailToken(
  db: Db,
  { userId, purpose, key, now }: Wanted,
): Promise<{ token: string; code: string }> {
  await voidMailTokens(db, userId, purpose, now);
  const id = randomUUIDv7();
  const token = randomBytes(32).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expires = new Date(now.getTime() + lifeHours[purpose] * 60 * 60 * 1000);
  await db
    .insertInto('mail_tokens')
    .values({
      id,
      user_id: userId,
      purpose,
      token_hash: hashOf(token),
      code_hash: codeHash(key, id, code),
      created_at: now,
      expires_at: expires,
    })
    .execute();
  return { token, code };
}

/** A placeholder for no account. */
const nobody = '00000000-0000-0000-0000-000000000000';

type Asked = Pick<Wanted, 'purpose' | 'now'> & { readonly userId: string | null; readonly email: string };

/**
 * Whether an account may get another mail of this purpose within the hour, and its address within the day. An attacker
 * with many IPs gets no more codes to guess, and cannot flood a mailbox. It takes as long for an account that does not
 * exist.
 */
export async function mayBeSentAnother(db: Db, { userId, purpose, email, now }: Asked): Promise<boolean> {
  const { sent } = await db
    .selectFrom('mail_tokens')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('user_id', '=', userId ?? nobody)
    .where('purpose', '=', purpose)
    .where('created_at', '>', new Date(now.getTime() - 60 * 60 * 1000))
    .executeTakeFirstOrThrow();
  return (await hasMailLeft(db, email, purpose)) && sent < mailsPerHour;
}

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
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
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
  if (!tried?.code_hash?.equals(codeHash(key, tried.id, code.trim()))) return false;
  await voidMailTokens(db, userId, 'recover', now);
  return true;
}

export const removeMailTokensOf = (db: Db, userId: string) =>
  db.deleteFrom('mail_tokens').where('user_id', '=', userId).execute();

/** Deletes tokens that expired before an instant. */
export const removeOldMailTokens = (db: Db, expiredBefore: Date) =>
  db.deleteFrom('mail_tokens').where('expires_at', '<', expiredBefore).execute();
