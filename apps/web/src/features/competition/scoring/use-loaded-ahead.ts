import { useEffect } from 'react';
import { loadWords } from '#lib/i18n.ts';
import { loadAhead } from '#lib/update/load-ahead.ts';

/** What an umpire may open in the middle of a match. */
const parts = [
  () => import('./end-early-dialog.tsx'),
  () => import('../instrument/expedite-dialog.tsx'),
  () => import('../instrument/serve-order-dialog.tsx'),
  () => import('../conflict/conflict-dialog.tsx'),
  () => import('../device/settings-dialog.tsx'),
  () => import('../sheet/result-panel.tsx'),
  () => loadWords(['scoring']),
] as const;

/** Loads those parts once the page is shown. */
export function useLoadedAhead(isUmpire: boolean): void {
  useEffect(() => (isUmpire ? loadAhead(parts) : undefined), [isUmpire]);
}
