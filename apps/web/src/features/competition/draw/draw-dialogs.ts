import { lazyDialog } from '#ui/dialog/lazy-dialog.ts';

// A draw brings its rules with it, and most who open the page of an open never see one.
export const DrawDialog = lazyDialog(() => import('./draw-dialog.tsx').then((it) => it.DrawDialog));
export const SavedDrawDialog = lazyDialog(() =>
  import('./saved-draw-dialog.tsx').then((it) => it.SavedDrawDialog),
);
