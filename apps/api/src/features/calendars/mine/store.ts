import type { Language } from '@topspin/contract';
import type { Db } from '#http/call.ts';

export const findAddress = (db: Db, userId: string) =>
  db
    .selectFrom('calendar_addresses')
    .select(['made_at', 'read_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Gives an account an address; the one that it had is worth nothing any more. */
export const putAddress = (db: Db, user_id: string, { hash, now }: { hash: Buffer; now: Date }) => {
  const made = { secret_hash: hash, made_at: now, read_at: null };
  return db
    .insertInto('calendar_addresses')
    .values({ user_id, ...made })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
    .execute();
};

export const deleteAddress = (db: Db, userId: string) =>
  db.deleteFrom('calendar_addresses').where('user_id', '=', userId).execute();

/** Whose calendar an address is, and when it was last read; undefined for an address of nobody, and of whoever may not log in. */
export const findReader = (
  db: Db,
  hash: Buffer,
): Promise<{ id: string; lang: Language; read_at: Date | null } | undefined> =>
  db
    .selectFrom('calendar_addresses as address')
    .innerJoin('users as account', 'account.id', 'address.user_id')
    .where('address.secret_hash', '=', hash)
    .where('account.disabled_at', 'is', null)
    .where('account.erased_at', 'is', null)
    .where('account.deleted_at', 'is', null)
    .select(['account.id', 'account.lang', 'address.read_at'])
    .executeTakeFirst();

export const noteRead = (db: Db, userId: string, now: Date) =>
  db.updateTable('calendar_addresses').set({ read_at: now }).where('user_id', '=', userId).execute();
