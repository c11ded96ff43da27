import { readStored, storageKeys, store } from '#lib/storage.ts';
import { rowsPerPageChoices } from '#ui/table/columns.ts';

const usual = 20;

/** How many rows a page has on this device, in every table. */
export function storedRowsPerPage(): number {
  const stored = Number(readStored(storageKeys.rowsPerPage));
  return rowsPerPageChoices.find((choice) => choice === stored) ?? usual;
}

export const storeRowsPerPage = (rows: number): void => store(storageKeys.rowsPerPage, String(rows));
