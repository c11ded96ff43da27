import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { adoptBaseline } from '#db/baseline.ts';
import { openClient } from '#db/client.ts';
import { prepareRecords, readRecords, record, type MigrationRecord } from '#db/migration-records.ts';
import { prepareQueue } from '#jobs/queue.ts';
import { StartFailure } from '#platform/start-failure.ts';

type Migration = MigrationRecord & { sql: string };

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** An arbitrary number, the same for every Topspin. */
const lockKey = 2_011_001;

/**
 * Migrates the database at `url` to the newest version, once even if several servers start together, and
 * returns the names of the migrations it ran. Each file runs in its own transaction, together with its record.
 */
export async function migrate(url: string, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  // A large table may take a while, and so may another server that is migrating.
  const client = await openClient(url, { connect: 10_000 });
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await prepareRecords(client);
    await adoptBaseline(client, migrations);
    const pending = pendingMigrations(migrations, await readRecords(client));
    for (const migration of pending) await apply(client, migration);
    await prepareQueue(url);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** Reads `NNNN-name.sql` files in the order of their numbers. */
async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const number = Number(name.match(/^(\d{4})-[a-z0-9-]+\.sql$/)?.[1]);
  if (!Number.isInteger(number)) throw new StartFailure(`The migration ${name} is not named NNNN-name.sql.`);
  const sql = await readFile(`${folder}/${name}`, 'utf8');
  return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

/** The files still to run, given what the database has; throws if they do not match. */
function pendingMigrations(migrations: Migration[], applied: MigrationRecord[]): Migration[] {
  for (const { number, name, checksum } of applied) {
    const file = migrations.find((migration) => migration.number === number);
    if (file === undefined) {
      throw new StartFailure(
        `The database is newer than this program (it has migration ${name}): start a newer Topspin.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new StartFailure(
        `The migration ${file.name} was changed after this database ran it: put it back and add a new file.`,
      );
    }
  }
  return migrations.filter(({ number }) => !applied.some((row) => row.number === number));
}

const aboutExtension =
  'Install PostgreSQL\'s contrib package on its server, or run "create extension pg_trgm" in that database as a superuser, and start again.';

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(migration.sql);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    const advice = reason.includes('pg_trgm') ? `. ${aboutExtension}` : '';
    throw new StartFailure(`The migration ${migration.name} failed: ${reason}${advice}`, { cause: error });
  }
}
