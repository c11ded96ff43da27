import { getGroup, listBrackets, listPhases, type MatchPage, putResult } from '@topspin/contract';
import { notifyManager, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { call } from '#lib/api/client.ts';
import { isRefused } from '#lib/api/problem.ts';
import { invalidate } from '#lib/api/query.ts';
import { entries, type Entry, type EntryMatch, winnerGoesOn } from './entry-queue.ts';

const againAfter = 3000;

type Acknowledged = (entry: Entry, match: MatchPage) => void;

/** Sends the results waiting on this device one after the other, and again when the connection is back. */
export function useSendingResults(queue: string, onAcknowledged: Acknowledged): void {
  const client = useQueryClient();
  const waiting = entries.use(queue).some(({ refusal }) => refusal === undefined);
  const sending = useRef(false);
  const acknowledged = useRef(onAcknowledged);
  useEffect(() => {
    acknowledged.current = onAcknowledged;
  });
  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    const next = () => entries.read(queue).find(({ refusal }) => refusal === undefined);
    for (let entry = next(); entry !== undefined; entry = next()) {
      const answer = await answerTo(entry, queue);
      if (answer === 'no line') break;
      if (answer !== 'refused') {
        const sent = entry;
        await showResult(client, answer, () => {
          acknowledged.current(sent, answer);
          leave(queue, sent);
        });
      }
      void reloadResults(client);
    }
    sending.current = false;
  }, [client, queue]);
  useEffect(() => {
    if (!waiting) return undefined;
    void send();
    const timer = setInterval(() => void send(), againAfter);
    return () => clearInterval(timer);
  }, [waiting, send]);
}

/** Sends one result. A refused one stays in the queue with the reason, and does not hold up the others. */
async function answerTo(entry: Entry, queue: string): Promise<MatchPage | 'refused' | 'no line'> {
  const { match_id: id, result: body, key: idempotencyKey } = entry;
  try {
    return await call(putResult, { params: { id }, body, idempotencyKey });
  } catch (error) {
    if (!isRefused(error)) return 'no line';
    const refusal = error.message;
    const known = entries.read(queue);
    entries.write(
      queue,
      known.map((one) => (one.key === entry.key ? { ...one, refusal } : one)),
    );
    return 'refused';
  }
}

/** Removes an entry from the queue. */
export const leave = (queue: string, { key }: Pick<Entry, 'key'>): void =>
  entries.write(
    queue,
    entries.read(queue).filter((one) => one.key !== key),
  );

type Shown = { readonly matches: readonly EntryMatch[] };

/**
 * Puts the answer into the groups and brackets on the screen, and its winner into the next match: their reload may take a moment, in
 * which the next result may be entered. `onShown` runs before the page renders it: React Query notifies a moment after its data have
 * changed, and in between an entry that had left the queue would be on the page neither as typed nor as saved.
 */
export async function showResult(
  client: QueryClient,
  answer: MatchPage,
  onShown?: () => void,
): Promise<void> {
  const { state, outcome, winner, sets, sets_won, version } = answer;
  const now = { state, outcome, winner, sets, sets_won, version };
  const update = <G extends Shown>(group: G): G => {
    const matches = group.matches.map((match) => (match._id === answer._id ? { ...match, ...now } : match));
    const played = matches.find(({ _id }) => _id === answer._id);
    const next = played && winnerGoesOn(played, winner, (id) => matches.find(({ _id }) => _id === id));
    return {
      ...group,
      matches: next ? matches.map((match) => (match._id === next._id ? next : match)) : matches,
    };
  };
  const group = { queryKey: [getGroup.name] };
  const brackets = { queryKey: [listBrackets.name] };
  // A page being loaded may be older than this answer.
  await Promise.all([client.cancelQueries(group), client.cancelQueries(brackets)]);
  await new Promise<void>((resolve) => {
    notifyManager.batch(() => {
      client.setQueriesData<Shown>(group, (known) => known && update(known));
      client.setQueriesData<{ collection: readonly Shown[] }>(
        brackets,
        (known) => known && { collection: known.collection.map(update) },
      );
      notifyManager.schedule(() => {
        onShown?.();
        resolve();
      });
    });
  });
}

/** Reloads what follows from results: standings, next rounds, the progress of phases. */
export const reloadResults = (client: QueryClient): Promise<unknown> =>
  invalidate(client, getGroup, listBrackets, listPhases);
