import { runOnServer } from '../database/run-on-server.ts';

/** How many of these events a database does not have. */
export async function missing(url: string, ids: readonly string[]): Promise<number> {
  const kept = await runOnServer<{ id: string }>(url, 'select id from match_events');
  const known = new Set(kept.map(({ id }) => id));
  return ids.filter((id) => !known.has(id)).length;
}
