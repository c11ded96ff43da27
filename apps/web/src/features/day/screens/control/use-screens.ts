import { type Day, listScreens } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';

/** In milliseconds: that a screen is there, or is not, rings no bell. */
const lookAgain = 15_000;

/** The screens of a day. */
export function useScreens(day: Day) {
  const query = apiQuery(listScreens, { params: { id: day._id } });
  useLive(query.queryKey, [`day:${day._id}`]);
  return useQuery({ ...query, refetchInterval: lookAgain });
}

export const readScreensAgain = () => invalidate(listScreens);
