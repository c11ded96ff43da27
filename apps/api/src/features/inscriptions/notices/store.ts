import type { Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

/** Stores notices about registrations for accounts; renewed where a player is registered again. */
export const addNotices = (db: Db, notices: readonly Insertable<Database['registration_notices']>[]) =>
  db
    .insertInto('registration_notices')
    .values(notices)
    .onConflict((known) =>
      known.columns(['user_id', 'inscription_id']).doUpdateSet((row) => ({
        enrolled_by: row.ref('excluded.enrolled_by'),
        created_at: row.ref('excluded.created_at'),
        message: row.ref('excluded.message'),
        message_by: row.ref('excluded.message_by'),
      })),
    )
    .execute();

/** Deletes a notice that an account has seen. */
export const removeNotice = (db: Db, userId: string, inscriptionId: string) =>
  db
    .deleteFrom('registration_notices')
    .where('user_id', '=', userId)
    .where('inscription_id', '=', inscriptionId)
    .execute();

/** Deletes all notices of an account. */
export const removeNotices = (db: Db, userId: string) =>
  db.deleteFrom('registration_notices').where('user_id', '=', userId).execute();

/** Forgets what an account wrote to those who answer for players. */
export const removeMessagesBy = (db: Db, userId: string) =>
  db
    .updateTable('registration_notices')
    .set({ message: null, message_by: null })
    .where('message_by', '=', userId)
    .execute();
