import type { Day, DayEstimates, QueueRow } from '@topspin/contract';
import { callInstant, lastWait } from '../queue/call-time.ts';
import { type EndOf, startAfter } from './after-waits.ts';

type Estimated = Pick<DayEstimates['matches'][number], 'start' | 'soon' | 'next'>;

export type Standing = Estimated & {
  /** The estimate no longer holds, and a new one is on its way. */
  readonly isComing?: boolean;
};

/** The day as it is now. */
type Now = Pick<Day, 'at' | 'tables'> & {
  /** Whether a table has changed since the estimates were made. */
  readonly isStale: boolean;
  /** Whether the estimate was made while the match waited for somebody who is back by now. */
  readonly isReturned?: boolean;
  readonly endOf: EndOf;
};

/**
 * The part of an estimate of a match in the queue that still holds, since estimates come seconds after a change: no time before what it
 * waits for is over, none while a player is absent, nor one that was made while they were, and neither table nor hour once one of its tables is
 * taken or closed, since the hour was that of all of them. A match that can be called goes to those of them that are free.
 */
export function standing(estimate: Estimated | undefined, row: QueueRow, now: Now): Standing | undefined {
  if (!estimate) return undefined;
  const { start, soon = [] } = estimate;
  if (row.waits.some(({ code }) => code === 'absent')) return { start: null, soon: [], next: 0 };
  if (now.isReturned) return coming(estimate);
  const after = start && startAfter(start, row.waits, now.endOf);
  if (start && (!after || isPast(callInstant(start.latest), row, now))) return coming(estimate);
  const left = now.isStale ? soon.filter((number) => takes(number, row, now)) : soon;
  if (left.length === soon.length) return { ...estimate, start: after };
  return row.ready && left.length > 0 ? { ...estimate, start: null, soon: left } : coming(estimate);
}

/** The tables that a match of the queue takes: the one that it is called to now, or else those that are likely. */
export const soonTables = (
  { table }: Pick<QueueRow, 'table'>,
  estimate: Pick<Standing, 'soon'> | undefined,
): readonly number[] => (table === undefined ? (estimate?.soon ?? []) : [table]);

const coming = (estimate: Estimated): Standing => ({ ...estimate, start: null, soon: [], isComing: true });

/** Whether a match that waits for others was to be called by now. */
const isPast = (call: number, { ready, waits }: QueueRow, { at }: Pick<Day, 'at'>): boolean =>
  !ready && lastWait(waits) === null && call < Date.parse(at);

/** Whether a table may take a match: one that can be called goes to a free one while there is any. */
function takes(number: number, { ready }: QueueRow, { tables }: Pick<Day, 'tables'>): boolean {
  const isFree = (table: Day['tables'][number]): boolean => table.state === 'open' && table.match_id === null;
  const table = tables.find((one) => one.number === number);
  if (!table) return true;
  return isFree(table) || (table.state === 'open' && !(ready && tables.some(isFree)));
}
