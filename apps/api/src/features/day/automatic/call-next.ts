import { nextCalls, orderQueue, type QueueRow } from '@topspin/engine';
import { callToTable } from '#features/day/calling/call.ts';
import { asDay } from '#features/day/plan/as-day.ts';
import { readRows } from '#features/day/plan/rows.ts';
import { lockDay } from '#features/day/store.ts';
import type { Db } from '#http/call.ts';
import { Refusal } from '#http/fail.ts';
import { inTransaction } from '#http/transaction.ts';

/** What a look at a day found: a match was called, and when there may be the next one to call, in milliseconds. */
type Looked = { readonly called: boolean; readonly again: number | null };

/**
 * Calls the next match of an automatic day to a free table. The day is locked, so that servers take turns; what people call meanwhile is
 * refused here by the constraints, and the next look sees it.
 */
export const callNext = (db: Db, dayId: string, now: Date): Promise<Looked> =>
  inTransaction(db, async (transaction) => {
    const row = await lockDay(transaction, dayId);
    const rows = row?.automatic ? await readRows(transaction, dayId, now) : undefined;
    if (!rows) return { called: false, again: null };
    const day = asDay(rows, now.getTime());
    const [next] = nextCalls(day);
    if (!next) return { called: false, again: nextTime(orderQueue(day), day.now) };
    const { match, table, umpire: suggested } = next;
    await callToTable({ db: transaction, now, day: dayId, match, table, suggested, by: null });
    return { called: true, again: null };
  });

/** When the first match that waits for a time can be called. */
function nextTime(queue: readonly QueueRow[], now: number): number | null {
  const times = queue.flatMap(({ waits }) => waits.flatMap((wait) => ('until' in wait ? [wait.until] : [])));
  return times.length === 0 ? null : Math.max(Math.min(...times) - now, 0);
}

/** Calls what can be called, one match after the other; when to look again, in milliseconds. */
export async function callAll(db: Db, dayId: string, now: () => Date, retry: number): Promise<number | null> {
  for (;;) {
    try {
      const { called, again } = await callNext(db, dayId, now());
      if (!called) return again;
    } catch (error) {
      if (error instanceof Refusal) return retry;
      throw error;
    }
  }
}
