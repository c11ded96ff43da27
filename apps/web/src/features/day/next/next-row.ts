import type { Day } from '@topspin/contract';
import { inExpectedOrder, type Interval } from '@topspin/engine';
import { type EstimateOf, type FirstToCome, firstToCome } from '../calling/first-to-come.ts';
import { isFree, matchesOf, type ShownTable, tablesOf } from '../shown-day.ts';

/** The match that is called next, and whether that is now. */
export type NextRow = FirstToCome & { readonly isNow: boolean };

/** When a match is expected to begin, as the rows of the queue are ordered by it. */
type StartOf = (match: string) => Interval | undefined;

/** A match is called the next only from this probability on. */
export const sure = 0.7;

/**
 * The row of the queue that is called next: the first that can be called, as soon as a table is free, or else the first as the queue is shown;
 * unless another will as good as surely overtake it by then, as far as that is known of the queue as it is now. On an automatic day that is what the day calls by itself.
 */
export function nextRow(day: Day, estimateOf: EstimateOf, startOf: StartOf): NextRow | undefined {
  const rows = day.automatic ? calledByThemselves(day) : day.queue;
  const isTableFree = tablesOf(day).some(day.automatic ? fillsByItself : isFree);
  const ready = rows.find((row) => row.ready);
  const [head] = ready ? [ready] : inExpectedOrder(rows, ({ match_id }) => startOf(match_id));
  const { start = null, next: chance = ready ? 1 : 0 } = (head && estimateOf(head.match_id)) ?? {};
  if (ready && isTableFree) return { row: ready, start, chance: 1, isNow: true };
  const first = firstToCome(rows, estimateOf);
  if (head && first && (first.chance < sure || first.chance <= chance))
    return { row: head, start, chance, isNow: false };
  return first && { ...first, isNow: false };
}

/** How many matches the day would call by itself at once, at most. */
export const callsAtOnce = (day: Day): number =>
  Math.min(
    tablesOf(day).filter(fillsByItself).length,
    calledByThemselves(day).filter(({ ready }) => ready).length,
  );

/** Whether the day gives it matches. */
export const fillsByItself = (shown: ShownTable): boolean => isFree(shown) && shown.table.automatic;

/** The rows of the opens that take part in automatic calling. */
function calledByThemselves(day: Day): Day['queue'] {
  const opens = new Set(day.opens.flatMap(({ _id, automatic }) => (automatic ? [_id] : [])));
  const matches = matchesOf(day);
  return day.queue.filter(({ match_id }) => opens.has(matches.get(match_id)?.open_id ?? ''));
}
