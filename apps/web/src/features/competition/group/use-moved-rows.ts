import { useLayoutEffect, useRef } from 'react';
import { motion } from '#ui/theme/tokens.ts';

const movesAreWelcome = (): boolean =>
  typeof window.matchMedia === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Animates rows to their new place when their order changes, to show who overtook whom. Pass the returned
 * function as each row's `ref`.
 */
export function useMovedRows(): (id: string) => (row: HTMLElement | null) => void {
  const rows = useRef(new Map<string, HTMLElement>());
  const places = useRef(new Map<string, number>());
  useLayoutEffect(() => {
    for (const [id, row] of rows.current) {
      const before = places.current.get(id);
      const now = row.offsetTop;
      places.current.set(id, now);
      if (before === undefined || before === now || !movesAreWelcome()) continue;
      row.animate([{ transform: `translateY(${before - now}px)` }, { transform: 'none' }], {
        duration: motion.long,
        easing: motion.easing,
      });
    }
  });
  return (id) => (row) => {
    if (row) rows.current.set(id, row);
    else rows.current.delete(id);
  };
}
