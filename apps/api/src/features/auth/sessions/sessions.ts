import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '#http/call.ts';
import { newSecret, secretHash } from '#http/access/secret.ts';
import { inTransaction } from '#http/transaction.ts';
import { blinded } from '#features/auth/secrets.ts';

/** How long somebody stays logged in without coming back. */
export const refreshTokenDays = 60;

/** How long a used token still gets its successor: many tabs wake at once, or an answer is lost. */
export const graceSeconds = 60;

export type EndReason =
  | 'logout'
  | 'otherDevice'
  | 'passwordChanged'
  | 'emailVerified'
  | 'keyRevoked'
  | 'reuse'
  | 'expired'
  | 'disabled'
  | 'byAdmin';

/** A login on one device: a family of refresh tokens, each exchanged for the next. */
export type Session = { readonly sessionId: string; readonly userId: string; readonly refreshToken: string };

const successorOf = (token: string, key: Uint8Array): string => blinded(key, token).toString('base64url');
const later = (now: Date, days: number): Date => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

type Login = {
  readonly userId: string;
  readonly userAgent: string | undefined;
  /** The API key it was started with, if any. */
  readonly apiKeyId: string | null;
  readonly now: Date;
};

/** Starts a session and returns its first refresh token; only its hash is stored. */
export async function beginSession(db: Db, { userId, userAgent, apiKeyId, now }: Login): Promise<Session> {
  const sessionId = randomUUIDv7();
  const refreshToken = newSecret();
  const begun = { api_key_id: apiKeyId, created_at: now, last_used_at: now };
  await db
    .insertInto('session_families')
    .values({ id: sessionId, user_id: userId, user_agent: userAgent?.slice(0, 300) ?? null, ...begun })
    .execute();
  await keepToken(db, sessionId, refreshToken, now);
  return { sessionId, userId, refreshToken };
}

const keepToken = (db: Db, familyId: string, token: string, now: Date) =>
  db
    .insertInto('refresh_tokens')
    .values({
      token_hash: secretHash(token),
      family_id: familyId,
      created_at: now,
      expires_at: later(now, refreshTokenDays),
    })
    .execute();

/** The sessions of an account that have not ended, most recently used first: a hundred at most. */
export const sessionsOf = (db: Db, userId: string) =>
  db
    .selectFrom('session_families')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(100)
    .execute();

/** Ends a session if it has not ended yet. */
export const endSession = (db: Db, sessionId: string, reason: EndReason, now: Date) =>
  endOpenSessions(db, reason, now).where('id', '=', sessionId).execute();

/** Ends all sessions of an account, except optionally one. */
export const endSessionsOf = (db: Db, userId: string, reason: EndReason, now: Date, kept?: string) =>
  endOpenSessions(db, reason, now)
    .where('user_id', '=', userId)
    .$if(kept !== undefined, (query) => query.where('id', '!=', kept ?? ''))
    .execute();

/** Ends the sessions started with an API key. */
export const endSessionsOfKey = (db: Db, apiKeyId: string, now: Date) =>
  endOpenSessions(db, 'keyRevoked', now).where('api_key_id', '=', apiKeyId).execute();

const endOpenSessions = (db: Db, reason: EndReason, now: Date) =>
  db
    .updateTable('session_families')
    .set({ ended_at: now, ended_reason: reason })
    .where('ended_at', 'is', null);

/** The session of a refresh token, valid or not. */
export const sessionOfToken = (db: Db, token: string) =>
  db
    .selectFrom('refresh_tokens as token')
    .innerJoin('session_families as family', 'family.id', 'token.family_id')
    .where('token.token_hash', '=', secretHash(token))
    .select(['family.id', 'family.user_id', 'family.ended_at', 'token.used_at', 'token.expires_at']);

/**
 * Exchanges a refresh token for its successor, or returns null if it is no longer valid. The successor is derived from
 * the token, so twenty tabs at once, or a retry after a lost answer, get the same one. A token reused after its
 * successor was used, or after the grace period, counts as stolen: the whole session ends.
 */
export const rotate = (db: Db, token: string, key: Uint8Array, now: Date): Promise<Session | null> =>
  inTransaction(db, async (transaction) => {
    const found = await sessionOfToken(transaction, token).forUpdate('family').executeTakeFirst();
    if (!found || found.ended_at) return null;
    if (found.expires_at <= now) return endAs(transaction, found.id, 'expired', now);
    const refreshToken = successorOf(token, key);
    const session = { sessionId: found.id, userId: found.user_id, refreshToken };
    const { used_at: usedAt } = (await sessionOfToken(transaction, token).executeTakeFirst()) ?? found;
    if (usedAt === null) return exchange(transaction, token, session, now);
    const retried = isWithinGrace(usedAt, now) && (await isUnused(transaction, refreshToken));
    return retried ? session : endAs(transaction, found.id, 'reuse', now);
  });

async function endAs(db: Db, sessionId: string, reason: EndReason, now: Date): Promise<null> {
  await endSession(db, sessionId, reason, now);
  return null;
}

async function exchange(db: Db, token: string, session: Session, now: Date): Promise<Session> {
  await db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', secretHash(token))
    .execute();
  await keepToken(db, session.sessionId, session.refreshToken, now);
  await db
    .updateTable('session_families')
    .set({ last_used_at: now })
    .where('id', '=', session.sessionId)
    .execute();
  return session;
}

const isWithinGrace = (usedAt: Date, now: Date): boolean =>
  now.getTime() - usedAt.getTime() <= graceSeconds * 1000;

async function isUnused(db: Db, token: string): Promise<boolean> {
  const row = await sessionOfToken(db, token).executeTakeFirst();
  return row !== undefined && row.used_at === null;
}

/** Deletes every session of an account, with its device data: they end immediately, on every server. */
export const removeSessionsOf = (db: Db, userId: string) =>
  db.deleteFrom('session_families').where('user_id', '=', userId).execute();

/** Deletes expired tokens, and sessions that ended before an instant. */
export async function removeOldSessions(db: Db, now: Date, endedBefore: Date): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<', now).execute();
  await db.deleteFrom('session_families').where('ended_at', '<', endedBefore).execute();
}
