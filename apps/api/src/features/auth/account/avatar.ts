import { randomUUIDv7 } from 'node:crypto';
import type { Call, Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import { updateUser } from '#features/auth/store.ts';

type Caller = Pick<Call, 'db' | 'now' | 'user'>;

/** Replaces the picture by another or none. */
export async function replaceAvatar({ db, user, now }: Caller, image: Buffer | null): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const account = await lockUser(transaction, user.id);
    if (!account) throw fail('auth.expired');
    const before = account.avatar_id;
    const id = image && (await keep(transaction, image, now));
    await updateUser(transaction, user.id, { avatar_id: id });
    if (before) await removeAvatar(transaction, before);
  });
}

const lockUser = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select('avatar_id')
    .where('id', '=', userId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

async function keep(db: Db, image: Buffer, now: Date): Promise<string> {
  const id = randomUUIDv7();
  await db.insertInto('avatars').values({ id, image, created_at: now }).execute();
  return id;
}

export const removeAvatar = (db: Db, id: string) => db.deleteFrom('avatars').where('id', '=', id).execute();

export const findAvatar = (db: Db, id: string) =>
  db.selectFrom('avatars').select(['image', 'content_type']).where('id', '=', id).executeTakeFirst();
