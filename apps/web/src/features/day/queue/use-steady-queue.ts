import type { QueueRow } from '@topspin/contract';
import { useEffect, useEffectEvent, useState } from 'react';

/** A row of the queue where it was last shown; `isGone` once its match has left the queue. */
export type SteadyRow = { readonly row: QueueRow; readonly isGone: boolean };

/** The order is updated after this long without an act of the user, in milliseconds. */
const untouched = 60_000;
/** The rows then ignore taps for this long, in milliseconds, so that a tap meant for one match does not hit another. */
const settling = 1000;

/** The rows to show; `isSettling` for a moment after the order was updated without an act of the user. */
type SteadyQueue = { readonly rows: readonly SteadyRow[]; readonly isSettling: boolean };

/**
 * The queue in the order in which the user last acted on the page, so that no row moves under a finger when somebody else calls a match:
 * what has left stays in its place, and what is new comes last. The next act, or a minute without one, brings the current order.
 */
export function useSteadyQueue(queue: readonly QueueRow[]): SteadyQueue {
  const [shown, setShown] = useState(queue);
  const [isSettling, setSettling] = useState(false);
  const catchUp = useEffectEvent(() => setShown(queue));
  const hasMoved = useEffectEvent(() => !isSameOrder(shown, queue));
  useEffect(() => {
    let pending: number | undefined;
    let settled: number | undefined;
    const later = () => {
      clearTimeout(pending);
      pending = window.setTimeout(byItself, untouched);
    };
    const acted = () => {
      catchUp();
      later();
    };
    const byItself = () => {
      if (hasMoved()) {
        setSettling(true);
        clearTimeout(settled);
        settled = window.setTimeout(() => setSettling(false), settling);
      }
      acted();
    };
    later();
    // Before the act is handled: what it brings about waits for the next one.
    addEventListener('click', acted, { capture: true });
    addEventListener('keydown', acted, { capture: true });
    return () => {
      clearTimeout(pending);
      clearTimeout(settled);
      removeEventListener('click', acted, { capture: true });
      removeEventListener('keydown', acted, { capture: true });
    };
  }, []);
  return { rows: steadyRows(shown, queue), isSettling };
}

const isSameOrder = (one: readonly QueueRow[], other: readonly QueueRow[]): boolean =>
  one.length === other.length && one.every(({ match_id }, at) => match_id === other[at]?.match_id);

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
