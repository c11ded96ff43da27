/** A row of a part. */
const row = 'li';

/** Whether an element cannot have the focus any more. */
const isGone = (element: HTMLElement): boolean => !element.isConnected || element.matches(':disabled');

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Gives an element the focus that is not reached by Tab, where it can be seen. */
function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Keeps the keyboard focus in a part of a page when the button that had it is gone, as a `ref`: it goes to the row that is there now, on which no
 * second press does anything, or to the part. A button that disappears would leave it nowhere, and a screen reader at the top of the page.
 */
export function keepsFocus(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  let last: HTMLElement | null = null;
  let at = -1;
  const rows = () => [...part.querySelectorAll<HTMLElement>(row)];
  const enter = ({ target }: FocusEvent) => {
    last = target instanceof HTMLElement ? target : null;
    at = rows().findIndex((one) => one.contains(last));
  };
  const watch = new MutationObserver(() => {
    if (last === null || !isLost()) return;
    if (!isGone(last)) return;
    last = null;
    const left = rows();
    focusOn((at < 0 ? undefined : left[Math.min(at, left.length - 1)]) ?? part);
  });
  part.addEventListener('focusin', enter);
  // A dialog that was opened from here closes elsewhere in the document.
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    part.removeEventListener('focusin', enter);
    watch.disconnect();
  };
}
