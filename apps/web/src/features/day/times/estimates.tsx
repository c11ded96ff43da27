import type { Day, DayEstimates, QueueRow } from '@topspin/contract';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { standing } from './standing.ts';

type EstimatedMatch = DayEstimates['matches'][number];

const AsRead = createContext<DayEstimates | undefined>(undefined);
const ByMatch = createContext<ReadonlyMap<string, EstimatedMatch>>(new Map());
const Tables = createContext<Day['tables']>([]);

type Props = {
  readonly day: Day;
  /** Undefined until they are read. */
  readonly estimates: DayEstimates | undefined;
  readonly children: ReactNode;
};

/** Hands the estimates of a day to all that shows them. */
export function Estimates({ day, estimates, children }: Props) {
  const byMatch = useMemo(
    () => new Map(estimates?.matches.map((match) => [match.match_id, match])),
    [estimates],
  );
  return (
    <AsRead value={estimates}>
      <Tables value={day.tables}>
        <ByMatch value={byMatch}>{children}</ByMatch>
      </Tables>
    </AsRead>
  );
}

/** All estimates of the day; undefined until they are read. */
export const useDayEstimates = (): DayEstimates | undefined => use(AsRead);

/** When a match begins and ends; undefined while that is not known. */
export const useEstimateOf = (match: string | undefined): EstimatedMatch | undefined =>
  use(ByMatch).get(match ?? '');

/** What stands of the estimate of a match in the queue, beside the tables as they are now: its row need not be drawn again for them. */
export const useStandingEstimate = (row: QueueRow, { at }: Pick<Day, 'at'>): ReturnType<typeof standing> =>
  standing(use(ByMatch).get(row.match_id), row, { at, tables: use(Tables) });

/** Whether any match could be called to a table now, by a person or by itself. */
export const useIsTableFree = (): boolean =>
  use(Tables).some(({ state, match_id }) => state === 'open' && match_id === null);

/** Looks up what stands of the estimate of any match in the queue; a component that uses this is drawn again whenever the estimates change. */
export function useStandingEstimates(day: Day): (match: string) => ReturnType<typeof standing> {
  const byMatch = use(ByMatch);
  const rows = new Map(day.queue.map((row) => [row.match_id, row]));
  return (match) => {
    const row = rows.get(match);
    return row && standing(byMatch.get(match), row, day);
  };
}
