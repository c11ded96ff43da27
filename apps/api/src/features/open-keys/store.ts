import { sql, type Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

/** Keys with who made them, and whether they still run the open. */
const keys = (db: Db, openId: string) =>
  db
    .selectFrom('open_keys as key')
    .leftJoin('users as maker', 'maker.id', 'key.created_by')
    .where('key.open_id', '=', openId)
    .select(['key.id', 'key.name', 'key.created_at', 'key.last_used_at', 'maker.name as by'])
    .select(
      sql<boolean>`('admin' = any(maker.roles) or exists (select from open_organisers organiser
        where organiser.open_id = key.open_id and organiser.user_id = key.created_by
          and organiser.accepted_at is not null)) is true`.as('organises'),
    );

export type KeyRow = Awaited<ReturnType<typeof keysOfOpen>>[number];

export const keysOfOpen = (db: Db, openId: string) =>
  keys(db, openId).orderBy('key.created_at', 'desc').orderBy('key.id', 'desc').execute();

export const findKey = (db: Db, openId: string, id: string) =>
  keys(db, openId).where('key.id', '=', id).executeTakeFirst();

export const insertKey = (db: Db, values: Insertable<Database['open_keys']>) =>
  db.insertInto('open_keys').values(values).execute();

export const deleteKey = (db: Db, openId: string, id: string) =>
  db
    .deleteFrom('open_keys')
    .where('open_id', '=', openId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();

/** What a secret lets read, unless its open is deleted. */
export const findByHash = (db: Db, hash: Buffer) =>
  db
    .selectFrom('open_keys as key')
    .innerJoin('opens as open', 'open.id', 'key.open_id')
    .where('key.secret_hash', '=', hash)
    .where('open.deleted_at', 'is', null)
    .select(['key.id', 'key.open_id', 'key.last_used_at'])
    .executeTakeFirst();

/** Notes that a key was used, unless another server did since. */
export const noteUse = (db: Db, id: string, { now, since }: { now: Date; since: Date }) =>
  db
    .updateTable('open_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where((key) => key.or([key('last_used_at', 'is', null), key('last_used_at', '<=', since)]))
    .execute();

export const keysMadeBy = (db: Db, userId: string) =>
  db.selectFrom('open_keys').select(['id', 'name']).where('created_by', '=', userId).execute();

export const renameKey = (db: Db, id: string, name: string) =>
  db.updateTable('open_keys').set({ name }).where('id', '=', id).execute();
