import { useLayoutEffect } from 'react';

/** Takes away the frame that `index.html` paints before the code runs, once the real one is there. */
export function useShellRemoved(): void {
  useLayoutEffect(() => {
    document.getElementById('shell')?.remove();
  }, []);
}
