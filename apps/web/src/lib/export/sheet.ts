import { unparse } from 'papaparse';
import writeXlsxFile from 'write-excel-file/universal';

export type Cell = string | number | null;
/** A table to download. */
export type Sheet = {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** Whether it has only the first rows of its list. */
  readonly isCut: boolean;
};

export type SheetFormat = 'csv' | 'xlsx';

/**
 * A table as CSV: semicolons, which spreadsheets in Spain expect and others find out, and the mark of UTF-8. Text that a spreadsheet
 * would run as a formula begins with an apostrophe.
 */
export const asCsv = ({ headings, rows }: Sheet): string =>
  `\uFEFF${unparse({ fields: [...headings], data: rows.map((row) => [...row]) }, { delimiter: ';', escapeFormulae: formula })}`;

/** What makes a cell a formula, after spaces too. Numbers are not text, and stay as they are. */
const formula = /^\s*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/u;

/** A table as a workbook, in which text is never a formula. */
export function asXlsx({ name, headings, rows }: Sheet): Promise<Blob> {
  const head = headings.map((value) => ({ value, fontWeight: 'bold' as const }));
  const body = rows.map((row) =>
    row.map((value) =>
      value === null ? null : typeof value === 'number' ? { value, type: Number } : { value, type: String },
    ),
  );
  return writeXlsxFile([head, ...body], { sheet: nameOfSheet(name), stickyRowsCount: 1 }).toBlob();
}

/** What a workbook allows as the name of a sheet. */
const nameOfSheet = (name: string): string =>
  name
    .replace(/[[\]:*?/\\']/gu, ' ')
    .slice(0, 31)
    .trim() || '1';

/** Hands a table to the browser as a file. */
export async function download(sheet: Sheet, format: SheetFormat): Promise<void> {
  const blob =
    format === 'csv' ? new Blob([asCsv(sheet)], { type: 'text/csv;charset=utf-8' }) : await asXlsx(sheet);
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${sheet.name.replace(/[^\p{L}\p{N}._-]+/gu, ' ').trim() || 'topspin'}.${format}`;
  link.click();
  URL.revokeObjectURL(address);
}
