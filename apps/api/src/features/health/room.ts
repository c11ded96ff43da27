import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/**
 * Whether the database can write. A result too large for minimal memory goes to a temporary file of some 400 kB on the
 * data disk, which leaves no trace and locks nothing; on a full disk it fails with SQLSTATE 53100. The last line locks
 * no row either, and still fails with 25006 on a standby, or where transactions only read.
 */
export async function askForRoom(db: Db): Promise<void> {
  await sql`select count(*)
    from (select set_config('work_mem', '64kB', true) as set) as little,
      lateral generate_series(1, 20000 + 0 * length(little.set))
    where not exists (select from schema_migration where false for update)`.execute(db);
}
