import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import { fail } from '#http/fail.ts';

/**
 * Fails if a commit has waited for its synchronous standby for more than a second: PostgreSQL answers then, and acknowledges nothing. Who sent
 * it may have given up; PostgreSQL waits on until the standby is back, or is no longer waited for, so this is known as long as it lasts.
 */
export async function askForCommits(db: Db): Promise<void> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'IPC' and wait_event = 'SyncRep'
      and query_start < clock_timestamp() - interval '1 second'
    limit 1`.execute(db);
  if (rows.length > 0)
    throw fail('server.databaseAway', { reason: 'commits wait for a synchronous standby' });
}
