import { type AnswerOf, appendEvents, getMatch, listEvents, type MatchEventOnWire } from '@topspin/contract';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { call } from '#lib/api/client.ts';
import { deviceId } from '#lib/device-id.ts';
import { isRefused } from '#lib/api/problem.ts';
import { invalidate } from '#lib/api/query.ts';
import { notify } from '#ui/notify/notifications.ts';
import { hearNews } from './follow-log.ts';
import { outbox, type Queue, reject } from './scoring-queue.ts';

const atMostAtOnce = 500;

/** Sends waiting events, one request at a time, and retries when offline. */
export function useSending(id: string, queue: Queue): () => Promise<void> {
  const client = useQueryClient();
  const sending = useRef(false);
  return useCallback(async () => {
    const events = outbox.read(queue.waiting).slice(0, atMostAtOnce);
    if (sending.current || events.length === 0) return;
    sending.current = true;
    try {
      const answer = await call(appendEvents, {
        params: { id },
        query: { device: deviceId() },
        body: [...events],
      });
      await takeIn(client, { id, queue, events, answer });
    } catch (error) {
      if (!isRefused(error)) return;
      // A conflict shows in the score itself; why somebody may not score does not.
      if (error.code !== 'match.seqConflict') notify('warning', error.message);
      rejectFrom(queue, 0);
      await invalidate(client, getMatch, listEvents);
    } finally {
      sending.current = false;
    }
  }, [client, id, queue]);
}

type Answered = {
  readonly id: string;
  readonly queue: Queue;
  readonly events: readonly MatchEventOnWire[];
  readonly answer: AnswerOf<typeof appendEvents>;
};

/** Adds accepted events to the log, and sets aside a rejected one with those after it. */
async function takeIn(client: QueryClient, { id, queue, events, answer }: Answered): Promise<void> {
  const { seq, rejected } = answer;
  const accepted = rejected ? events.filter((event) => event.seq < rejected.seq) : events;
  await hearNews(client, id, { seq, events: [...accepted] });
  if (!rejected) return;
  rejectFrom(queue, rejected.seq);
  notify('warning', rejected.message);
}

/** Events tapped after a rejected one were meant for another score, whether already sent or not. */
const rejectFrom = (queue: Queue, first: number): void =>
  reject(
    queue,
    outbox.read(queue.waiting).filter(({ seq }) => seq >= first),
  );
