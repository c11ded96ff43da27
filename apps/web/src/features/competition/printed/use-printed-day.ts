import { getVenueDay, type Day } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { apiQuery } from '#lib/api/query.ts';
import { matchTimes, type MatchTime, type TimedMatch } from './match-time.ts';
import { useDayPlan } from './use-day-plan.ts';

/** A day at a venue with all its opens, and when and where its matches are played. */
export type PrintedDay = {
  readonly day: Day;
  readonly timeOf: (match: TimedMatch) => MatchTime;
};

type Reading = {
  readonly printed: PrintedDay | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
};

/** Reads a day at a venue for its papers. */
export function usePrintedDay(venueId: string, date: string): Reading {
  const day = useQuery(apiQuery(getVenueDay, { params: { id: venueId }, query: { date } }));
  const estimates = useDayPlan(day.data?._id ?? '');
  const printed = useMemo(
    () =>
      day.data && !estimates.isPending
        ? {
            day: day.data,
            timeOf: matchTimes(day.data.matches, estimates.data?.matches, day.data.calls),
          }
        : undefined,
    [day.data, estimates.isPending, estimates.data],
  );
  return { printed, error: day.error, retry: () => void day.refetch() };
}
