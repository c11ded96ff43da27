import type { DayWait, EstimatedInstant } from '@topspin/contract';
import { defaultDaySettings, wholeMinute, minute } from '@topspin/engine';

/** In milliseconds: a match is called so long before its first serve (ADR 116). */
const lead = defaultDaySettings.callLead * minute;

/** In whole minutes, as it is shown: in the one that is named a match can be called from the start. */
const before = (serve: string): string => new Date(callInstant(serve)).toISOString();

/** The same, in milliseconds. */
export const callInstant = (serve: string): number => wholeMinute(Date.parse(serve) - lead);

/** When a match is first served that is called at an instant, in milliseconds. */
export const serveAt = (call: number): string => new Date(call + lead).toISOString();

/** When a match is called that is expected to start then. */
export const callOf = ({ earliest, likely, latest }: EstimatedInstant): EstimatedInstant => ({
  earliest: before(earliest),
  likely: before(likely),
  latest: before(latest),
});

/** The wait that lasts longest, and when the match can be called. */
export type LastWait = { readonly wait: DayWait; readonly callableFrom: string };

/** The last of the times that a match waits for; null if it waits for anything else, too: then nobody knows when it can be called. */
export function lastWait(waits: readonly DayWait[]): LastWait | null {
  let last: LastWait | null = null;
  for (const wait of waits) {
    const from = callableAfter(wait);
    if (from === null) return null;
    if (last === null || Date.parse(from) > Date.parse(last.callableFrom))
      last = { wait, callableFrom: from };
  }
  return last;
}

/** A rest and the times that a person fixed count to the first serve. */
const callableAfter = ({ until }: DayWait): string | null => (until === undefined ? null : before(until));
