import { fail } from '#http/fail.ts';
import type { Criterion } from './order.ts';

/** Where a page ended: the order it was read in, the values of its last row, and the number of the next page. */
export type Cursor = {
  readonly order: string;
  readonly values: readonly (string | null)[];
  readonly page: number;
};

/** A text that tells one order from another: a cursor is good for the order it was made in only. */
export const signature = (criteria: readonly Criterion[]): string =>
  criteria.map(({ field, direction }) => `${field}.${direction}`).join();

export const written = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Reads a cursor back; one that was tampered with, or made in another order, is malformed. */
export function readCursor(text: string | undefined, criteria: readonly Criterion[]): Cursor | null {
  if (text === undefined) return null;
  const cursor = parsed(text);
  const fits =
    isCursor(cursor) && cursor.order === signature(criteria) && cursor.values.length === criteria.length;
  if (!fits) throw fail('request.malformed');
  return cursor;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

function isCursor(value: unknown): value is Cursor {
  if (typeof value !== 'object' || value === null) return false;
  const { order, values, page } = value as Record<string, unknown>;
  return (
    typeof order === 'string' && Array.isArray(values) && values.every(isValue) && Number.isSafeInteger(page)
  );
}

const isValue = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && !value.includes('\u0000'));
