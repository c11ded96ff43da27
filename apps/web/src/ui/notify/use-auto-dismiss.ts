import { useEffect, useMemo } from 'react';
import { dismiss } from './notifications.ts';

function countdown(duration: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const run = (milliseconds: number): void => {
    stop();
    timer = setTimeout(dismiss, milliseconds);
  };
  return { start: () => run(duration), stop, resume: () => run(duration / 2) };
}

/** Escape is for whatever else it closes first, such as a menu. */
function onKey({ key, defaultPrevented }: KeyboardEvent): void {
  if (key === 'Escape' && !defaultPrevented) dismiss();
}

/**
 * Dismisses the notification on Escape, and after `duration` milliseconds. Its time stops while the pointer or the focus is on it, or
 * the window is not in front; then half of it is left. Gives the handlers of the element that is pointed at.
 */
export function useAutoDismiss(duration: number) {
  const { start, stop, resume } = useMemo(() => countdown(duration), [duration]);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    start();
    document.addEventListener('keydown', onKey, { signal });
    window.addEventListener('blur', stop, { signal });
    window.addEventListener('focus', resume, { signal });
    return () => {
      stop();
      ended.abort();
    };
  }, [start, stop, resume]);
  return { onMouseEnter: stop, onMouseLeave: resume, onFocus: stop, onBlur: resume };
}
