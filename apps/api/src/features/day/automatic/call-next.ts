import { isOccupying, nextCallable, nextCalls, type DayMatch, type MatchId } from '@topspin/engine';
import { callToTable } from '#features/day/calling/call.ts';
import { asDay } from '#features/day/plan/as-day.ts';
import { readRows } from '#features/day/plan/rows.ts';
import { lockDay } from '#features/day/store.ts';
import type { Db } from '#http/call.ts';
import { Refusal } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';
import { justReturned } from './store.ts';

/** For so long whoever put a match back can undo it: its table is not given to another by itself. In milliseconds. */
const undoable = 12_000;

/** The result of one pass over a day: the match it tried to call, and without one the milliseconds until another may be ready. */
type Pass = { readonly tried: MatchId | null; readonly again: number | null };

/**
 * Calls the next match of an automatic day to a free table, but none of those that were refused. The day is locked, so that servers take
 * turns; a conflict with what people call meanwhile is refused by the constraints of the database.
 */
async function callNext(db: Db, dayId: string, now: Date, refused: Set<MatchId>): Promise<Pass> {
  let tried: MatchId | null = null;
  try {
    return await inTransaction(db, async (transaction) => {
      const row = await lockDay(transaction, dayId);
      const rows = row?.automatic ? await readRows(transaction, dayId, now) : undefined;
      if (!rows) return { tried: null, again: null };
      const day = asDay(rows, now.getTime());
      const isLeft = (match: DayMatch) => isOccupying(match) || !refused.has(match.id);
      const kept = await justReturned(transaction, dayId, new Date(now.getTime() - undoable));
      const left = {
        ...day,
        matches: day.matches.filter(isLeft),
        tables: day.tables.map((table) =>
          kept.numbers.has(table.number) ? { ...table, isAutomatic: false } : table,
        ),
      };
      const [next] = nextCalls(left);
      if (!next) {
        const times = [nextCallable(left), kept.last && kept.last.getTime() + undoable].filter(
          (at) => at !== null,
        );
        return { tried: null, again: times.length === 0 ? null : Math.max(Math.min(...times) - day.now, 0) };
      }
      const { match, table, umpire: suggested } = next;
      tried = match;
      await callToTable({ db: transaction, now, day: dayId, match, table, suggested, by: null });
      return { tried, again: null };
    });
  } catch (error) {
    if (tried === null || !(error instanceof Refusal)) throw error;
    refused.add(tried);
    return { tried, again: null };
  }
}

/**
 * Calls every match that can be called, one after the other, and passes over those that are refused: a player may be busy where the day
 * cannot see it, in another hall. Returns the milliseconds after which to look again; null to wait for a change.
 */
export async function callAll(db: Db, dayId: string, now: () => Date, retry: number): Promise<number | null> {
  const refused = new Set<MatchId>();
  for (;;) {
    const { tried, again } = await callNext(db, dayId, now(), refused);
    if (tried === null) return refused.size === 0 ? again : Math.min(again ?? retry, retry);
  }
}
