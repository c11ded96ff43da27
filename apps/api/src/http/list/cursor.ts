import { fail } from '#http/fail.ts';
import { isCursorValue } from './cursor-value.ts';
import type { Criterion } from './order.ts';

/** Where a page ended: the order it was read in, the values of its last row, and the number of the next page. */
export type Cursor = {
  readonly order: string;
  readonly values: readonly (string | null)[];
  readonly page: number;
};

/** A text that identifies an order: a cursor is only valid for the order it was made in. */
export const signature = (criteria: readonly Criterion[]): string =>
  criteria.map(({ field, direction }) => `${field}.${direction}`).join();

export const written = (cursor: Cursor): string => Buffer.from(JSON.stringify(cursor)).toString('base64url');

/** Parses a cursor; one tampered with, or made for another order, is malformed. */
export function readCursor(text: string | undefined, criteria: readonly Criterion[]): Cursor | null {
  if (text === undefined) return null;
  const cursor = parsed(text);
  if (!fits(cursor, criteria)) throw fail('request.malformed');
  return cursor;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return null;
  }
}

/** Nobody gets beyond this page by following cursors. */
const lastPage = 1_000_000_000;

function fits(cursor: unknown, criteria: readonly Criterion[]): cursor is Cursor {
  if (typeof cursor !== 'object' || cursor === null) return false;
  const { order, values, page }: { order?: unknown; values?: unknown; page?: unknown } = cursor;
  const isPage = Number.isSafeInteger(page) && Number(page) >= 1 && Number(page) <= lastPage;
  return isPage && order === signature(criteria) && areValues(values, criteria);
}

const areValues = (values: unknown, criteria: readonly Criterion[]): boolean =>
  Array.isArray(values) &&
  values.length === criteria.length &&
  criteria.every((criterion, index) => isCursorValue(criterion, values[index]));
