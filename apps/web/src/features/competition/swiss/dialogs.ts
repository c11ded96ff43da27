import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';

// The pairing brings its rules with it, and most who open the page of an open never see one.
export const RoundDialog = lazyDialog(() => import('./round-dialog.tsx').then((it) => it.RoundDialog));
export const SwissDialog = lazyDialog(() => import('./swiss-dialog.tsx').then((it) => it.SwissDialog));
