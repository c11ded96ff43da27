import { useState } from 'react';
import type { TableRowData } from './columns.ts';

/** The rows that are ticked, of those on screen. */
export type Selection<Row> = {
  readonly rows: readonly Row[];
  readonly has: (row: Row) => boolean;
  readonly toggle: (row: Row) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
};

/** Ticks rows for bulk actions. Whatever leaves the screen is no longer ticked, so that nobody acts on rows they cannot see. */
export function useSelection<Row extends TableRowData>(shown: readonly Row[]): Selection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const has = ({ _id: id }: Row) => ids.has(id);
  const rows = shown.filter(has);
  const select = (ticked: readonly Row[]) => setIds(new Set(ticked.map(({ _id: id }) => id)));
  return {
    rows,
    has,
    toggle: (row) => select(has(row) ? rows.filter((other) => other._id !== row._id) : [...rows, row]),
    selectAll: () => select(shown),
    clear: () => select([]),
  };
}
