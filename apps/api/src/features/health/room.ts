import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/**
 * Whether the database can write. A result too large for minimal memory goes to a temporary file of some 400 kB on the
 * data disk, which leaves no trace and locks nothing; on a full disk it fails with SQLSTATE 53100.
 */
export async function askForRoom(db: Db): Promise<void> {
  await sql`select count(*)
    from (select set_config('work_mem', '64kB', true) as set) as little,
      lateral generate_series(1, 20000 + 0 * length(little.set))`.execute(db);
}
