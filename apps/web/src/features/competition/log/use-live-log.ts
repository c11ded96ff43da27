import type { LiveMessage } from '@topspin/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { waitingOf } from '#lib/outbox/outbox.ts';
import { liveHub, useInterval } from '#lib/live/use-live.ts';
import { hearNews, matchLog } from './follow-log.ts';
import { orderOf } from './points.ts';

type Options = { readonly enabled?: boolean };

/** The log of a match, event by event as they are scored; without a stream it is read on now and then. */
export function useLiveLog(id: string, { enabled = true }: Options = {}) {
  const client = useQueryClient();
  const interval = useInterval();
  const log = useQuery({
    ...matchLog(id),
    enabled,
    // While points wait to be sent, their answer says more.
    refetchInterval: () => waitingOf(orderOf(id)).length === 0 && interval,
  });
  const isKnown = enabled && log.data !== undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    const { queryKey } = matchLog(id);
    const has = () => ({ since: Date.now(), seq: client.getQueryData(queryKey)?.seq });
    const onMessage = (message: LiveMessage) => {
      if (message.type === 'events') void hearNews(client, id, message);
      else if (message.type === 'dropped') void client.invalidateQueries({ queryKey });
    };
    return liveHub().subscribe(`match:${id}`, { has, onMessage });
  }, [client, id, isKnown]);
  return log;
}
