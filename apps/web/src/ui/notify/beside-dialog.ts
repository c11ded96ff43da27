/** Where a dialog begins and ends in the window, and where its title ends and its buttons begin. */
export type DialogEdges = {
  readonly top: number;
  readonly bottom: number;
  readonly titleEnds: number;
  readonly actionsBegin: number;
};

const gap = 8;

/**
 * Where a bar begins that covers neither the title of a dialog nor its buttons: above it, else below it, else over the end of its
 * content. `visible` is where what can be seen ends: above a phone's keyboard.
 */
export function topBeside(dialog: DialogEdges, height: number, visible: number): number {
  if (height + 2 * gap <= dialog.top) return gap;
  if (dialog.bottom + height + 2 * gap <= visible) return visible - height - gap;
  return Math.max(dialog.titleEnds, Math.min(dialog.actionsBegin, visible) - height - gap);
}

/** The edges of the dialog that lies on top of everything. */
export function topmostDialog(): DialogEdges | undefined {
  const paper = [...document.querySelectorAll('.MuiDialog-paper')].at(-1);
  if (!paper) return undefined;
  const { top, bottom } = paper.getBoundingClientRect();
  return {
    top,
    bottom,
    titleEnds: paper.querySelector('.MuiDialogTitle-root')?.getBoundingClientRect().bottom ?? top,
    actionsBegin: paper.querySelector('.MuiDialogActions-root')?.getBoundingClientRect().top ?? bottom,
  };
}
