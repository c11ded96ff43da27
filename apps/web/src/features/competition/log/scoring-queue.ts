import { matchEvent, type MatchEventOnWire } from '@topspin/contract';
import { createOutbox } from '#lib/outbox/outbox.ts';

/** Events tapped on this device, as they are sent. */
export const outbox = createOutbox<MatchEventOnWire>(matchEvent);

/** The storage keys of a match's waiting events, and of those the server rejected. */
export type Queue = { readonly waiting: string; readonly rejected: string };

export const queueOf = (matchId: string): Queue => ({
  waiting: `match.${matchId}`,
  rejected: `rejected.${matchId}`,
});

/** Removes events from the queue, leaving those tapped meanwhile. */
export function leave({ waiting }: Queue, events: readonly Pick<MatchEventOnWire, 'id'>[]): void {
  const ids = new Set(events.map(({ id }) => id));
  const before = outbox.read(waiting);
  const after = before.filter(({ id }) => !ids.has(id));
  if (after.length < before.length) outbox.write(waiting, after);
}

/** Moves rejected events to where they are shown, so that they never block the queue. */
export function reject(queue: Queue, events: readonly MatchEventOnWire[]): void {
  if (events.length === 0) return;
  outbox.write(queue.rejected, [...outbox.read(queue.rejected), ...events]);
  leave(queue, events);
}
