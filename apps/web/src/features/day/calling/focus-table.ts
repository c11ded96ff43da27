import { anchorOf } from '#domain/day/from-tables.ts';

/** Moves the focus to a table, if the element that had it is gone: the keyboard goes on there. */
export function focusTable(table: number): void {
  if (document.activeElement === document.body)
    document.getElementById(anchorOf(table))?.focus({ preventScroll: true });
}
