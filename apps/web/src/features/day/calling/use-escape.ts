import { useEffect, useEffectEvent } from 'react';

/** What is open over the page closes first: it hears the key too. */
const over = '[role=dialog], [role=menu], [role=listbox]';

/** Calls back at Escape, unless something else takes the key: a dialog, a menu, or a field that is emptied. */
export function useEscape(leave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(over)) leave();
  });
  useEffect(() => {
    const listening = new AbortController();
    document.addEventListener('keydown', press, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
