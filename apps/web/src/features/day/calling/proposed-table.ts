import type { Day } from '@topspin/contract';
import { automaticFirst, tableFor, unchosen } from '@topspin/engine';
import { isFree, matchesOf, tablesOf } from '../shown-day.ts';

/**
 * The free table to which a match of the queue would be called: the one that a person fixed; that which its row names; or as automatic
 * calling chooses, the first in the order in which they fill that nobody fixed for another match.
 */
export function proposedTable(day: Day, match: string | null, soon: readonly number[]): number | undefined {
  if (match === null) return undefined;
  const fixed = matchesOf(day).get(match)?.fixed?.table ?? null;
  const tables = tablesOf(day);
  const free = tables
    .filter(isFree)
    .map(({ table: { number, order, automatic } }) => ({ number, order, isAutomatic: automatic }));
  if (fixed !== null) return tableFor({ table: fixed, isTableFixed: true }, free, [])?.number;
  const named = soon.find((number) => free.some((table) => table.number === number)) ?? null;
  const chosen = new Set(tables.flatMap(({ table, kept }) => (kept ? [table.number] : [])));
  return tableFor({ table: named, isTableFixed: false }, unchosen(automaticFirst(free), chosen), [])?.number;
}
