import { type Day, type DayEstimates, getDayEstimates } from '@topspin/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { topicsOf } from '#domain/day/use-day.ts';
import { apiQuery } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';

/** In milliseconds: a match that goes on says something about the day without any change. */
export const estimateLasts = 60_000;

/** When the matches of a day begin and end, read again after what changes it, and each minute. */
export function useEstimates(day: Day): UseQueryResult<DayEstimates> {
  const query = apiQuery(getDayEstimates, { params: { id: day._id } });
  const interval = useLive(query.queryKey, topicsOf(day));
  return useQuery({ ...query, refetchInterval: interval || estimateLasts });
}
