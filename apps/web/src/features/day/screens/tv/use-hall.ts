import { getHall, type Hall, type LiveTopic } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#lib/api/client.ts';
import { apiQuery, invalidate, queries } from '#lib/api/query.ts';
import { liveHub } from '#lib/live/use-live.ts';
import { readOfDay, useFollowedDay } from '#domain/day/followed-day.ts';

/** A screen follows the matches in play at so many tables: a stream carries sixty topics. */
const mostMatches = 50;

/** In milliseconds: a server that takes longer counts as unreachable. */
const patience = 5000;
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
  const input = { params: { id: dayId } };
  const { queryKey } = apiQuery(getHall, input);
  const known = queries.getQueryData(queryKey);
  // Once none of its opens is public, the day is not told to anybody: it is asked for now and then whether one is again.
  const isTold = known !== undefined && known.opens.length > 0;
  const interval = useFollowedDay(queryKey, isTold ? `hall:${dayId}` : undefined);
  const { data, dataUpdatedAt, failureReason } = useQuery({
    ...readOfDay(queryKey, () => call(getHall, { ...input, signal: AbortSignal.timeout(patience) })),
    refetchInterval: isTold ? interval : untold,
    refetchIntervalInBackground: true,
  });
  useLogsOf(data);
  const lostAt = useLostAt();
  return {
    hall: data,
    readAt: dataUpdatedAt,
    lateSince: failureReason ? Math.max(dataUpdatedAt, lostAt) : null,
  };
}

/** Follows the matches in play as a whole, so that no page that turns asks for another stream; the pages hear their points. */
function useLogsOf(hall: Hall | undefined): void {
  const playing = (hall?.tables ?? [])
    .flatMap(({ match }) => (match?.state === 'inPlay' ? [`match:${match._id}`] : []))
    .slice(0, mostMatches)
    .join(',');
  useEffect(() => {
    const leaving = playing
      .split(',')
      .filter(Boolean)
      .map((topic) =>
        liveHub().subscribe(topic as LiveTopic, {
          has: () => ({ since: Date.now() }),
          onMessage: () => undefined,
        }),
      );
    return () => leaving.forEach((leave) => leave());
  }, [playing]);
}

/** When the connection was lost last. As it goes, it is asked whether the server answers; as it comes back, for what was missed. */
function useLostAt(): number {
  const [lostAt, setLostAt] = useState(0);
  useEffect(() => {
    let wasUp = liveHub().isUp;
    const look = () => void invalidate(getHall);
    const lose = (at: number) => {
      setLostAt((known) => Math.max(known, at));
      look();
    };
    const cut = () => lose(Date.now());
    const leave = liveHub().onConnection(() => {
      const { isUp, heardAt } = liveHub();
      if (isUp === wasUp) return;
      if (wasUp) lose(heardAt);
      else look();
      wasUp = isUp;
    });
    // A cable that is pulled is known at once, and the silence of the stream later.
    window.addEventListener('offline', cut);
    window.addEventListener('online', look);
    return () => {
      leave();
      window.removeEventListener('offline', cut);
      window.removeEventListener('online', look);
    };
  }, []);
  return lostAt;
}
