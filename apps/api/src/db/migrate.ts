import type pg from 'pg';
import { adoptBaseline } from '#db/baseline.ts';
import { openClient } from '#db/client.ts';
import {
  migrationsFolder,
  pendingMigrations,
  readMigrations,
  runMigration,
  type Migration,
} from '#db/migration-files.ts';
import { prepareRecords, readRecords } from '#db/migration-records.ts';

/** An arbitrary number, the same for every Topspin. */
const lockKey = 2_011_001;

/** Waits until no other server migrates or restores, and keeps all others from it until this connection ends. */
export const lockMigrations = (client: pg.Client) => client.query('select pg_advisory_lock($1)', [lockKey]);

/**
 * Migrates the database at `url` to the newest version, once even if several servers start together, and
 * returns the names of the migrations it ran. Each file runs in its own transaction, together with its record.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  // A large table may take a while, and so may another server that is migrating.
  const client = await openClient(url, { connect: 10_000 });
  try {
    await lockMigrations(client);
    await prepareRecords(client);
    await adoptBaseline(client, migrations);
    const pending = pendingMigrations(migrations, await readRecords(client));
    for (const migration of pending) await apply(client, migration);
    if (pending.length > 0 || !(await hasQueue(client))) await prepareQueue(url);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

const hasQueue = async (client: pg.Client): Promise<boolean> =>
  (await client.query("select where to_regclass('graphile_worker.jobs') is not null")).rowCount === 1;

/** Loaded where it is needed, since it is large: otherwise a worker that starts brings the queue up to date. */
async function prepareQueue(url: string): Promise<void> {
  const queue = await import('#jobs/prepare-queue.ts');
  await queue.prepareQueue(url);
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await runMigration(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
