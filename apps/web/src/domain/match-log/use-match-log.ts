import type { LiveMessage } from '@topspin/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '#lib/api/query.ts';
import { liveHub, useInterval } from '#lib/live/use-live.ts';
import { hearNews, type LogOf, matchLog } from './follow-log.ts';

type Options = {
  readonly enabled?: boolean;
  /** Whether it may be asked for now; a device with points to send hears more from their answer. */
  readonly mayAsk?: () => boolean;
};

/** The log of a match, event by event as they are scored; without a stream it is read on now and then. */
export function useMatchLog({ id, openId }: LogOf, { enabled = true, mayAsk = () => true }: Options = {}) {
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
    const has = () => ({ since: Date.now(), seq: queries.getQueryData(queryKey)?.seq });
    const onMessage = (message: LiveMessage) => {
      if (message.type === 'events') void hearNews({ id, openId }, message);
      else if (message.type === 'dropped') void queries.invalidateQueries({ queryKey });
    };
    return liveHub().subscribe(`match:${id}`, { has, onMessage });
  }, [id, openId, isKnown]);
  return log;
}
