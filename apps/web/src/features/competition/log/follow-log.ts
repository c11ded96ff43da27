import { listEvents } from '@topspin/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { apiQuery } from '#lib/api/query.ts';
import { type LogNews, type MatchLog, withNews } from './match-log.ts';

const keyOf = (id: string) => apiQuery(listEvents, { params: { id } }).queryKey;

/** The log of a match as a query. Reading it again asks only for what this device does not have. */
export const matchLog = (id: string) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: ({ client, signal }): Promise<LogNews> => readOn(id, client.getQueryData(keyOf(id)), signal),
  });

/** The newest that is known of a log here. */
export const knownLog = (client: QueryClient, id: string): MatchLog | undefined =>
  client.getQueryData(keyOf(id))?.events;

/** Asks from the last known event on, that one included: if another event has its place, the match was reset. */
async function readOn(id: string, known: LogNews | undefined, signal: AbortSignal): Promise<LogNews> {
  const params = { id };
  let log: MatchLog = known?.events ?? [];
  for (;;) {
    const after = Math.max(0, log.length - 1);
    const news = await call(listEvents, { params, query: { after }, signal });
    const next = withNews(log, news) ?? [];
    // A long log comes in pages; one that another replaced is read from its start.
    if (next.length >= news.seq || next.length === log.length) return { seq: next.length, events: [...next] };
    log = next;
  }
}

/**
 * Adds news of a match from any source: the answer to a tap, a conflict or a stream. If it does not fit, or events are
 * missing, the device reads on. A match that is not open here is not followed.
 */
export async function hearNews(client: QueryClient, id: string, news: LogNews): Promise<void> {
  const queryKey = keyOf(id);
  // A read under way may be older than this, and would briefly revert the score.
  const isReading = client.isFetching({ queryKey }) > 0;
  if (isReading) await client.cancelQueries({ queryKey });
  const known = client.getQueryData(queryKey);
  const next = known && withNews(known.events, news);
  if (next) client.setQueryData(queryKey, { seq: next.length, events: [...next] });
  if (isReading || (known && next?.length !== news.seq)) void client.invalidateQueries({ queryKey });
}
