import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from './call.ts';

const attempts = 3;
/** Backoff in milliseconds: with an immediate retry, the victim would take its locks again before the other wakes. */
const pauseBeforeRepeat = 30;
const serializationFailure = '40001';
const deadlockDetected = '40P01';
/** Another transaction wrote the same between our read and our write: the retry sees it and fails properly. */
const uniqueViolation = '23505';
const repeatable: readonly string[] = [serializationFailure, deadlockDetected, uniqueViolation];

const sqlState = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether a retry may succeed, or fail with a proper error code. */
export const mayRepeat = (error: unknown): boolean => repeatable.includes(String(sqlState(error)));

/** Runs the work in one transaction; a throw rolls it back, a deadlock or a race repeats it, at most three times. */
export async function inTransaction<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= attempts || !mayRepeat(error)) throw error;
      await pause(pauseBeforeRepeat * attempt * attempt);
    }
  }
}
