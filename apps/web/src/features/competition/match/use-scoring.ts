import { appendEvents, eventFromWire, eventToWire, getMatch, type MatchPage } from '@topspin/contract';
import type { MatchEvent, MatchFailure, MatchState, Result } from '@topspin/engine';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { call } from '#lib/api/client.ts';
import { isProblem } from '#lib/api/problem.ts';
import { apiQuery } from '#lib/api/query.ts';
import { readOutbox, writeOutbox } from '#lib/outbox/outbox.ts';
import { randomId } from '#lib/random-id.ts';
import { confirm, record, type ScoringAction, type ScoringLog, stateOf } from './scoring-log.ts';

const retryAfter = 2000;
const atMostAtOnce = 500;

export type Scoring = {
  readonly state: MatchState;
  /** How many events the server does not know of yet. */
  readonly pending: number;
  /** Events of this device that no longer fit, since somebody else wrote in between. */
  readonly rejected: readonly MatchEvent[];
  readonly act: (action: ScoringAction) => Result<unknown, MatchFailure>;
  readonly dismissRejected: () => void;
};

/** Somebody else's log came first: it is in the answer, or read again. */
const isConflict = (error: unknown): boolean =>
  isProblem(error) && (error.status === 409 || error.status === 422);

/**
 * Scores a match on this device: each tap counts at once by the engine's fold, waits on the device, and is sent
 * in order and once. Taps survive a reload and a lost line.
 */
export function useScoring(match: MatchPage): Scoring {
  const client = useQueryClient();
  const name = `match.${match._id}`;
  const rules = useMemo(() => ({ bestOf: match.best_of }), [match.best_of]);
  const confirmed = useMemo(() => match.events.map(eventFromWire), [match.events]);
  const [pending, setPending] = useState<readonly MatchEvent[]>(() => readOutbox<MatchEvent>(name));
  const [rejected, setRejected] = useState<readonly MatchEvent[]>([]);
  const sending = useRef(false);

  const keep = useCallback(
    (waiting: readonly MatchEvent[]) => {
      writeOutbox(name, waiting);
      setPending(waiting);
    },
    [name],
  );

  const settled = useMemo(() => confirm({ confirmed, pending }, confirmed), [confirmed, pending]);
  useEffect(() => {
    if (settled.pending.length === pending.length) return;
    if (settled.rejected.length > 0) setRejected((known) => [...known, ...settled.rejected]);
    keep(settled.pending);
  }, [settled, pending, keep]);

  const send = useCallback(async () => {
    const waiting = readOutbox<MatchEvent>(name).slice(0, atMostAtOnce);
    if (sending.current || waiting.length === 0) return;
    sending.current = true;
    try {
      const body = waiting.map(eventToWire);
      const answer = await call(appendEvents, { params: { id: match._id }, body });
      // What was accepted leaves the queue when it is seen in the answer, so that the score never flickers back.
      client.setQueryData(apiQuery(getMatch, { params: { id: match._id } }).queryKey, answer.match);
    } catch (error) {
      if (!isConflict(error)) return;
      setRejected((known) => [...known, ...readOutbox<MatchEvent>(name)]);
      keep([]);
      await client.invalidateQueries({ queryKey: [getMatch.name] });
    } finally {
      sending.current = false;
    }
  }, [client, keep, match._id, name]);

  useEffect(() => {
    if (pending.length === 0) return undefined;
    void send();
    const again = setInterval(() => void send(), retryAfter);
    return () => clearInterval(again);
  }, [pending, send]);

  const act = useCallback(
    (action: ScoringAction) => {
      const log: ScoringLog = { confirmed, pending: readOutbox<MatchEvent>(name) };
      const recorded = record(confirm(log, confirmed), action, rules, { id: randomId(), now: Date.now() });
      if (recorded.ok) keep(recorded.value.pending);
      return recorded;
    },
    [confirmed, keep, name, rules],
  );

  const state = useMemo(() => stateOf(settled, rules), [settled, rules]);
  const dismissRejected = useCallback(() => setRejected([]), []);
  return { state, pending: settled.pending.length, rejected, act, dismissRejected };
}
