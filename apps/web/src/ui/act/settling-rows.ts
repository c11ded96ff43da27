import { useEffect, useState } from 'react';

/** Rows that moved ignore taps for this long, in milliseconds, so that a tap meant for one does not hit another. */
export const settling = 1000;

/** Whether rows moved a moment ago, and what says that they do. */
export function useSettlingRows(): readonly [boolean, () => void] {
  const [moves, setMoves] = useState(0);
  const [settled, setSettled] = useState(0);
  useEffect(() => {
    let timer: number | undefined;
    // From when it is seen: a busy machine draws late.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setSettled(moves), settling);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [moves]);
  return [moves !== settled, () => setMoves((before) => before + 1)];
}

/** Whether rows moved a moment ago, by what says in which order they are. */
export function useHaveMoved(order: string): boolean {
  const [isSettling, settle] = useSettlingRows();
  const [before, setBefore] = useState(order);
  if (before !== order) {
    setBefore(order);
    settle();
  }
  return isSettling;
}
