import { finds } from '#db/finds.ts';
import type { Call, Db } from './call.ts';
import { found } from './fail.ts';
import type { Owns } from './handle.ts';

/** Tables whose rows are only marked when they are deleted, and restored by whoever did it. */
type Deletable = 'circuits' | 'editions' | 'opens' | 'venues';

export const deleteRow = (
  { db, user, now }: Pick<Call, 'db' | 'user' | 'now'>,
  table: Deletable,
  id: string,
) => db.updateTable(table).set({ deleted_at: now, deleted_by: user.id }).where('id', '=', id).execute();

/** Restores a row; false if it is not deleted. */
export async function restoreRow(db: Db, table: Deletable, id: string): Promise<boolean> {
  const row = db.selectFrom(table).select('deleted_at').where('id', '=', id).forNoKeyUpdate();
  if (found(await row.executeTakeFirst()).deleted_at === null) return false;
  await db.updateTable(table).set({ deleted_at: null }).where('id', '=', id).execute();
  return true;
}

/** Whether the caller was the last to delete the row. */
export const isDeleter =
  (table: Deletable): Owns =>
  async ({ db, viewer, params }) => {
    const row = db
      .selectFrom(table)
      .select('id')
      .where('id', '=', params['id'] ?? '');
    return (await finds(row.where('deleted_by', '=', viewer.id))) ? 'yes' : 'unseen';
  };
