import { useRouterState } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useIsWhole } from '#ui/whole/use-is-whole.ts';

/** A page that is whole is painted within so many frames; unpainted, nothing in it takes the focus. */
const tries = 10;

/** How far the page was scrolled when somebody last left a plan for one of its matches. */
let leftAt = 0;

/**
 * Whoever comes back to the plan by the anchor of a table finds it as they left it, with that table in the window, scrolled no further than
 * that takes, and the focus on it.
 */
export function useArrival(): void {
  useLayoutEffect(
    () => () => {
      leftAt = scrollY;
    },
    [],
  );
  // After the router has scrolled to the top and given the page the focus.
  const anchor = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash ?? '' });
  const isWhole = useIsWhole(anchor);
  useEffect(() => {
    if (!isWhole || anchor === '') return undefined;
    let frame = 0;
    const arrive = (left: number) => {
      const table = document.getElementById(anchor);
      if (table) scrollTo(scrollX, leftAt);
      table?.scrollIntoView({ block: 'nearest' });
      table?.focus({ preventScroll: true });
      if (document.activeElement !== table && left > 0) frame = requestAnimationFrame(() => arrive(left - 1));
    };
    arrive(tries);
    return () => cancelAnimationFrame(frame);
  }, [anchor, isWhole]);
}
