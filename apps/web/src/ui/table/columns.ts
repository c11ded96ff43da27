import type { ReactNode } from 'react';

/** A column of a table. On a phone, where each row is a card, the first is its heading and the others a line each. */
export type Column<Row> = {
  /** The field of the row; the server sorts by it if the column is sortable. */
  readonly id: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean;
  readonly align?: 'right';
  /** The narrowest screen with room for it; cards show every column. */
  readonly from?: 'lg' | 'xl';
};

/** The field that a table is sorted by, and in which direction. */
export type Sort = { readonly by: string; readonly desc: boolean };

/** What every row has: an id, which also identifies it while selected. */
export type TableRowData = { readonly _id: string };

/** One page of a list, as a table shows it. */
export type TablePage<Row> = {
  readonly rows: readonly Row[];
  readonly state: 'loading' | 'loaded' | 'error';
  readonly error: unknown;
  /** Whether the rows are those of the previous page, sort order or search, while others are loaded. */
  readonly isOutdated: boolean;
  /** How many rows there are; null until loaded. */
  readonly total: number | null;
  /** Whether counting stopped early: there are at least `total`. */
  readonly isAtLeast: boolean;
  /** The number of the page, from 1, and of the last that can be asked for. */
  readonly page: number;
  readonly lastPage: number;
  readonly rowsPerPage: number;
  readonly sort: Sort;
  readonly setPage: (page: number) => void;
  readonly setRowsPerPage: (rows: number) => void;
  readonly setSort: (sort: Sort) => void;
  readonly retry: () => void;
};

/** How many rows a page may have. */
export const rowsPerPageChoices = [10, 20, 50, 100] as const;
