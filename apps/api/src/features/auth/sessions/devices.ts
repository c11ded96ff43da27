import { randomUUIDv7 } from 'node:crypto';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { newSecret, secretHash } from '#http/access/secret.ts';
import { inTransaction } from '#http/transaction.ts';
import { voidMailTokens } from '#features/auth/account/mail-tokens.ts';
import { requirePassword } from '#features/auth/own-password.ts';
import { insertApiKey, revokeKeysOf, revokeOne } from './api-key-store.ts';
import { endSessionsOf, endSessionsOfKey, sessionsOf } from './sessions.ts';

type Caller = Pick<Call, 'db' | 'now' | 'user'>;

/** The logged-in devices, most recently used first. */
export async function listDevices({ db, user }: Caller) {
  const rows = await sessionsOf(db, user.id);
  return { collection: rows.map((row) => ({ ...presentDevice(row), current: row.id === user.sessionId })) };
}

export const presentDevice = (row: Awaited<ReturnType<typeof sessionsOf>>[number]) => ({
  _id: row.id,
  user_agent: row.user_agent,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
});

/** Logs out every device except the caller's, revokes the API keys, which would log in again, and voids a recovery that somebody asked for. */
export async function endOtherSessions({ db, user, now }: Caller): Promise<void> {
  await endSessionsOf(db, user.id, 'otherDevice', now, user.sessionId);
  await revokeKeysOf(db, user.id, now);
  await voidMailTokens(db, user.id, 'recover', now);
}

/** Nobody connects more programs than this; it stops a script that creates keys in a loop. */
const keysAtMost = 50;

type NewKey = { readonly name: string; readonly password: string };

/**
 * Creates an API key, given the password: it outlives the session. It is shown only once, since only its hash is
 * stored.
 */
export async function createKey({ db, user, now }: Caller, { name, password }: NewKey) {
  await requirePassword(db, user.id, password);
  const apiKey = `tsk_${newSecret()}`;
  const id = randomUUIDv7();
  await inTransaction(db, async (transaction) => {
    await refuseTooMany(transaction, user.id);
    const key = { id, user_id: user.id, name, key_hash: secretHash(apiKey), created_at: now };
    await insertApiKey(transaction, key);
  });
  return { _id: id, name, apiKey };
}

/** Counts the active keys with the account locked, so that concurrent ones are counted too. */
async function refuseTooMany(db: Db, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { keys } = await db
    .selectFrom('api_keys')
    .select((eb) => eb.fn.countAll<number>().as('keys'))
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (keys >= keysAtMost) throw fail('auth.tooManyKeys', { most: keysAtMost });
}

/** The active keys, newest first. */
export async function listKeys({ db, user }: Caller) {
  const rows = await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', user.id)
    .where('revoked_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const collection = rows.map((row) => ({
    _id: row.id,
    name: row.name,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  }));
  return { collection };
}

/** Revokes a key and ends the sessions started with it. */
export async function revokeKey({ db, user, now }: Caller, keyId: string): Promise<void> {
  if (!(await revokeOne(db, user.id, keyId, now))) throw fail('thing.notFound');
  await endSessionsOfKey(db, keyId, now);
}
