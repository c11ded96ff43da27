import type { Day } from '@topspin/contract';
import { automaticFirst, tableFor, unchosen } from '@topspin/engine';
import { isFree, matchesOf, tablesOf } from '../shown-day.ts';

/**
 * The free table to which a match of the queue would be called: the one that a person fixed; that which its row names; or as automatic
 * calling chooses, the first in the order in which they fill that nobody fixed for another match.
 */
export function proposedTable(day: Day, match: string | null, soon: readonly number[]): number | undefined {
  if (match === null) return undefined;
  const matches = matchesOf(day);
  const fixed = matches.get(match)?.fixed?.table ?? null;
  const free = tablesOf(day)
    .filter(isFree)
    .map(({ table: { number, order, automatic } }) => ({ number, order, isAutomatic: automatic }));
  if (fixed !== null) return tableFor({ table: fixed, isTableFixed: true }, free, [])?.number;
  const named = soon.find((number) => free.some((table) => table.number === number)) ?? null;
  const chosen = new Set(day.queue.flatMap(({ match_id }) => matches.get(match_id)?.fixed?.table ?? []));
  return tableFor({ table: named, isTableFixed: false }, unchosen(automaticFirst(free), chosen), [])?.number;
}
