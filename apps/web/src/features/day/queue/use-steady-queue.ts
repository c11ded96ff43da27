import type { QueueRow } from '@topspin/contract';
import { useEffect, useEffectEvent, useState } from 'react';

/** A row of the queue where it was last shown; `isGone` once its match has left the queue. */
export type SteadyRow = { readonly row: QueueRow; readonly isGone: boolean };

/** After so long without a touch nobody's finger is on its way, in milliseconds. */
const untouched = 60_000;

/**
 * The queue in the order in which the user last acted on the page, so that no row moves under a finger when somebody else calls a match:
 * what has left stays in its place, and what is new comes last. The next act, or a minute without one, brings the current order.
 */
export function useSteadyQueue(queue: readonly QueueRow[]): readonly SteadyRow[] {
  const [shown, setShown] = useState(queue);
  const catchUp = useEffectEvent(() => setShown(queue));
  useEffect(() => {
    let pending: number | undefined;
    const later = () => {
      clearTimeout(pending);
      pending = window.setTimeout(acted, untouched);
    };
    const acted = () => {
      catchUp();
      later();
    };
    later();
    // Before the act is handled: what it brings about waits for the next one.
    addEventListener('click', acted, { capture: true });
    addEventListener('keydown', acted, { capture: true });
    return () => {
      clearTimeout(pending);
      removeEventListener('click', acted, { capture: true });
      removeEventListener('keydown', acted, { capture: true });
    };
  }, []);
  return steadyRows(shown, queue);
}

/** The rows as they are now, in the order in which they were shown. */
export function steadyRows(shown: readonly QueueRow[], queue: readonly QueueRow[]): readonly SteadyRow[] {
  const current = new Map(queue.map((row) => [row.match_id, row]));
  const before = new Set(shown.map(({ match_id }) => match_id));
  return [
    ...shown.map((old): SteadyRow => {
      const row = current.get(old.match_id);
      return { row: row ?? old, isGone: row === undefined };
    }),
    ...queue.flatMap((row): SteadyRow[] => (before.has(row.match_id) ? [] : [{ row, isGone: false }])),
  ];
}
