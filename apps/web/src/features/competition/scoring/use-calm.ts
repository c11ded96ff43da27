import { useCallback, useEffect, useRef } from 'react';
import { calmAfter } from '#ui/act/settling.ts';

/**
 * Whether the buttons have been in place long enough that a tap is meant for them, rather than being the
 * second tap on what was there before. Call `disturb` when the buttons change.
 */
export function useCalm(): { readonly isCalm: () => boolean; readonly disturb: () => void } {
  const since = useRef(Number.POSITIVE_INFINITY);
  const disturb = useCallback(() => {
    since.current = performance.now();
  }, []);
  const isCalm = useCallback(() => performance.now() - since.current >= calmAfter, []);
  useEffect(disturb, [disturb]);
  return { isCalm, disturb };
}
