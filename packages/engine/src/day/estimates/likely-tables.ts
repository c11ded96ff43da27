import { minute } from '../../durations.ts';
import type { MatchId } from '../../id.ts';
import { nextCalls, withCalls } from '../calls.ts';
import { isOccupying, type Day, type DayMatch, type DayTable } from '../day.ts';
import { indexDay } from '../day-index.ts';
import { queueOf } from '../queued.ts';
import { roundKey } from '../rounds-begun.ts';
import { automaticFirst, chosenTables, inFillOrder, tableFor, unchosen } from '../table-for.ts';
import { matchesWithToCome } from '../to-come.ts';
import type { DayEstimate, TableShare } from './estimate.ts';

/** Where a match will likely be called; that is decided with its call. */
export type LikelyTable = {
  readonly table: number;
  /**
   * Of a match that is called soon: that table alone where it is as good as sure, or else all those of which it takes the first that is
   * free. Empty of any other.
   */
  readonly soon: readonly number[];
};

/**
 * Where each match will likely be played: what can be called now goes where automatic calling takes it, and everything else, in the order
 * of its likely start, where it would be called of the tables that are free by then.
 */
export function likelyTables(day: Day, estimate: Likely): ReadonlyMap<MatchId, LikelyTable> {
  const calls = nextCalls(day);
  const called = withCalls(day, calls);
  const hall = hallOf(called, estimate);
  const found = new Map<MatchId, LikelyTable>(
    calls.map(({ match, table }) => [match, { table, soon: [table] }]),
  );
  for (const { match, at } of comingIn(called, estimate)) {
    const shares = estimate.tables.get(match.id);
    const table = hall.tableAt(match, at, shares);
    if (table === undefined) continue;
    hall.take(table, match);
    const isChosen = match.isTableFixed && match.table !== null;
    found.set(match.id, {
      table,
      soon: isChosen ? [table] : shares === undefined ? [] : soonOf(table, shares),
    });
  }
  return found;
}

type Likely = Pick<DayEstimate, 'starts' | 'ends' | 'tables'>;

/** Tables that a match took in so many of the runs are as good as sure. */
const sure = 0.9;

/** The table, and as many of the next likely ones as it takes until one of them is as good as sure. */
function soonOf(table: number, shares: readonly TableShare[]): readonly number[] {
  const tables = [table];
  let share = shares.find((one) => one.table === table)?.share ?? 0;
  for (const one of shares) {
    if (share >= sure) break;
    if (one.table === table) continue;
    tables.push(one.table);
    share += one.share;
  }
  return tables;
}

type Coming = { readonly match: DayMatch; readonly at: number };

/** What is not called, by its likely call, and then in the order of the queue. */
function comingIn(day: Day, { starts }: Likely): readonly Coming[] {
  const index = indexDay(day);
  const places = new Map(queueOf(index).map(({ match }, place) => [match.id, place]));
  const placeOf = ({ id }: DayMatch): number => places.get(id) ?? places.size;
  return matchesWithToCome(day)
    .flatMap((match): Coming[] => {
      const start = starts.get(match.id);
      const lead = index.settingsOf(match.open).callLead * minute;
      return start === undefined || isOccupying(match) ? [] : [{ match, at: start.likely - lead }];
    })
    .toSorted((one, other) => one.at - other.at || placeOf(one.match) - placeOf(other.match));
}

type Hall = {
  readonly take: (table: number, match: DayMatch) => void;
  /** Where a match that is called then would be called, of the tables that are free, or else of those that are first. */
  readonly tableAt: (match: DayMatch, at: number, shares?: readonly TableShare[]) => number | undefined;
};

/** The open tables of a day, each with its last match so far and until when it is taken. */
function hallOf(day: Day, { ends }: Likely): Hall {
  const tables = day.tables.filter(({ state }) => state === 'open').toSorted(inFillOrder);
  const chosen = chosenTables(day.matches);
  const taken = new Map<number, { readonly match: DayMatch; readonly until: number }>();
  const take = (table: number, match: DayMatch): void =>
    void taken.set(table, { match, until: ends.get(match.id)?.likely ?? day.now });
  for (const match of day.matches) if (isOccupying(match) && match.table !== null) take(match.table, match);
  const freeFrom = ({ number }: DayTable): number => taken.get(number)?.until ?? day.now;
  const around = (match: DayMatch, at: number): readonly number[] => {
    if (day.settings.get(match.open)?.isRoundTogether !== true) return [];
    const round = roundKey(match);
    const isOfRound = ({ number }: DayTable): boolean => {
      const last = taken.get(number);
      return last !== undefined && last.until > at && roundKey(last.match) === round;
    };
    return tables.filter(isOfRound).map(({ order }) => order);
  };
  return {
    take,
    tableAt: (match, at, [most] = []) => {
      if (match.isTableFixed && match.table !== null)
        return tables.find(({ number }) => number === match.table)?.number;
      // Likely times are whole minutes.
      const by = Math.max(at + minute, Math.min(...tables.map(freeFrom)));
      const free = tables.filter((table) => freeFrom(table) <= by);
      if (most && most.share >= sure && free.some(({ number }) => number === most.table)) return most.table;
      return tableFor(match, unchosen(automaticFirst(free), chosen), around(match, at))?.number;
    },
  };
}
