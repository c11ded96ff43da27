import { useCallback, useEffect, useRef } from 'react';
import { calmAfter } from '#ui/act/settling.ts';

/** A tap this soon after the buttons have come is meant for what was there before: nobody is faster. */
const seenAfter = 250;

let lastClick = Number.NEGATIVE_INFINITY;
window.addEventListener('click', () => (lastClick = performance.now()), { capture: true });

/**
 * Whether the buttons have been in place long enough that a tap is meant for them, rather than being the
 * second tap on what was there before. Call `disturb` when the buttons change. It counts from the tap that brought them: a slow phone
 * draws them late, and must not swallow the first point.
 */
export function useCalm(): { readonly isCalm: () => boolean; readonly disturb: () => void } {
  const calmFrom = useRef(Number.POSITIVE_INFINITY);
  const disturb = useCallback(() => {
    calmFrom.current = performance.now() + calmAfter;
  }, []);
  const isCalm = useCallback(() => performance.now() >= calmFrom.current, []);
  useEffect(() => {
    calmFrom.current = Math.max(lastClick + calmAfter, performance.now() + seenAfter);
  }, []);
  return { isCalm, disturb };
}
