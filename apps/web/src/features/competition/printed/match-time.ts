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

export type TimedMatch = Pick<PlacedMatch, '_id' | 'table' | 'started_at'>;

/** The times of the matches of a day. An estimated hour comes with the table it was estimated for, unless people fixed one. */
export function matchTimes(
  matches: readonly Pick<Day['matches'][number], '_id' | 'fixed'>[] | undefined,
  estimates: readonly Pick<DayEstimates['matches'][number], 'match_id' | 'start' | 'table'>[] | undefined,
): (match: TimedMatch) => MatchTime {
  const fixedOf = new Map(matches?.map(({ _id, fixed }) => [_id, fixed]));
  const likely = new Map(estimates?.map((match) => [match.match_id, match]));
  return ({ _id, table, started_at }) => {
    const fixed = fixedOf.get(_id);
    const estimate = likely.get(_id);
    const at = started_at ?? fixed?.at ?? null;
    const sure = { at, table: table ?? fixed?.table ?? null };
    const expected = at === null && estimate?.start ? (fixed?.table ?? estimate.table) : null;
    return {
      at: at ?? estimate?.start?.likely ?? null,
      table: expected ?? sure.table ?? estimate?.table ?? null,
      isLikely: at === null,
      sure,
    };
  };
}
