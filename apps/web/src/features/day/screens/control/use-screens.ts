import { type Day, type DayScreen, listScreens } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, invalidate } from '#lib/api/query.ts';
import { useLive } from '#lib/live/use-live.ts';

/** In milliseconds: that a screen is there, or is not, rings no bell. */
const lookAgain = 15_000;

type Screens = {
  /** Once they are read. */
  readonly screens: readonly DayScreen[] | undefined;
  /** In milliseconds. */
  readonly readAt: number;
};

/** The screens of a day. */
export function useScreens(day: Day): Screens {
  const query = apiQuery(listScreens, { params: { id: day._id } });
  useLive(query.queryKey, [`day:${day._id}`]);
  const { data, dataUpdatedAt: readAt } = useQuery({ ...query, refetchInterval: lookAgain });
  return { screens: data?.collection, readAt };
}

export const readScreensAgain = () => invalidate(listScreens);
