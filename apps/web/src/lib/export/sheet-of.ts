import type { WholeList } from '#ui/list/listing.ts';
import type { Cell, Sheet } from './sheet.ts';

/** The heading of a column, and what it says of a row. */
export type Column<Row> = readonly [heading: string, cell: (row: Row, index: number) => Cell];

/** A list as a table, by its columns. */
export const sheetOf = <Row>(
  name: string,
  { rows, isCut }: WholeList<Row>,
  columns: readonly Column<Row>[],
): Sheet => ({
  name,
  isCut,
  headings: columns.map(([heading]) => heading),
  rows: rows.map((row, index) => columns.map(([, cell]) => cell(row, index))),
});

/** Rows that are on the screen already. */
export const asWhole = <Row>(rows: readonly Row[]): WholeList<Row> => ({ rows, isCut: false });
