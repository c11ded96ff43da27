import {
  eventFromWire,
  eventToWire,
  getMatch,
  listEvents,
  type MatchEventOnWire,
  type MatchPage,
} from '@topspin/contract';
import { foldMatch, type MatchFailure, type MatchState, type Result } from '@topspin/engine';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { invalidate } from '#lib/api/query.ts';
import { enqueue, remove, waitingOf } from '#lib/outbox/outbox.ts';
import type { OutboxView } from '#lib/outbox/use-outbox.ts';
import { randomId } from '#lib/random-id.ts';
import { cachedLog } from '#domain/match-log/follow-log.ts';
import type { MatchLog } from '#domain/match-log/match-log.ts';
import { orderOf } from './match-order.ts';
import { asPoints, pointItem, type WaitingPoint } from './points.ts';
import { confirm, record, type ScoringAction, type ScoringLog, stateOf } from './scoring-log.ts';

type Scored = Pick<MatchPage, '_id' | 'best_of' | 'seq' | 'a' | 'b'>;

export type Scoring = {
  readonly state: MatchState;
  /** How many events have not reached the server yet. */
  readonly pending: number;
  /** How many of them are points. */
  readonly pendingPoints: number;
  /** When the oldest of them was made; a time in the future if there are none. */
  readonly pendingSince: number;
  /** Events of this device that no longer fit, because somebody else wrote in between. */
  readonly rejected: readonly MatchEventOnWire[];
  readonly act: (action: ScoringAction) => Result<unknown, MatchFailure>;
  readonly dismissRejected: () => void;
};

/**
 * Scores a match on this device: each tap counts immediately through the engine's fold and waits in the outbox, which sends
 * it in order, from whichever page. `log` is the server's, `outbox` what this device has of the match.
 */
export function useScoring(match: Scored, log: MatchLog, outbox: OutboxView): Scoring {
  const rules = useMemo(() => ({ bestOf: match.best_of }), [match.best_of]);
  // An event leaves the outbox a moment before the query notifies that it is in the log: without it the score would flicker.
  const newest = cachedLog(match._id) ?? log;
  const settled = useMemo(() => logWith(newest, asPoints(outbox.waiting)), [newest, outbox.waiting]);
  usePageOf(match, settled);

  const { _id, a, b } = match;
  const act = useCallback(
    (action: ScoringAction) => {
      const before = logWith(cachedLog(_id) ?? log, asPoints(waitingOf(orderOf(_id))));
      const recorded = record(before, action, rules, { id: randomId(), now: Date.now() });
      const event = recorded.ok && recorded.value.pending.at(-1);
      if (event) {
        const after = [...before.confirmed, ...before.pending].at(-1)?.id ?? null;
        enqueue(pointItem({ _id, a, b }, eventToWire(event), after));
      }
      return recorded;
    },
    [log, rules, _id, a, b],
  );

  const state = useMemo(() => stateOf(settled, rules), [settled, rules]);
  const rejected = useMemo(() => asPoints(outbox.refused).map(({ body }) => body), [outbox.refused]);
  const dismissRejected = useCallback(() => remove(outbox.refused.map(({ id }) => id)), [outbox.refused]);
  const pendingPoints = settled.pending.filter(({ type }) => type === 'point').length;
  const pendingSince = settled.pending[0]?.at ?? Number.POSITIVE_INFINITY;
  const pending = settled.pending.length;
  return { state, pending, pendingPoints, pendingSince, rejected, act, dismissRejected };
}

/** The server's log with those waiting events that follow it. */
const logWith = (log: MatchLog, waiting: readonly WaitingPoint[]): ScoringLog =>
  confirm(
    log.map(eventFromWire),
    waiting.map(({ body, after }) => ({ event: eventFromWire(body), after })),
  );

/** Keeps the page and the log of a match together. */
function usePageOf({ seq, best_of: bestOf }: Scored, { confirmed }: ScoringLog): void {
  // A match that starts or ends changes what the log does not say, such as ratings and rights.
  const { status } = useMemo(() => foldMatch(confirmed, { bestOf }), [confirmed, bestOf]);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    void invalidate(getMatch);
  }, [status]);

  // The page knows of events that this device does not have.
  const isBehind = seq > confirmed.length;
  useEffect(() => {
    if (isBehind) void invalidate(listEvents);
  }, [isBehind]);
}
