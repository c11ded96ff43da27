import { eventsAtMost, type PublicEvent } from '@topspin/contract';

export type Log = readonly PublicEvent[];

/** Up to `after` a log is as known; then come these events, of which `seq` is the last. */
type News = { readonly after: number; readonly seq: number; readonly events: Log };

/** A log with its news; null if they do not fit, so that it has to be read from the start. */
export function withNews(known: Log, { after, seq, events }: News): Log | null {
  if (after > known.length) return null;
  const last = known[after];
  const isReset = last !== undefined && events[0] !== undefined && events[0].id !== last.id;
  const next = [...known.slice(0, after), ...events];
  return isReset || next.length !== seq ? null : next;
}

/** Reads what follows a log, in pages; the whole log if another replaced it. */
export async function readOn(
  known: Log,
  read: (after: number) => Promise<Omit<News, 'after'>>,
): Promise<Log> {
  // The last known event is read once more: if another has its place, the match was reset.
  const after = Math.max(0, known.length - 1);
  const page = await read(after);
  const next = withNews(known, { after, ...page });
  if (!next) return known.length === 0 ? page.events : readOn([], read);
  return page.events.length < eventsAtMost ? next : readOn(next, read);
}
