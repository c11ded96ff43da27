import { useLayoutEffect } from 'react';

/** Removes the frame that `index.html` paints before the code runs, once the real one is rendered. */
export function useShellRemoved(): void {
  useLayoutEffect(() => {
    document.getElementById('shell')?.remove();
  }, []);
}
