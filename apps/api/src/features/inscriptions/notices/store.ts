import type { Insertable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import type { Db } from '#http/call.ts';

/** Keeps that an account is told of a registration; told again when it is made again. */
export const addNotice = (db: Db, notice: Insertable<Database['registration_notices']>) =>
  db
    .insertInto('registration_notices')
    .values(notice)
    .onConflict((known) =>
      known.columns(['user_id', 'inscription_id']).doUpdateSet((row) => ({
        enrolled_by: row.ref('excluded.enrolled_by'),
        created_at: row.ref('excluded.created_at'),
      })),
    )
    .execute();

/** Takes away what an account has seen. */
export const removeNotice = (db: Db, userId: string, inscriptionId: string) =>
  db
    .deleteFrom('registration_notices')
    .where('user_id', '=', userId)
    .where('inscription_id', '=', inscriptionId)
    .execute();

/** Takes away everything that an account was told. */
export const removeNotices = (db: Db, userId: string) =>
  db.deleteFrom('registration_notices').where('user_id', '=', userId).execute();
