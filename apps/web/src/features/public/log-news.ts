import type { PublicEvent } from '@topspin/contract';

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
