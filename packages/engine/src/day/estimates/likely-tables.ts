import type { MatchId } from '../../id.ts';
import { isOccupying, type Day } from '../day.ts';
import type { DayEstimate } from './estimate.ts';
import { matchesWithToCome } from '../to-come.ts';

/**
 * Where each match will likely be played, for a timeline: in the order of their likely starts, each on the table that is free longest by
 * then, or on the one that a person chose. It is decided with the call.
 */
export function likelyTables(
  day: Day,
  { starts, ends }: Pick<DayEstimate, 'starts' | 'ends'>,
): ReadonlyMap<MatchId, number> {
  const freeFrom = new Map(
    day.tables.filter(({ state }) => state === 'open').map(({ number }) => [number, day.now]),
  );
  for (const match of day.matches)
    if (isOccupying(match) && match.table !== null && freeFrom.has(match.table))
      freeFrom.set(match.table, ends.get(match.id)?.likely ?? day.now);
  const open = day.tables
    .filter(({ state }) => state === 'open')
    .toSorted((one, other) => one.order - other.order || one.number - other.number)
    .map(({ number }) => number);
  const coming = matchesWithToCome(day)
    .flatMap((match) => {
      const start = starts.get(match.id);
      return start === undefined ? [] : [{ match, at: start.likely }];
    })
    .toSorted((one, other) => one.at - other.at);
  const found = new Map<MatchId, number>();
  for (const { match } of coming) {
    const chosen = match.isTableFixed ? match.table : null;
    const table = chosen ?? firstFree(open, freeFrom);
    if (table === undefined || !freeFrom.has(table)) continue;
    found.set(match.id, table);
    freeFrom.set(table, ends.get(match.id)?.likely ?? day.now);
  }
  return found;
}

function firstFree(tables: readonly number[], freeFrom: ReadonlyMap<number, number>): number | undefined {
  let first: number | undefined;
  for (const table of tables)
    if (first === undefined || (freeFrom.get(table) ?? 0) < (freeFrom.get(first) ?? 0)) first = table;
  return first;
}
