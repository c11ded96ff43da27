import { useEffect, useEffectEvent } from 'react';
import { canLearn, nameOfKey } from './keys.ts';

/** While it waits, calls back with the next key that is pressed, which does nothing else; with null after Escape. */
export function useNextKey(waits: boolean, onKey: (key: string | null) => void): void {
  const learn = useEffectEvent(onKey);
  useEffect(() => {
    if (!waits) return undefined;
    const press = (event: KeyboardEvent) => {
      const key = nameOfKey(event);
      if (key !== 'Escape' && !canLearn(key)) return;
      // Neither the dialog nor its buttons hear of it.
      event.preventDefault();
      event.stopImmediatePropagation();
      learn(key === 'Escape' ? null : key);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, [waits]);
}
