import { randomUUIDv7 } from 'node:crypto';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Database } from '#db/schema.generated.ts';
import { wasThere } from '#features/day/which-day.ts';
import type { Db } from '#http/call.ts';
import type { Person } from '#http/person.ts';
import { newCode } from './secret.ts';

export type ScreenRow = Readonly<Selectable<Database['day_screens']>>;

/** Thirty screens are started in a minute from one address, so that a code is hardly ever taken. */
const tries = 5;

type Started = { readonly id: string; readonly code: string };

/** A screen that waits to be paired; those that nobody paired in time are gone. */
export async function insertScreen(
  db: Db,
  {
    secretHash,
    now,
    expiresAt,
  }: { readonly secretHash: Buffer; readonly now: Date; readonly expiresAt: Date },
): Promise<Started> {
  await db.deleteFrom('day_screens').where('code_expires_at', '<=', now).execute();
  for (let tried = 0; tried < tries; tried += 1) {
    const row = { id: randomUUIDv7(), code: newCode() };
    const made = await db
      .insertInto('day_screens')
      .values({ ...row, secret_hash: secretHash, code_expires_at: expiresAt, seen_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made) return row;
  }
  throw new Error('every code that was drawn is taken');
}

/** A screen that proves itself, unless its code is over. */
export const findScreen = (
  db: Db,
  id: string,
  { secretHash, now }: { readonly secretHash: Buffer; readonly now: Date },
): Promise<ScreenRow | undefined> =>
  db
    .selectFrom('day_screens')
    .selectAll()
    .where('id', '=', id)
    .where('secret_hash', '=', secretHash)
    .where((row) => row.or([row('code', 'is', null), row('code_expires_at', '>', now)]))
    .executeTakeFirst();

/** The screen that shows a code, locked so that it is paired once. */
export const lockByCode = (db: Db, code: string, now: Date): Promise<{ readonly id: string } | undefined> =>
  db
    .selectFrom('day_screens')
    .select('id')
    .where('code', '=', code)
    .where('code_expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

export const lockScreen = (db: Db, dayId: string, id: string): Promise<ScreenRow | undefined> =>
  db
    .selectFrom('day_screens')
    .selectAll()
    .where('day_id', '=', dayId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const updateScreen = (db: Db, id: string, values: Updateable<Database['day_screens']>) =>
  db.updateTable('day_screens').set(values).where('id', '=', id).execute();

export const deleteScreen = (db: Db, id: string) =>
  db.deleteFrom('day_screens').where('id', '=', id).execute();

/** Deletes the screens that have not been there since an instant, and those that nobody has paired in time. */
export const forgetOldScreens = (db: Db, { now, since }: { readonly now: Date; readonly since: Date }) =>
  db
    .deleteFrom('day_screens')
    .where((row) => row.or([row('code_expires_at', '<=', now), row('seen_at', '<', since)]))
    .execute();

export const screensOf = (db: Db, dayId: string): Promise<ScreenRow[]> =>
  db
    .selectFrom('day_screens')
    .selectAll()
    .where('day_id', '=', dayId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

type Texts = Pick<ScreenRow, 'id' | 'name' | 'message'>;

/** The names and messages of screens of days with an open that an account organises, or in which one of these players is. */
export async function textsOfScreens(
  db: Db,
  person: Pick<Person, 'account' | 'players'>,
): Promise<readonly Texts[]> {
  const { rows } = await sql<Texts>`select screen.id, screen.name, screen.message
    from day_screens screen join play_days day on day.id = screen.day_id
    where ${wasThere(person)}`.execute(db);
  return rows;
}
