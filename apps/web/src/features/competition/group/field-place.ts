/** The least width of a column of the results grid. */
export const columnWidth = 44;
/** The width of the field in a cell, which is wider than its column. */
export const fieldWidth = 148;
const margin = 2;

/**
 * Where the field begins in a cell of this column, so that it ends within the grid: beyond its edge the browser would scroll the
 * grid sideways to show it.
 */
export const fieldLeft = (column: number, columns: number): number =>
  margin - Math.max(0, fieldWidth + 2 * margin - (columns - column) * columnWidth);
