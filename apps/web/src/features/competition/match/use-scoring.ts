import {
  appendEvents,
  eventFromWire,
  eventToWire,
  getMatch,
  matchEvent,
  type MatchEventOnWire,
  type MatchPage,
} from '@topspin/contract';
import type { MatchFailure, MatchState, Result } from '@topspin/engine';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { call } from '#lib/api/client.ts';
import { isProblem } from '#lib/api/problem.ts';
import { apiQuery } from '#lib/api/query.ts';
import { createOutbox } from '#lib/outbox/outbox.ts';
import { randomId } from '#lib/random-id.ts';
import { confirm, record, type ScoringAction, stateOf } from './scoring-log.ts';

/** Events tapped on this device, as they are sent. */
const outbox = createOutbox<MatchEventOnWire>(matchEvent);

const retryAfter = 2000;
const atMostAtOnce = 500;

export type Scoring = {
  readonly state: MatchState;
  /** How many events the server does not know of yet. */
  readonly pending: number;
  /** Events of this device that no longer fit, since somebody else wrote in between. */
  readonly rejected: readonly MatchEventOnWire[];
  readonly act: (action: ScoringAction) => Result<unknown, MatchFailure>;
  readonly dismissRejected: () => void;
};

/** What the server will not take however often it is sent. */
const isRefused = (error: unknown): boolean =>
  isProblem(error) &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 401 &&
  error.status !== 429;

/**
 * Scores a match on this device: each tap counts at once by the engine's fold, waits on the device, and is sent
 * in order and once. Taps survive a reload and a lost line.
 */
export function useScoring(match: MatchPage): Scoring {
  const names = useMemo(
    () => ({ waiting: `match.${match._id}`, rejected: `rejected.${match._id}` }),
    [match._id],
  );
  const rules = useMemo(() => ({ bestOf: match.best_of }), [match.best_of]);
  const confirmed = useMemo(() => match.events.map(eventFromWire), [match.events]);
  const waiting = outbox.use(names.waiting);
  const rejected = outbox.use(names.rejected);
  const settled = useMemo(
    () => confirm({ confirmed, pending: waiting.map(eventFromWire) }, confirmed),
    [confirmed, waiting],
  );
  const send = useSend(match._id, names);

  // What the server knows leaves the queue once it is seen in its answer, so that the score never flickers back.
  useEffect(() => {
    if (settled.rejected.length > 0) reject(names, settled.rejected.map(eventToWire));
    if (settled.pending.length !== waiting.length)
      outbox.write(names.waiting, settled.pending.map(eventToWire));
  }, [settled, waiting, names]);

  useEffect(() => {
    if (settled.pending.length === 0) return undefined;
    void send();
    const again = setInterval(() => void send(), retryAfter);
    return () => clearInterval(again);
  }, [settled, send]);

  const act = useCallback(
    (action: ScoringAction) => {
      const log = confirm({ confirmed, pending: outbox.read(names.waiting).map(eventFromWire) }, confirmed);
      const recorded = record(log, action, rules, { id: randomId(), now: Date.now() });
      if (recorded.ok) outbox.write(names.waiting, recorded.value.pending.map(eventToWire));
      return recorded;
    },
    [confirmed, names, rules],
  );

  const state = useMemo(() => stateOf(settled, rules), [settled, rules]);
  const dismissRejected = useCallback(() => outbox.write(names.rejected, []), [names]);
  return { state, pending: settled.pending.length, rejected, act, dismissRejected };
}

type Names = { readonly waiting: string; readonly rejected: string };

/** Puts events that no longer fit where they are shown; a queue is never blocked by them. */
const reject = (names: Names, events: readonly MatchEventOnWire[]): void =>
  outbox.write(names.rejected, [...outbox.read(names.rejected), ...events]);

/** Sends what waits, one request at a time; what fails for want of a line is tried again. */
function useSend(id: string, names: Names): () => Promise<void> {
  const client = useQueryClient();
  const sending = useRef(false);
  return useCallback(async () => {
    const events = outbox.read(names.waiting).slice(0, atMostAtOnce);
    if (sending.current || events.length === 0) return;
    sending.current = true;
    try {
      const answer = await call(appendEvents, { params: { id }, body: [...events] });
      client.setQueryData(apiQuery(getMatch, { params: { id } }).queryKey, answer.match);
    } catch (error) {
      if (!isRefused(error)) return;
      reject(names, outbox.read(names.waiting));
      outbox.write(names.waiting, []);
      await client.invalidateQueries({ queryKey: [getMatch.name] });
    } finally {
      sending.current = false;
    }
  }, [client, id, names]);
}
