import { listEvents, listPublicEvents } from '@topspin/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api/client.ts';
import { apiQuery, queries } from '#lib/api/query.ts';
import { type LogNews, type MatchLog, withNews } from './match-log.ts';

/** A match whose log is followed; with the id of its open, as visitors read it. */
export type LogOf = { readonly id: string; readonly openId?: string | undefined };

const queryOf = ({ id, openId }: LogOf) =>
  openId === undefined
    ? apiQuery(listEvents, { params: { id } })
    : apiQuery(listPublicEvents, { params: { id: openId, match_id: id } });

/** The log of a match as a query. Reading it again asks only for what this device does not have. */
export const matchLog = (of: LogOf) =>
  queryOptions({
    queryKey: queryOf(of).queryKey,
    queryFn: ({ signal }): Promise<LogNews> =>
      readOn(queries.getQueryData(queryOf(of).queryKey), (after) => readPage(of, after, signal)),
  });

const readPage = ({ id, openId }: LogOf, after: number, signal: AbortSignal): Promise<LogNews> =>
  openId === undefined
    ? call(listEvents, { params: { id }, query: { after }, signal })
    : call(listPublicEvents, { params: { id: openId, match_id: id }, query: { after }, signal });

/** The newest that is cached of a log here. */
export const cachedLog = (id: string): MatchLog | undefined =>
  queries.getQueryData(queryOf({ id }).queryKey)?.events;

/** Asks from the last cached event on, that one included: if another event has its place, the match was reset. */
export async function readOn(
  cached: LogNews | undefined,
  read: (after: number) => Promise<LogNews>,
): Promise<LogNews> {
  let log: MatchLog = cached?.events ?? [];
  for (;;) {
    const after = Math.max(0, log.length - 1);
    const news = await read(after);
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
export async function hearNews(of: LogOf, news: LogNews): Promise<void> {
  const { queryKey } = queryOf(of);
  // A read under way may be older than this, and would briefly revert the score.
  const isReading = queries.isFetching({ queryKey }) > 0;
  if (isReading) await queries.cancelQueries({ queryKey });
  const cached = queries.getQueryData(queryKey);
  const next = cached && withNews(cached.events, news);
  if (next) queries.setQueryData(queryKey, { seq: next.length, events: [...next] });
  if (isReading || (cached && next?.length !== news.seq)) void queries.invalidateQueries({ queryKey });
}
