import { useEffect, useEffectEvent } from 'react';

/** Calls back at Escape, unless something else takes the key: a dialog, a menu, or a field that is emptied. They keep it to themselves. */
export function useEscape(leave: () => void): void {
  const press = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented) leave();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', press, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
