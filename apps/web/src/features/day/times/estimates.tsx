import type { Day, DayEstimates } from '@topspin/contract';
import { createContext, use, useDeferredValue, useMemo, type ReactNode } from 'react';
import { standing } from './standing.ts';
import { useEstimates } from './use-estimates.ts';

type EstimatedMatch = DayEstimates['matches'][number];

const ByMatch = createContext<ReadonlyMap<string, EstimatedMatch>>(new Map());

/** Reads the estimates of a day once for all that shows them. */
export function Estimates({ day, children }: { readonly day: Day; readonly children: ReactNode }) {
  const { data } = useEstimates(day);
  const byMatch = useMemo(() => new Map(data?.matches.map((match) => [match.match_id, match])), [data]);
  return <ByMatch value={useDeferredValue(byMatch)}>{children}</ByMatch>;
}

/** When a match begins and ends; undefined while that is not known. */
export const useEstimateOf = (match: string | undefined): EstimatedMatch | undefined =>
  use(ByMatch).get(match ?? '');

/** Looks up what stands of the estimate of any match in the queue; a component that uses this is drawn again whenever the estimates change. */
export function useStandingEstimates(day: Day): (match: string) => ReturnType<typeof standing> {
  const byMatch = use(ByMatch);
  const rows = new Map(day.queue.map((row) => [row.match_id, row]));
  return (match) => {
    const row = rows.get(match);
    return row && standing(byMatch.get(match), row, day);
  };
}
