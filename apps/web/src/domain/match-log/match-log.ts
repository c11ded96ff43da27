import type { AnswerOf, listEvents, MatchEventOnWire } from '@topspin/contract';

/** The log of a match as far as this device has it: from `seq` 1, without a gap. */
export type MatchLog = readonly MatchEventOnWire[];

/** News of a log: events in a row, and the `seq` of its last event, which may be a later one. */
export type LogNews = Readonly<AnswerOf<typeof listEvents>>;

/**
 * The log with the news in it, as far as they follow: if it is still shorter than `news.seq`, events in between are missing.
 * Undefined if the news contradicts the log: it is shorter, or another event has the same place. Then the match was
 * reset, or the news is older than the log.
 */
export function withNews(log: MatchLog, { seq, events }: LogNews): MatchLog | undefined {
  const contradicts = events.some((event) => event.seq <= log.length && log[event.seq - 1]?.id !== event.id);
  if (contradicts || seq < log.length) return undefined;
  const fresh = events.filter((event) => event.seq > log.length);
  return fresh[0]?.seq === log.length + 1 ? [...log, ...fresh] : log;
}
