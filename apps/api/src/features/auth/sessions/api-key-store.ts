import type { Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';
import { secretHash } from '#http/access/secret.ts';

export const insertApiKey = (db: Db, values: Insertable<Database['api_keys']>) =>
  db.insertInto('api_keys').values(values).execute();

/** The key in use, unless it is revoked. */
export const markApiKey = (db: Db, apiKey: string, now: Date) =>
  db
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('key_hash', '=', secretHash(apiKey))
    .where('revoked_at', 'is', null)
    .returning(['id', 'user_id'])
    .executeTakeFirst();

/** Revokes every key of an account. */
export const revokeKeysOf = (db: Db, userId: string, now: Date) =>
  db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();

/** Revokes one key of an account; false if it was revoked already. */
export async function revokeOne(db: Db, userId: string, keyId: string, now: Date): Promise<boolean> {
  const revoked = await db
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', keyId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return revoked.numUpdatedRows === 1n;
}

export const removeApiKeysOf = (db: Db, userId: string) =>
  db.deleteFrom('api_keys').where('user_id', '=', userId).execute();
