import type { Day, DayEstimates, QueueRow } from '@topspin/contract';
import { callInstant, lastWait } from '../queue/call-time.ts';

type Estimated = Pick<DayEstimates['matches'][number], 'start' | 'soon' | 'next'>;

/**
 * What of an estimate of a match in the queue stands beside what is known now, since estimates come seconds after a change: no time before
 * the match can be called, none for whoever is absent, and no table that is taken or closed.
 */
export function standing(
  estimate: Estimated | undefined,
  row: QueueRow,
  day: Pick<Day, 'at' | 'tables'>,
): Estimated | undefined {
  if (!estimate) return undefined;
  if (row.waits.some(({ code }) => code === 'absent')) return { start: null, soon: [], next: 0 };
  if (estimate.start && isPast(callInstant(estimate.start.latest), row, day))
    return { ...estimate, start: null, soon: [] };
  const { soon } = estimate;
  return soon ? { ...estimate, soon: soon.filter((number) => takes(number, row, day)) } : estimate;
}

/** Whether a match was to be called before it can be. */
function isPast(call: number, { ready, waits }: QueueRow, { at }: Pick<Day, 'at'>): boolean {
  if (ready) return false;
  const last = lastWait(waits);
  return call < (last ? Date.parse(last.callableFrom) : Date.parse(at));
}

/** Whether a table may take a match: one that can be called goes to a free one while there is any. */
function takes(number: number, { ready }: QueueRow, { tables }: Pick<Day, 'tables'>): boolean {
  const isFree = (table: Day['tables'][number]): boolean => table.state === 'open' && table.match_id === null;
  const table = tables.find((one) => one.number === number);
  if (!table) return true;
  return isFree(table) || (table.state === 'open' && !(ready && tables.some(isFree)));
}
