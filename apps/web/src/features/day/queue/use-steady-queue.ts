import type { QueueRow } from '@topspin/contract';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { afterRelease } from '#lib/after-release.ts';
import { useSettlingRows } from '#ui/act/settling-rows.ts';

/** A row of the queue where it was last shown; `isGone` once its match has left the queue. */
export type SteadyRow = { readonly row: QueueRow; readonly isGone: boolean };

/** The order is updated after this long without an act of the user, in milliseconds. */
const untouched = 10_000;

/** The rows to show; `isSettling` for a moment after they moved. */
type SteadyQueue = { readonly rows: readonly SteadyRow[]; readonly isSettling: boolean };

/**
 * The queue in the order in which the user last acted on the page, so that no row moves under a finger when somebody else calls a match:
 * what has left stays in its place. What is new, or was put back, goes where it belongs. The next act, or ten seconds without one, bring the
 * current order, and so does its becoming known: without estimates what waits has none. While a mouse is over the queue, or anything is
 * pressed, all of that waits, and so does what is new.
 */
export function useSteadyQueue(
  queue: readonly QueueRow[],
  isOrderKnown = true,
  isPointed: () => boolean = () => false,
): SteadyQueue {
  const [shown, setShown] = useState(queue);
  const [wasKnown, setKnown] = useState(isOrderKnown);
  const [isSettling, settle] = useSettlingRows();
  const catchUp = useEffectEvent(() => {
    if (isPointed()) return;
    if (!isSameOrder(shown, queue)) settle();
    setShown(queue);
  });
  const isHeld = isPointed();
  const becomesKnown = isOrderKnown && !wasKnown && !isHeld;
  if (becomesKnown) setKnown(true);
  const all = isHeld ? shown : becomesKnown ? queue : withNew(shown, queue);
  if (all !== shown) {
    setShown(all);
    settle();
  }
  useEffect(() => {
    let pending: number | undefined;
    const later = () => {
      clearTimeout(pending);
      pending = window.setTimeout(() => {
        afterRelease(() => startTransition(catchUp));
        later();
      }, untouched);
    };
    const acted = ({ target }: Event) => {
      // In the queue itself nothing moves from under what was tapped.
      if (!(target instanceof Element && target.closest('[data-queue]'))) catchUp();
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
  return { rows: steadyRows(shown, queue), isSettling };
}

const isSameOrder = (one: readonly QueueRow[], other: readonly QueueRow[]): boolean =>
  one.length === other.length && one.every(({ match_id }, at) => match_id === other[at]?.match_id);

/** The rows that are shown, and each new one before the row that follows it in the queue. */
export function withNew(shown: readonly QueueRow[], queue: readonly QueueRow[]): readonly QueueRow[] {
  const known = new Set(shown.map(({ match_id }) => match_id));
  if (queue.every(({ match_id }) => known.has(match_id))) return shown;
  const all = [...shown];
  let following: string | undefined;
  for (const row of queue.toReversed()) {
    if (!known.has(row.match_id)) {
      const before = all.findIndex(({ match_id }) => match_id === following);
      all.splice(before < 0 ? all.length : before, 0, row);
    }
    following = row.match_id;
  }
  return all;
}

/** The rows as they are now, in the order in which they are shown. */
export function steadyRows(shown: readonly QueueRow[], queue: readonly QueueRow[]): readonly SteadyRow[] {
  const current = new Map(queue.map((row) => [row.match_id, row]));
  return shown.map((old) => {
    const row = current.get(old.match_id);
    return { row: row ?? old, isGone: row === undefined };
  });
}
