import { useEffect } from 'react';
import { loadWords } from '#lib/i18n.ts';

/** What an umpire may open in the middle of a match. */
const parts = [
  () => import('./end-early-dialog.tsx'),
  () => import('./expedite-dialog.tsx'),
  () => import('../device/settings-dialog.tsx'),
  () => import('../sheet/result-panel.tsx'),
  () => loadWords(['scoring']),
] as const;

/** Once the page is shown; Safari does not say when it is idle. */
const settled = 3000;

/** Loads those parts once the page is shown, since the line may drop, and over plain HTTP no service worker has them. */
export function useLoadedAhead(isUmpire: boolean): void {
  useEffect(() => {
    if (!isUmpire) return undefined;
    const timer = setTimeout(() => {
      // One that fails is loaded when it is opened.
      for (const load of parts) void load().catch(() => undefined);
    }, settled);
    return () => clearTimeout(timer);
  }, [isUmpire]);
}
