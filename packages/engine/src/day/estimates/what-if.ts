import type { BestOf } from '../../match/match.ts';
import { isOccupying, type Day, type DayMatch, type DayTable } from '../day.ts';

/** What may be decided otherwise from now on: how many tables are in use, and the format of what is not called yet. */
export type DayChange = { readonly tables?: number; readonly bestOf?: BestOf };

/**
 * A day with other tables or another format from now on, to be estimated with the same randomness as the day it is compared with. Of fewer
 * tables those that fill last are given up, once the match on them is over; more are those that are closed, and then new ones.
 */
export function whatIf(day: Day, { tables: count, bestOf }: DayChange): Day {
  const tables = count === undefined ? day.tables : tablesInUse(day.tables, count);
  const isInUse = new Set(tables.filter(({ state }) => state !== 'outOfUse').map(({ number }) => number));
  const isGivenUp = ({ table }: DayMatch): boolean =>
    count !== undefined && table !== null && !isInUse.has(table);
  return {
    ...day,
    tables,
    matches: day.matches.map((match) =>
      isOccupying(match)
        ? match
        : {
            ...match,
            bestOf: bestOf ?? match.bestOf,
            isTableFixed: match.isTableFixed && !isGivenUp(match),
          },
    ),
    toCome: day.toCome.map((phase) => ({ ...phase, bestOf: bestOf ?? phase.bestOf })),
  };
}

function tablesInUse(tables: readonly DayTable[], count: number): readonly DayTable[] {
  const inOrder = tables.toSorted(
    (one, other) =>
      Number(one.state !== 'open') - Number(other.state !== 'open') ||
      one.order - other.order ||
      one.number - other.number,
  );
  const known = inOrder.map((table, place): DayTable => ({
    ...table,
    state: place < count ? 'open' : 'outOfUse',
  }));
  const last = Math.max(0, ...tables.map(({ number }) => number));
  const added = Array.from({ length: Math.max(0, count - tables.length) }, (_, index): DayTable => ({
    number: last + index + 1,
    order: Number.MAX_SAFE_INTEGER,
    state: 'open',
    isAutomatic: true,
  }));
  return [...known, ...added];
}
