import { useEffect, useEffectEvent } from 'react';

/** Calls back on Escape, unless a dialog, a menu or a search field has handled the key. */
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
