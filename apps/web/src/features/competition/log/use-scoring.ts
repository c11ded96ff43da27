import {
  eventFromWire,
  eventToWire,
  getMatch,
  listEvents,
  type MatchEventOnWire,
  type MatchPage,
} from '@topspin/contract';
import { foldMatch, type MatchFailure, type MatchState, type Result } from '@topspin/engine';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { invalidate } from '#lib/api/query.ts';
import { randomId } from '#lib/random-id.ts';
import type { MatchLog } from './match-log.ts';
import { confirm, record, type ScoringAction, stateOf } from './scoring-log.ts';
import { leave, outbox, queueOf, reject } from './scoring-queue.ts';
import { useSending } from './use-sending.ts';

type Scored = Pick<MatchPage, '_id' | 'best_of' | 'seq'>;

const retryAfter = 2000;

export type Scoring = {
  readonly state: MatchState;
  /** How many events have not reached the server yet. */
  readonly pending: number;
  /** Events of this device that no longer fit, because somebody else wrote in between. */
  readonly rejected: readonly MatchEventOnWire[];
  readonly act: (action: ScoringAction) => Result<unknown, MatchFailure>;
  readonly dismissRejected: () => void;
};

/**
 * Scores a match on this device: each tap counts immediately through the engine's fold, waits on the device,
 * and is sent once and in order. Taps survive a reload and a lost connection.
 */
export function useScoring(match: Scored, log: MatchLog): Scoring {
  const queue = useMemo(() => queueOf(match._id), [match._id]);
  const rules = useMemo(() => ({ bestOf: match.best_of }), [match.best_of]);
  const confirmed = useMemo(() => log.map(eventFromWire), [log]);
  const waiting = outbox.use(queue.waiting);
  const rejected = outbox.use(queue.rejected);
  const settled = useMemo(
    () => confirm({ confirmed, pending: waiting.map(eventFromWire) }, confirmed),
    [confirmed, waiting],
  );
  const send = useSending(match._id, queue);

  // Events leave the queue only once they are in the server's answer, so that the score never flickers back.
  useEffect(() => {
    reject(queue, settled.rejected.map(eventToWire));
    leave(queue, confirmed);
  }, [settled, confirmed, queue]);

  // The end, and what the log does not say, such as ratings and rights, is on the page.
  const client = useQueryClient();
  const { status } = useMemo(() => foldMatch(confirmed, rules), [confirmed, rules]);
  const shown = useRef(status);
  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    void invalidate(client, getMatch);
  }, [client, status]);

  // The page knows of events that this device does not have.
  const isBehind = match.seq > log.length;
  useEffect(() => {
    if (isBehind) void invalidate(client, listEvents);
  }, [client, isBehind]);

  useEffect(() => {
    if (settled.pending.length === 0) return undefined;
    void send();
    const again = setInterval(() => void send(), retryAfter);
    return () => clearInterval(again);
  }, [settled, send]);

  const act = useCallback(
    (action: ScoringAction) => {
      const log = confirm({ confirmed, pending: outbox.read(queue.waiting).map(eventFromWire) }, confirmed);
      reject(queue, log.rejected.map(eventToWire));
      const recorded = record(log, action, rules, { id: randomId(), now: Date.now() });
      if (recorded.ok) outbox.write(queue.waiting, recorded.value.pending.map(eventToWire));
      return recorded;
    },
    [confirmed, queue, rules],
  );

  const state = useMemo(() => stateOf(settled, rules), [settled, rules]);
  const dismissRejected = useCallback(() => outbox.write(queue.rejected, []), [queue]);
  return { state, pending: settled.pending.length, rejected, act, dismissRejected };
}
