import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { constants, createZstdCompress } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import { openClient, type Client } from '#db/client.ts';
import { readRecords } from '#db/migration-records.ts';
import { waitingJobs } from '#jobs/waiting-jobs.ts';
import { codeOf } from '#platform/error-code.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { Digest } from '#backup/file/digest.ts';
import { erasedIn } from './erased.ts';
import { firstLine, type BackupHeader, type BackupSection, type BackupTable } from '#backup/file/format.ts';
import { FramesOut } from '#backup/file/frames-out.ts';
import { copied, plainText, quoted, tablesOf } from './tables.ts';
import { progressIn, type OnProgress } from '#backup/file/progress.ts';

export type BackupSource = {
  readonly url: string;
  /** The folder whose files travel with the database. */
  readonly dataDir: string;
  readonly topspin: string;
  readonly now: Date;
  /** Hashes of people erased before, as far as other backups know of them. */
  readonly erased?: readonly string[];
  /** Called with those and the ones of this database. */
  readonly onErased?: (hashes: readonly string[]) => void;
  readonly onProgress?: OnProgress;
};

/** What the database does not hold: without it every phone in the hall would have to trust the server anew. */
export const filesKept = ['https/authority.key', 'https/authority.crt'] as const;

/** The bytes of a backup: everything as it is at one moment, while others go on writing. */
export async function* backupOf(source: BackupSource): AsyncGenerator<Buffer> {
  const client = await openClient(source.url, { connect: 10_000 });
  try {
    await client.query('begin transaction isolation level repeatable read read only');
    await client.query(plainText);
    yield* framesOf(client, source);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

async function* framesOf(client: Client, source: BackupSource): AsyncGenerator<Buffer> {
  const frames = new FramesOut();
  const header = await headerOf(client, source);
  yield firstLine;
  yield frames.json('header', header);
  let sections = 0;
  for await (const part of partsOf(client, source, header)) {
    yield* sectionOf(frames, part);
    sections++;
  }
  yield frames.trailer(sections);
}

async function headerOf(client: Client, { topspin, now }: BackupSource): Promise<BackupHeader> {
  const { rows } = await client.query<{ version: string; known: boolean }>(
    `select current_setting('server_version') as version, to_regclass('schema_migration') is not null as known`,
  );
  if (rows[0]?.known !== true) throw new StartFailure('There is no data of Topspin in this database yet.');
  const tables: BackupTable[] = [];
  for (const table of await tablesOf(client))
    tables.push({ ...table, rows: await rowsIn(client, table.name) });
  const migrations = (await readRecords(client)).map(({ number, name, checksum }) => ({
    number,
    name,
    checksum,
  }));
  const sequences = await client.query<{ name: string; value: number }>(
    `select sequencename as name, last_value as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return {
    madeAt: now.toISOString(),
    topspin,
    postgres: rows[0].version,
    migrations,
    tables,
    sequences: sequences.rows,
  };
}

async function rowsIn(client: Client, name: string): Promise<number> {
  const { rows } = await client.query<{ rows: number }>(`select count(*) as rows from ${quoted(name)}`);
  return rows[0]?.rows ?? 0;
}

type Part = BackupSection & { readonly data: Readable; readonly onLines?: (more: number) => void };

async function* partsOf(client: Client, source: BackupSource, header: BackupHeader): AsyncGenerator<Part> {
  const onLines = progressIn(header.tables, source.onProgress);
  for (const table of header.tables) {
    const data = client.query(copyTo(`copy ${copied(table)} to stdout`));
    yield { kind: 'table', name: table.name, data, onLines };
  }
  yield {
    kind: 'jobs',
    name: 'jobs',
    data: lines((await waitingJobs(client)).map((job) => JSON.stringify(job))),
  };
  const erased = [...new Set([...(source.erased ?? []), ...(await erasedIn(client))])].toSorted();
  source.onErased?.(erased);
  yield { kind: 'erased', name: 'erased', data: lines(erased) };
  for (const name of filesKept) {
    const content = await readIfThere(join(source.dataDir, name));
    if (content) yield { kind: 'file', name, data: Readable.from([content]) };
  }
}

const lines = (all: readonly string[]) => Readable.from(all.map((line) => Buffer.from(`${line}\n`)));

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** What one frame of data holds. */
const piece = 256 * 1024;

async function* sectionOf(frames: FramesOut, { kind, name, data, onLines }: Part): AsyncGenerator<Buffer> {
  yield frames.json('section', { kind, name });
  const digest = new Digest(onLines);
  const packed = createZstdCompress({
    chunkSize: piece,
    params: { [constants.ZSTD_c_compressionLevel]: 3 },
  });
  // Whoever reads sees the failure of any of them.
  data.on('error', (error) => digest.destroy(error));
  digest.on('error', (error) => packed.destroy(error));
  for await (const chunk of data.pipe(digest).pipe(packed)) yield frames.frame('data', chunk as Buffer);
  yield frames.json('end', digest.sum());
}
