import type { Day, DayEstimates } from '@topspin/contract';
import type { PlacedMatch } from './scope.ts';

/** When and where a match is played: what people fixed or what happened, else by the estimates of its day. */
export type MatchTime = {
  readonly at: string | null;
  readonly table: number | null;
  /** Whether the hour is an estimate. */
  readonly isLikely: boolean;
  /** Without estimates. */
  readonly sure: { readonly at: string | null; readonly table: number | null };
};

/** An hour as papers say it: an estimated one is marked, one that is not known is left out. */
export const timeText = ({ at, isLikely }: MatchTime, hourOf: (at: string) => string): string =>
  at === null ? '' : isLikely ? `≈\u00a0${hourOf(at)}` : hourOf(at);

export type TimedMatch = Pick<PlacedMatch, '_id' | 'table' | 'started_at'>;

/** The times of the matches of a day. An estimated hour comes with its table in a plan of the rest of the day, in which
 * nobody and no table is in two places, unless people fixed one. */
export function matchTimes(
  matches: readonly Pick<Day['matches'][number], '_id' | 'fixed'>[] | undefined,
  estimates: readonly Pick<DayEstimates['matches'][number], 'match_id' | 'planned' | 'table'>[] | undefined,
  calls: readonly Pick<Day['calls'][number], 'match_id' | 'times'>[] = [],
): (match: TimedMatch) => MatchTime {
  const calledAt = new Map(calls.map(({ match_id, times }) => [match_id, times[0]?.at ?? null]));
  const fixedOf = new Map(matches?.map(({ _id, fixed }) => [_id, fixed]));
  const likely = new Map(estimates?.map((match) => [match.match_id, match]));
  return ({ _id, table, started_at }) => {
    const fixed = fixedOf.get(_id);
    const estimate = likely.get(_id);
    const there = started_at ?? calledAt.get(_id) ?? null;
    const at = there ?? fixed?.at ?? null;
    // A match that waits in the queue goes to whichever table is free, whatever its draw said.
    const own = there === null && estimate ? null : table;
    const sure = { at, table: own ?? fixed?.table ?? null };
    const planned = at === null ? estimate?.planned : undefined;
    return {
      at: at ?? planned?.at ?? null,
      table: planned ? (fixed?.table ?? planned.table) : (sure.table ?? estimate?.table ?? table),
      isLikely: at === null,
      sure,
    };
  };
}
