import { anchorOf } from '#domain/day/from-tables.ts';

/** Where the keyboard goes on when what had the focus has gone: at a table. */
export function focusTable(table: number): void {
  if (document.activeElement === document.body)
    document.getElementById(anchorOf(table))?.focus({ preventScroll: true });
}
