import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { openClient, type Client } from '#db/client.ts';
import { lockMigrations } from '#db/migrate.ts';
import {
  migrationsFolder,
  pendingMigrations,
  readMigrations,
  runMigration,
  type Migration,
} from '#db/migration-files.ts';
import { prepareRecords, readRecords } from '#db/migration-records.ts';
import { prepareQueue } from '#jobs/prepare-queue.ts';
import { replaceJobs, type WaitingJob } from '#jobs/waiting-jobs.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { onBareTables } from './bare-tables.ts';
import { clearDatabase, contentOf } from './clear-database.ts';
import { erasedIn } from './erased.ts';
import type { BackupHeader, BackupSection } from '#backup/file/format.ts';
import { writeNew } from '#backup/file/new-file.ts';
import type { OnProgress } from '#backup/file/progress.ts';
import { checkBackup, readBackup } from '#backup/file/read-backup.ts';
import { copied, plainText } from './tables.ts';
import { filesKept } from './write-backup.ts';

export type RestoreOptions = {
  /** An empty database, unless `beforeReplacing` is given. */
  readonly url: string;
  readonly dataDir: string;
  /** Opens the file; it is read twice: first to check it, then to load it. */
  readonly open: () => Promise<AsyncIterable<Buffer>>;
  /** Backs up what is in the database, which is then replaced. Without it only an empty database is restored into. */
  readonly beforeReplacing?: (() => Promise<void>) | undefined;
  /** Hashes of erased people, of the list beside the backups. */
  readonly erased: readonly string[];
  /** Erases again those of these hashes who are back, in the transaction of the restore. */
  readonly eraseAgain: (client: Client, hashes: readonly string[]) => Promise<void>;
  /** The database was restored, and the files of the data folder could not be written. */
  readonly onFilesNotPut: (error: unknown) => void;
  readonly onCheck?: OnProgress;
  readonly onProgress?: OnProgress;
  readonly folder?: string;
};

/** Puts a backup into a database. All of that happens in one transaction: a failure changes nothing. Its files are put after it. */
export async function restore(options: RestoreOptions): Promise<BackupHeader> {
  const { header } = await checkBackup(await options.open(), options.onCheck);
  const migrations = await readMigrations(options.folder ?? migrationsFolder);
  const ran = header.migrations.map((migration) => ({ ...migration, topspin: header.topspin }));
  const later = pendingMigrations(migrations, ran, 'backup');
  const client = await openClient(options.url, { connect: 10_000 });
  try {
    await lockMigrations(client);
    await refuseWhileServed(client);
    const before = await prepareDatabase(client, options);
    await prepareQueue(options.url);
    await client.query('begin');
    await client.query(plainText);
    await clearDatabase(client);
    const files = await loadAll(client, { ...options, header, migrations, later, before });
    await client.query('commit');
    // The database is there by now, whatever becomes of these.
    await putFiles(options.dataDir, files).catch(options.onFilesNotPut);
    await client.query('analyze').catch(() => undefined); // Autovacuum does it later.
    return header;
  } finally {
    await client.end();
  }
}

/** A server that runs would go on with the keys and caches of before. */
async function refuseWhileServed(client: Client): Promise<void> {
  const { rows } = await client.query<{ from: string | null; count: number }>(`
    select host(client_addr) as from, count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'topspin' and pid <> pg_backend_pid() group by 1`);
  if (rows.length === 0) return;
  const where = rows.map(({ from }) => from ?? 'this machine').join(', ');
  throw new StartFailure(`Topspin runs on this database (${where}): stop it first.`);
}

/** The erasures of the database to be replaced, after it was backed up. */
async function prepareDatabase(
  client: Client,
  { beforeReplacing }: RestoreOptions,
): Promise<readonly string[]> {
  const content = await contentOf(client);
  if (content === 'foreign')
    throw new StartFailure('This database has tables that are not of Topspin: restore into an empty one.');
  if (content !== 'used') return [];
  if (beforeReplacing === undefined)
    throw new StartFailure(
      'There is data in this database: restore into an empty one, or say --replace, which backs up what is there first.',
    );
  await beforeReplacing();
  return erasedIn(client);
}

type Loading = RestoreOptions & {
  readonly header: BackupHeader;
  readonly migrations: readonly Migration[];
  readonly later: readonly Migration[];
  /** Erasures of the database that is replaced. */
  readonly before: readonly string[];
};

type KeptFile = { readonly name: string; readonly content: Buffer };

async function loadAll(client: Client, loading: Loading): Promise<KeptFile[]> {
  const { header, migrations, later } = loading;
  await prepareRecords(client);
  for (const migration of migrations) if (!later.includes(migration)) await runMigration(client, migration);
  const loaded = new Loaded(client, header);
  await onBareTables(client, header.tables, async () => {
    await readBackup(await loading.open(), { onSection: loaded.section, onProgress: loading.onProgress });
  });
  for (const { name, value } of header.sequences)
    await client.query('select setval($1::regclass, $2)', [`public."${name}"`, value]);
  await replaceJobs(client, loaded.jobs);
  const ran = await readRecords(client);
  for (const migration of pendingMigrations(migrations, ran)) await runMigration(client, migration);
  await loading.eraseAgain(client, [...loading.erased, ...loading.before, ...loaded.erased]);
  return loaded.files;
}

/** Takes the sections of a backup into the database. */
class Loaded {
  readonly files: KeptFile[] = [];
  jobs: readonly WaitingJob[] = [];
  erased: readonly string[] = [];
  readonly #client: Client;
  readonly #header: BackupHeader;

  constructor(client: Client, header: BackupHeader) {
    this.#client = client;
    this.#header = header;
  }

  readonly section = async ({ kind, name }: BackupSection, data: Readable): Promise<void> => {
    switch (kind) {
      case 'table':
        return this.#table(name, data);
      case 'jobs':
        this.jobs = linesOf(await text(data)).map((line) => JSON.parse(line) as WaitingJob);
        return;
      case 'erased':
        this.erased = linesOf(await text(data));
        return;
      case 'file':
        this.files.push({ name, content: await buffer(data) });
    }
  };

  async #table(name: string, data: Readable): Promise<void> {
    const table = this.#header.tables.find((known) => known.name === name);
    if (table === undefined) throw new StartFailure(`The backup has a table it does not announce: ${name}.`);
    await pipeline(data, this.#client.query(copyFrom(`copy ${copied(table)} from stdin with (freeze)`)));
  }
}

const linesOf = (all: string): string[] => all.split('\n').filter((line) => line !== '');

async function putFiles(dataDir: string, files: readonly KeptFile[]): Promise<void> {
  for (const { name, content } of files) {
    if (!filesKept.some((known) => known === name)) continue;
    const path = join(dataDir, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await writeNew(path, content);
  }
}
