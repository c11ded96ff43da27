import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls to a part of the page if the address asks for it, once it has been read: what is above pushes it down until then. */
export function useAskedFor(name: string, isRead: boolean): RefObject<HTMLDivElement | null> {
  const part = useRef<HTMLDivElement>(null);
  // A link on the same page asks again with each tap.
  const asked = useLocation({
    select: ({ hash, state }) => (hash === name ? (state.__TSR_key ?? hash) : null),
  });
  useEffect(() => {
    if (asked !== null && isRead) part.current?.scrollIntoView({ block: 'start' });
  }, [asked, isRead]);
  return part;
}
