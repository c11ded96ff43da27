import type { Day, Hall, LiveMessage, ShownTopic } from '@topspin/contract';
import { hashKey, replaceEqualDeep, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queries } from '#lib/api/query.ts';
import { readAgain } from '#lib/live/followed.ts';
import { readAgainIn } from '#lib/live/read-again.ts';
import { liveHub, useInterval } from '#lib/live/use-live.ts';
import { afterHeard, isKnown, type DayChange } from './heard-changes.ts';

type Shown = Day | Hall;

/** What was heard of a day since a read of it began, by its query. */
const heard = new Map<string, DayChange[]>();

/**
 * The options of a query for a day that is followed. A change leaves what it does not touch as it is. The cache is not to share structure besides:
 * it compares lists place by place, so that everything after a removed item would be a new object.
 */
export const readOfDay = <Key extends QueryKey, Value extends Shown>(
  queryKey: Key,
  read: (signal: AbortSignal) => Promise<Value>,
) => ({
  queryKey,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Value> =>
    replaceEqualDeep(queries.getQueryData(queryKey), await caughtUp(queryKey, () => read(signal))),
  structuralSharing: false,
});

/** A read of a day, with what was heard meanwhile; if that does not follow from it, it is read again. */
async function caughtUp<Value extends Shown>(queryKey: QueryKey, read: () => Promise<Value>): Promise<Value> {
  const mine: DayChange[] = [];
  heard.set(hashKey(queryKey), mine);
  const value = await read();
  if (!isKnown(value, mine)) readAgainIn(queries, queryKey, [200, 600]);
  return afterHeard(value, mine);
}

/**
 * Keeps a day that was read as it is, by the changes that its stream carries (ADR 122); whoever has another day reads it. Returns the
 * interval at which to read it besides.
 */
export function useFollowedDay(queryKey: QueryKey, topic: ShownTopic | undefined): number {
  const query = hashKey(queryKey);
  useEffect(() => {
    if (topic === undefined) return undefined;
    // The key by its content: the page makes a new array in each render.
    const key: QueryKey = JSON.parse(query);
    return liveHub().subscribe(topic, {
      has() {
        const { data, dataUpdatedAt } = queries.getQueryState<Shown>(key) ?? {};
        return { since: dataUpdatedAt || Date.now(), fingerprint: data?.fingerprint };
      },
      onMessage: (message) => hear(key, message),
    });
  }, [query, topic]);
  return useInterval() || whileUp;
}

/** In milliseconds: at night an open goes on with another day, of which nobody tells. */
const whileUp = 10 * 60_000;

function hear(key: QueryKey, message: LiveMessage): void {
  if (message.type !== 'day') {
    const delay = readAgain(String(key[0]), message);
    if (delay) readAgainIn(queries, key, delay);
    return;
  }
  const { data, fetchStatus } = queries.getQueryState<Shown>(key) ?? {};
  const isReading = fetchStatus === 'fetching';
  if (isReading) heard.get(hashKey(key))?.push(message);
  if (!data) return;
  if (isKnown(data, [message])) queries.setQueryData(key, afterHeard(data, [message]));
  else if (!isReading) readAgainIn(queries, key, [0, 200]);
}
