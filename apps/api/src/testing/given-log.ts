import { randomUUID } from 'node:crypto';
import { appendEvents, type AnswerOf, listEvents, type MatchEventOnWire } from '@topspin/contract';
import type { Side } from '@topspin/engine';
import type { Answered, Caller } from './client.ts';

type Unnumbered = MatchEventOnWire extends infer Event
  ? Event extends MatchEventOnWire
    ? Omit<Event, 'id' | 'seq' | 'at'>
    : never
  : never;

const began = Date.parse('2027-02-28T09:30:00Z');

/** Events numbered for the log, ten seconds apart by the device's clock. */
export const logOf = (events: readonly Unnumbered[], after = 0): MatchEventOnWire[] =>
  events.map((event, index) => ({
    ...event,
    id: randomUUID(),
    seq: after + index + 1,
    at: new Date(began + (after + index) * 10_000).toISOString(),
  }));

export const toss: Unnumbered = { type: 'toss', winner: 'a', choice: 'serve', server: 'a', left_end: 'a' };
export const point = (side: Side): Unnumbered => ({ type: 'point', side });
export const points = (side: Side, count: number): Unnumbered[] =>
  Array.from({ length: count }, () => point(side));
export const undo: Unnumbered = { type: 'undo' };

/** A set won 11-`against`, the opponent's points first. */
export const setWon = (by: Side, against = 0): Unnumbered[] => [
  ...points(by === 'a' ? 'b' : 'a', against),
  ...points(by, 11),
];

/** Sends events of a match, as a device that says what they build on or as one that does not. */
export const send = (
  by: Caller,
  id: string,
  events: readonly MatchEventOnWire[],
  more: { readonly key?: string; readonly query?: { device?: string; based_on_id?: string } } = {},
): Promise<Answered<AnswerOf<typeof appendEvents>>> =>
  by.call(appendEvents, { params: { id }, body: [...events], ...more });

/** The log of a match on the server. */
export const eventsOf = async (by: Caller, id: string): Promise<readonly MatchEventOnWire[]> =>
  (await by.get(listEvents, { params: { id } })).events;
