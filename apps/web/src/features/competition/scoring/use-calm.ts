import { useEffect, useRef } from 'react';
import { calmAfter } from '#ui/act/settling.ts';

/**
 * Whether the buttons have been where they are for long enough that a tap is meant for them, and not the second one on
 * what was there before. `disturb` says that something else took their place.
 */
export function useCalm(): { readonly isCalm: () => boolean; readonly disturb: () => void } {
  const since = useRef(Number.POSITIVE_INFINITY);
  const disturb = () => {
    since.current = performance.now();
  };
  useEffect(disturb, []);
  return { isCalm: () => performance.now() - since.current >= calmAfter, disturb };
}
