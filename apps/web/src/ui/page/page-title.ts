import { useEffect } from 'react';

const suffix = 'Topspin';

/** Names the page in the browser's tab and for whoever has it read aloud. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${suffix}` : suffix;
  }, [title]);
}
