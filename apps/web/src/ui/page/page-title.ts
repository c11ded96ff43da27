import { useEffect } from 'react';

const suffix = 'Topspin';

/** Sets the page's title, for the browser tab and screen readers. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${suffix}` : suffix;
  }, [title]);
}
