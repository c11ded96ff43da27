import { minute } from '#http/durations.ts';
import { callTimes, defaultDaySettings, type QueueRow } from '@topspin/engine';
import { asSettings } from './as-day.ts';
import type { DayRows } from './rows.ts';

/** Whoever has waited long goes before others, which is looked at this often. */
const lasts = minute;

/** Until when a day is as it is if nobody does anything: then somebody has rested, a time has come, or a call is due. */
export function untilOf(rows: DayRows, queue: readonly QueueRow[], now: number): number {
  const lead = defaultDaySettings.callLead * minute;
  const waits = queue.flatMap((row) =>
    row.waits.flatMap((wait) => ('until' in wait ? [wait.until - lead, wait.until] : [])),
  );
  const matchOf = new Map(rows.matches.map((match) => [match.id, match]));
  const due = rows.calls.flatMap(({ match, firstAt, secondAt, thirdAt }) => {
    const open = rows.opens.find(({ id }) => id === matchOf.get(match)?.open);
    const settings = open ? asSettings(open) : defaultDaySettings;
    const { next, walkover } = callTimes([firstAt, secondAt, thirdAt], settings);
    return [next, walkover].filter((time) => time !== null);
  });
  return Math.min(now + lasts, ...[...waits, ...due].filter((time) => time > now));
}
