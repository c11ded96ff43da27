import { getDayEstimates, type DayEstimates } from '@topspin/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { apiQuery } from '#lib/api/query.ts';

/** The estimates of a day with an order of play for paper, in which nobody and no table is in two places; none without a day. */
export const useDayPlan = (dayId: string): UseQueryResult<DayEstimates> =>
  useQuery({
    ...apiQuery(getDayEstimates, { params: { id: dayId }, query: { plan: 'true' } }),
    enabled: dayId !== '',
  });
