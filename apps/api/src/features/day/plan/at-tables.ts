import type { DayRows, MatchOfDay } from './rows.ts';

/** What a table of a day has: the match that is in play on it or called to it, and the last one that ended on it. */
export type AtTable<Match = MatchOfDay> = {
  readonly taken: Match | undefined;
  readonly last: Match | undefined;
};

type Placed = Pick<MatchOfDay, 'id' | 'table' | 'state' | 'isCalled' | 'startedAt' | 'finishedAt'>;

/** The table of a match: that of its call, or else the one it was given. */
export const tablesOfMatches = ({ calls }: Pick<DayRows, 'calls'>) => {
  const called = new Map(calls.map((call) => [call.match, call.table]));
  return ({ id, table }: Pick<Placed, 'id' | 'table'>): number | null => called.get(id) ?? table;
};

/**
 * Looks up what is at a table, by its number. Of several matches in play it is the one that was called there, and of those that were not
 * the one that began first: anybody who organises an open of the day can begin another there.
 */
export function atTables<Match extends Placed>(
  rows: Pick<DayRows, 'calls'> & { readonly matches: readonly Match[] },
): (number: number) => AtTable<Match> {
  const tableOf = tablesOfMatches(rows);
  const byTable = Map.groupBy(rows.matches, tableOf);
  const began = ({ startedAt }: Match) => startedAt ?? Infinity;
  return (number) => {
    const here = byTable.get(number) ?? [];
    const [last] = here
      .filter(({ finishedAt }) => finishedAt !== null)
      .toSorted((one, other) => (other.finishedAt ?? 0) - (one.finishedAt ?? 0));
    const [playing] = here
      .filter(({ state }) => state === 'inPlay')
      .toSorted((one, other) => Number(other.isCalled) - Number(one.isCalled) || began(one) - began(other));
    return { taken: playing ?? here.find(({ isCalled }) => isCalled), last };
  };
}
