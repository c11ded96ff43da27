import type { Db } from './call.ts';

const attempts = 3;
const serializationFailure = '40001';
const deadlockDetected = '40P01';

const sqlState = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

const mayRepeat = (error: unknown): boolean =>
  [serializationFailure, deadlockDetected].includes(String(sqlState(error)));

/** Runs the work in one transaction; a throw rolls it back, a deadlock repeats it, at most three times. */
export async function inTransaction<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= attempts || !mayRepeat(error)) throw error;
    }
  }
}
