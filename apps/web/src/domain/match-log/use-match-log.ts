import type { LiveMessage } from '@topspin/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { liveHub, useInterval } from '#lib/live/use-live.ts';
import { hearNews, type LogOf, matchLog } from './follow-log.ts';

type Options = {
  readonly enabled?: boolean;
  /** Whether it may be asked for now; a device with points to send hears more from their answer. */
  readonly mayAsk?: () => boolean;
};

/** The log of a match, event by event as they are scored; without a stream it is read on now and then. */
export function useMatchLog({ id, openId }: LogOf, { enabled = true, mayAsk = () => true }: Options = {}) {
  const client = useQueryClient();
  const interval = useInterval();
  const log = useQuery({
    ...matchLog({ id, openId }),
    enabled,
    refetchInterval: () => mayAsk() && interval,
  });
  const isKnown = enabled && log.data !== undefined;
  useEffect(() => {
    if (!isKnown) return undefined;
    const { queryKey } = matchLog({ id, openId });
    const has = () => ({ since: Date.now(), seq: client.getQueryData(queryKey)?.seq });
    const onMessage = (message: LiveMessage) => {
      if (message.type === 'events') void hearNews(client, { id, openId }, message);
      else if (message.type === 'dropped') void client.invalidateQueries({ queryKey });
    };
    return liveHub().subscribe(`match:${id}`, { has, onMessage });
  }, [client, id, openId, isKnown]);
  return log;
}
