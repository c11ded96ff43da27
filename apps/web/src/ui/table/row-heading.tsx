import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

type Props = { readonly onOpen: (() => void) | undefined; readonly children: ReactNode };

/** The first cell of a row; if the row can be opened, it is the button for keyboards and screen readers. */
export function RowHeading({ onOpen, children }: Props) {
  if (!onOpen) return children;
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        textAlign: 'start',
        font: 'inherit',
        fontWeight: 600,
        minHeight: 44,
      }}
    >
      {children}
    </Link>
  );
}

/** Opens the row of a click, unless it was on something in it that has its own meaning, or ended a selection of text. */
export const rowClick =
  (onOpen: (() => void) | undefined) =>
  ({ target }: { readonly target: EventTarget }): void => {
    if (!onOpen || !(target instanceof Element)) return;
    if (target.closest('a, button, input, label, [role="menu"], [role="presentation"]')) return;
    if (window.getSelection()?.toString()) return;
    onOpen();
  };
