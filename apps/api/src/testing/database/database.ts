import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import { inject } from 'vitest';
import { databaseAddress } from '#db/address.ts';
import { connect, openPool } from '#db/connect.ts';
import type { Database } from '#db/schema.generated.ts';
import { prepareAll } from '#testing/database/prepare-all.ts';
import { runOnServer } from '#testing/database/run-on-server.ts';

export type TestDatabase = { url: string; pool: pg.Pool; db: Kysely<Database>; close(): Promise<void> };

/**
 * Creates a database by cloning the migrated template; `close` ends its connections and drops it. Its files are copied as they are:
 * PostgreSQL's own way, page by page through its log, is twice as much work.
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { adminUrl, superuserUrl, template } = inject('databaseServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await runOnServer(adminUrl, `create database "${name}" template "${template}" strategy file_copy`);
  const url = databaseAddress(adminUrl, name);
  const pool = openPool(url);
  prepareAll(pool);
  const db = connect(pool);
  return {
    url,
    pool,
    db,
    async close() {
      await db.destroy();
      // An autovacuum may be in it, which only a superuser ends.
      await runOnServer(superuserUrl, `drop database if exists "${name}" with (force)`);
    },
  };
}
