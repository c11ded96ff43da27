import { databaseFailure } from '#http/answer/database-failure.ts';
import type { Call, Db } from '#http/call.ts';
import { fail, Refusal } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import { names } from '#features/travel/file/names.ts';
import { broken, refused } from '#features/travel/file/refuse.ts';

const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const placeOf = (error: unknown): readonly string[] =>
  error instanceof Error && 'table' in error && typeof error.table === 'string' ? [error.table] : [];

/** Integrity, data, or raised by a trigger. */
const inconsistent = /^(?:22|23|P0|TT)/u;

/**
 * Writes a file in one transaction. What the database refuses as inconsistent, or the rules of the sport cannot read, is the file's fault
 * and not ours: nothing is written and the place is said. It is logged, since our checks had let it through.
 */
export async function writing<T>(
  { db, lang, log }: Pick<Call, 'db' | 'lang' | 'log'>,
  write: (db: Db) => Promise<T>,
): Promise<T> {
  try {
    return await inTransaction(db, write);
  } catch (error) {
    if (error instanceof Refusal || databaseFailure(error) !== undefined) throw error;
    const state = sqlState(error);
    if (state !== '' && !inconsistent.test(state)) throw error;
    log.warn({ err: error }, 'a file was refused while it was written');
    throw state === ''
      ? fail('travel.damaged', { place: names.open })
      : refused(broken(placeOf(error), 'file.score'), lang);
  }
}
