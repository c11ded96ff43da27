import { fail } from './fail.ts';

/** Refuses a change to a row that changed since the caller read it; without a version, any is accepted. */
export function refuseStale(row: { readonly version: number }, seen: number | null): void {
  if (seen !== null && seen !== row.version) throw fail('request.staleVersion', { version: row.version });
}
