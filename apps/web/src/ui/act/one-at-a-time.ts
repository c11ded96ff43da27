import { useCallback, useRef } from 'react';

/** Runs what it is given unless it is still running: of a double click the second comes before anything is drawn. */
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
