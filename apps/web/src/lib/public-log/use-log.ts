import { listPublicEvents, type AnswerOf, type LiveMessage } from '@topspin/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#lib/api/client.ts';
import { liveHub, useInterval } from '#lib/live/use-live.ts';
import { readOn, withNews, type Log } from './log-news.ts';

type OfOpen = { readonly id: string; readonly match_id: string };

/** The log of a match in play, event by event as they are scored. Without a stream it is read on now and then. */
export function useLog(params: OfOpen, isLive: boolean) {
  const client = useQueryClient();
  const interval = useInterval();
  const { id, match_id } = params;
  const queryKey = [listPublicEvents.name, 'log', match_id];
  const log = useQuery({
    queryKey,
    enabled: isLive,
    refetchInterval: isLive && interval,
    queryFn: async ({ signal }): Promise<Log> => {
      const read = (after: number): Promise<AnswerOf<typeof listPublicEvents>> =>
        call(listPublicEvents, { params, query: { after }, signal });
      const known = client.getQueryData<Log>(queryKey) ?? [];
      return readOn(known, read);
    },
  });
  const isKnown = isLive && log.data !== undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    const has = () => ({ since: Date.now(), seq: client.getQueryData<Log>(queryKey)?.length ?? 0 });
    const onMessage = (message: LiveMessage) => {
      if (message.type !== 'events') return;
      const next = withNews(client.getQueryData<Log>(queryKey) ?? [], message);
      if (next) client.setQueryData<Log>(queryKey, next);
      else void client.invalidateQueries({ queryKey });
    };
    return liveHub().subscribe(`match:${match_id}`, { has, onMessage });
    // The key is made of the match alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client, id, match_id, isKnown]);
  return log;
}
