import type { DayWait, EstimatedInstant } from '@topspin/contract';
import type { Interval } from '@topspin/engine';
import { callInstant, serveAt } from '../queue/call-time.ts';
import { asInterval } from './interval.ts';

/** When a match is expected to end; undefined while nobody knows. */
export type EndOf = (match: string) => Interval | undefined;

const always: Interval = { earliest: -Infinity, likely: -Infinity, latest: -Infinity };

/**
 * A start that agrees with what its match waits for: it is not called before a match that it waits for is expected to end, nor before a time
 * until which somebody rests or that somebody fixed. Null if it would be called before all that: it is being estimated anew.
 */
export function startAfter(
  start: EstimatedInstant,
  waits: readonly DayWait[],
  endOf: EndOf,
): EstimatedInstant | null {
  const from = waits.flatMap((wait) => endsOf(wait, endOf)).reduce(laterOf, always);
  if (callInstant(start.latest) < from.earliest) return null;
  const isAfter = (['earliest', 'likely', 'latest'] as const).every(
    (one) => callInstant(start[one]) >= from[one],
  );
  if (isAfter) return start;
  const after = (instant: string, end: number): string =>
    callInstant(instant) < end ? serveAt(end) : instant;
  return {
    earliest: after(start.earliest, from.earliest),
    likely: after(start.likely, from.likely),
    latest: after(start.latest, from.latest),
  };
}

const laterOf = (one: Interval, other: Interval): Interval => ({
  earliest: Math.max(one.earliest, other.earliest),
  likely: Math.max(one.likely, other.likely),
  latest: Math.max(one.latest, other.latest),
});

/** When a wait is over, as far as that is known; more than one of two matches that decide who plays. */
function endsOf({ until, match_id: match, feeders = [] }: DayWait, endOf: EndOf): readonly Interval[] {
  if (until !== undefined) {
    const call = callInstant(until);
    return [{ earliest: call, likely: call, latest: call }];
  }
  const matches = [...(match === undefined ? [] : [match]), ...feeders.map((feeder) => feeder.match_id)];
  return matches.flatMap((id) => endOf(id) ?? []);
}

/** The same of the ends that were estimated. */
export const endsIn =
  (byMatch: ReadonlyMap<string, { readonly end: EstimatedInstant }>): EndOf =>
  (match) =>
    asInterval(byMatch.get(match)?.end ?? null);
