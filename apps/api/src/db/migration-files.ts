import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { record, type AppliedMigration, type MigrationRecord } from '#db/migration-records.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { versions } from '#platform/version.ts';

export type Migration = MigrationRecord & { sql: string };

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Reads `NNNN-name.sql` files in the order of their numbers. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const number = Number(name.match(/^(\d{4})-[a-z0-9-]+\.sql$/)?.[1]);
  if (!Number.isInteger(number)) throw new StartFailure(`The migration ${name} is not named NNNN-name.sql.`);
  const sql = await readFile(`${folder}/${name}`, 'utf8');
  return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

/** Whose data does not fit this program, in the messages: a database or a backup. */
export type Applier = 'database' | 'backup';

/** The files still to run, given what the database has; throws if they do not match. */
export function pendingMigrations(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
  applier: Applier = 'database',
): Migration[] {
  const unknown = applied.filter(
    ({ number }) => !migrations.some((migration) => migration.number === number),
  );
  if (unknown.length > 0) throw new StartFailure(tooNew(unknown, applier));
  for (const { number, checksum } of applied) {
    const file = migrations.find((migration) => migration.number === number);
    if (file === undefined) continue;
    if (file.checksum !== checksum) {
      throw new StartFailure(
        `The migration ${file.name} was changed after this ${applier} ran it: put it back and add a new file.`,
      );
    }
  }
  return migrations.filter(({ number }) => !applied.some((row) => row.number === number));
}

/** Names the version that knows them all, where the database or the backup says. */
function tooNew(unknown: readonly AppliedMigration[], applier: Applier): string {
  const last = unknown.at(-1)?.name ?? '';
  const [newest] = unknown
    .flatMap(({ topspin }) => topspin ?? [])
    .toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
  const needed =
    newest === undefined || newest === versions.version ? 'a newer Topspin' : `Topspin ${newest} or newer`;
  return `The ${applier} is newer than this program, Topspin ${versions.version} (it has migration ${last}): start ${needed}.`;
}

const aboutExtension =
  'Install PostgreSQL\'s contrib package on its server, or run "create extension pg_trgm" in that database as a superuser, and start again.';

/** Runs a migration and records it, in the caller's transaction. */
export async function runMigration(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql);
    await record(client, migration);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = reason.includes('pg_trgm') ? `. ${aboutExtension}` : '';
    throw new StartFailure(`The migration ${migration.name} failed: ${reason}${advice}`, { cause: error });
  }
}
