import { fail } from './fail.ts';

/** Refuses a change to a row that is another one than the caller saw; no version means that any will do. */
export function refuseStale(row: { readonly version: number }, seen: number | null): void {
  if (seen !== null && seen !== row.version) throw fail('request.staleVersion', { version: row.version });
}
