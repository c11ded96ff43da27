import { useCallback, useRef } from 'react';

/**
 * Runs an action unless it is still running: the second click of a double click comes before any rendering.
 */
export function useOneAtATime(): (act: () => Promise<unknown>) => Promise<void> {
  const running = useRef(false);
  return useCallback(async (act) => {
    if (running.current) return;
    running.current = true;
    try {
      await act();
    } finally {
      running.current = false;
    }
  }, []);
}
