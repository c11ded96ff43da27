import { getHall, type Hall } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiQuery, invalidate, queries } from '#lib/api/query.ts';
import { liveHub, useLive } from '#lib/live/use-live.ts';

/** A screen follows the matches in play at so many tables: a stream carries sixty topics. */
const mostMatches = 50;

/** In milliseconds: how often a day without public opens is asked for. */
const untold = 20_000;

type HallNow = {
  readonly hall: Hall | undefined;
  /** In milliseconds. */
  readonly readAt: number;
  /** Until when it is known for certain, if the connection is lost. */
  readonly lateSince: number | null;
};

/** The day of a screen, kept up to date. */
export function useHall(dayId: string): HallNow {
  const query = apiQuery(getHall, { params: { id: dayId } });
  const known = queries.getQueryData(query.queryKey);
  const opens = known?.opens.map(({ _id }) => `open:${_id}` as const) ?? [];
  // Followed as a whole, so that no page that turns asks for another stream.
  const matches = known?.tables.flatMap(({ match }) =>
    match?.state === 'inPlay' ? [`match:${match._id}` as const] : [],
  );
  const topics = [`day:${dayId}` as const, ...opens, ...(matches ?? []).slice(0, mostMatches)];
  // Once none of its opens is public, the day is not told to anybody: it is asked for now and then whether one is again.
  const isTold = opens.length > 0 || !known;
  const refetchInterval = useLive(query.queryKey, isTold ? topics : []) || (!isTold && untold);
  const { data, dataUpdatedAt, isRefetchError } = useQuery({
    ...query,
    refetchInterval,
    refetchIntervalInBackground: true,
  });
  const lostAt = useLostAt();
  return {
    hall: data,
    readAt: dataUpdatedAt,
    lateSince: isRefetchError ? Math.max(dataUpdatedAt, lostAt) : null,
  };
}

/** When the connection was lost last. As it goes, it is asked whether the server answers; as it comes back, for what was missed. */
function useLostAt(): number {
  const [lostAt, setLostAt] = useState(0);
  useEffect(() => {
    let wasUp = liveHub().isUp;
    const look = () => void invalidate(getHall);
    const lose = () => {
      setLostAt(Date.now());
      look();
    };
    const leave = liveHub().onConnection(() => {
      const { isUp } = liveHub();
      if (isUp === wasUp) return;
      if (wasUp) lose();
      else look();
      wasUp = isUp;
    });
    // A cable that is pulled is known at once, and the silence of the stream later.
    window.addEventListener('offline', lose);
    window.addEventListener('online', look);
    return () => {
      leave();
      window.removeEventListener('offline', lose);
      window.removeEventListener('online', look);
    };
  }, []);
  return lostAt;
}
