import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';

/** Only organisers open it. */
export const PhaseDialog = lazyDialog(() => import('./phase-dialog.tsx').then((it) => it.PhaseDialog));
