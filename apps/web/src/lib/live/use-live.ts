import type { LiveTopic } from '@topspin/contract';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { openChannel } from './channel.ts';
import { readAgain } from './followed.ts';
import { createHub, type Hub } from './hub.ts';
import { readAgainIn } from './read-again.ts';
import { isEmbedded } from '#lib/embedded.ts';
import { queries } from '#lib/api/query.ts';

let hub: Hub | undefined;

/** The hub of this tab, made when the first page follows something. Embedded pages have no session, so their stream is another one. */
export const liveHub = (): Hub =>
  (hub ??= createHub(openChannel(isEmbedded ? 'topspin.embeds' : 'topspin.tabs')));

/** In milliseconds: how often a page asks while nothing is heard. */
const whileDown = 20_000;
/** A request takes a moment; data may be this much older than its arrival. */
const onItsWay = 2000;

const isUp = () => liveHub().isUp;
const onConnection = (listener: () => void) => liveHub().onConnection(listener);

/** The interval at which to ask while changes are not heard; false while they are. */
export const useInterval = (): number | false =>
  useSyncExternalStore(onConnection, isUp) ? false : whileDown;

type Options = {
  readonly enabled?: boolean;
  /** What is shown of the answer, in place of its route: it is read again only when that may have changed. */
  readonly shown?: string | undefined;
};

/**
 * Keeps a query up to date: it is read again when one of these topics changes. Returns its `refetchInterval`: while
 * there is no stream it is asked for now and then.
 */
export function useLive(
  queryKey: QueryKey,
  topics: readonly LiveTopic[],
  { enabled = true, shown }: Options = {},
): number | false {
  const query = hashKey(queryKey);
  const followed = enabled ? topics.join(',') : '';
  useEffect(() => {
    // The key by its content: the page makes a new array in each render.
    const key: QueryKey = JSON.parse(query);
    const subscriber = {
      has() {
        const at = queries.getQueryState(key)?.dataUpdatedAt ?? 0;
        return { since: at === 0 ? Date.now() : at - onItsWay };
      },
      onMessage(message: Parameters<typeof readAgain>[1]) {
        const delay = readAgain(shown ?? String(key[0]), message);
        if (delay) readAgainIn(queries, key, delay);
      },
    };
    const leaving = followed
      .split(',')
      .filter(Boolean)
      .map((topic) => liveHub().subscribe(topic as LiveTopic, subscriber));
    return () => leaving.forEach((leave) => leave());
  }, [query, followed, shown]);
  const interval = useInterval();
  return enabled && interval;
}
