import { useLayoutEffect, useRef, type RefObject } from 'react';
import { topBeside, topmostDialog } from './beside-dialog.ts';

/** Keeps a bar beside a dialog, also one that opens or closes later; without one it is where its style says. */
export function useBesideDialog(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  // A notification that takes the place of another may be higher.
  useLayoutEffect(() => {
    const place = () => {
      const dialog = topmostDialog();
      const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
      if (!bar.current) return;
      const top = dialog && topBeside(dialog, bar.current.offsetHeight, offsetTop + height);
      bar.current.style.top = top === undefined ? '' : `${top}px`;
    };
    place();
    const dialogs = new MutationObserver(place);
    dialogs.observe(document.body, { childList: true });
    const ends = new AbortController();
    window.addEventListener('resize', place, ends);
    window.visualViewport?.addEventListener('resize', place, ends);
    return () => {
      dialogs.disconnect();
      ends.abort();
    };
  });
  return bar;
}
