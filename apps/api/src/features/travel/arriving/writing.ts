import type { Language } from '@topspin/contract';
import type { Db } from '#http/call.ts';
import { fail, Refusal } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import { broken, refused } from '#features/travel/file/refuse.ts';

const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const placeOf = (error: unknown): readonly string[] =>
  error instanceof Error && 'table' in error && typeof error.table === 'string' ? [error.table] : [];

/**
 * Writes a file in one transaction. What the database refuses as inconsistent, or the rules of the sport cannot read, is the file's fault
 * and not ours: nothing is written and the place is said.
 */
export async function writing<T>(db: Db, lang: Language, write: (db: Db) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, write);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    // Integrity, data, raised by a trigger, or the sport's.
    if (/^(?:23|22|P0|TT)/u.test(sqlState(error))) throw refused(broken(placeOf(error), 'file.score'), lang);
    if (sqlState(error) === '') throw fail('travel.damaged', { place: 'open.json' });
    throw error;
  }
}
