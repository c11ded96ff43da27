/** What other contexts read of the settings. */
import type { RatingSettings } from '@topspin/engine';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#http/call.ts';
import { logoAddress, presentRating } from './present.ts';
import { readRow } from './store.ts';

/** The constants that the installation rates with. */
export const ratingSettings = async (db: Db): Promise<RatingSettings> => presentRating(await readRow(db));

/** Below this age a guardian consents. */
export const guardianAge = async (db: Db): Promise<number> => (await readRow(db)).guardian_age;

/** What every page shows of the installation. */
export async function brand(db: Db) {
  const { name, logo_id, guardian_age } = await readRow(db);
  return { name, logo: logoAddress(logo_id), guardian_age };
}

/** Whether this account may create opens or venues. */
export const mayCreate = (things: 'opens' | 'venues', userId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(select is_among(${userId}, ${sql.ref(`who_creates_${things}`)}) from installation)`;

/** The same for one account. */
export async function isAllowedToCreate(
  db: Db,
  things: 'opens' | 'venues',
  userId: string,
): Promise<boolean> {
  const { may } = await db
    .selectNoFrom(mayCreate(things, sql`${userId}::uuid`).as('may'))
    .executeTakeFirstOrThrow();
  return may;
}
