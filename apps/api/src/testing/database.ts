import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import { connect } from '#db/connect.ts';
import type { Database } from '#db/schema.generated.ts';
import { databaseAddress } from '#db/address.ts';

export type TestDatabase = { url: string; db: Kysely<Database>; close(): Promise<void> };

/** Gives a database of its own, cloned from the migrated template; `close` ends its connections and drops it. */
export async function testDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject('databaseServer');
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await runOnServer(adminUrl, `create database "${name}" template "${template}"`);
  const url = databaseAddress(adminUrl, name);
  const db = connect(url);
  return {
    url,
    db,
    async close() {
      await db.destroy();
      await runOnServer(adminUrl, `drop database if exists "${name}" with (force)`);
    },
  };
}

async function runOnServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
