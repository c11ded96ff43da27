import type { Group } from '@topspin/contract';
import { useMemo } from 'react';
import { remove, waitingOf } from '#lib/outbox/outbox.ts';
import { useOutbox } from '#lib/outbox/use-outbox.ts';
import { withEntries } from './entry-queue.ts';
import { asResults, orderOfResults, type WaitingResult } from './results.ts';

type AMatch = { readonly matchId: string };

const bodyOf = ({ body }: WaitingResult) => body;
const isOf =
  ({ matchId }: AMatch) =>
  (item: WaitingResult) =>
    item.body.matchId === matchId;

/** The results of a group that this device still has to send, those the server refused, and the matches as they are with the former. */
export function useWaiting({ _id, matches: saved }: Group) {
  const order = orderOfResults(_id);
  const outbox = useOutbox(order);
  const waiting = useMemo(() => asResults(outbox?.waiting ?? []), [outbox]);
  const refused = useMemo(() => asResults(outbox?.refused ?? []), [outbox]);
  const matches = useMemo(() => withEntries(saved, waiting.map(bodyOf)), [saved, waiting]);
  return {
    matches,
    waiting,
    /** Whether it outlasts the page. */
    isLasting: outbox?.isLasting !== false,
    /** The matches with what has been queued since the last rendering. */
    matchesNow: () => withEntries(saved, asResults(waitingOf(order)).map(bodyOf)),
    isWaiting: (at: AMatch): boolean => waiting.some(isOf(at)),
    refusedAt: (at: AMatch): WaitingResult | undefined => refused.findLast(isOf(at)),
    dropRefused: (at: AMatch): void => remove(refused.filter(isOf(at)).map(({ id }) => id)),
  };
}
