import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBinaries } from '#platform/binaries.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { temporaryFolder, type TemporaryFolder } from '#testing/temporary-folder.ts';

let folder: TemporaryFolder;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(() => folder.remove());

test.each([
  ['99', 'was written by PostgreSQL 99 and this program carries 18: start a newer Topspin.'],
  ['12', 'was written by PostgreSQL 12 and this program carries 18: run that version on it'],
])('files of PostgreSQL %s are refused with one line, and left as they are', async (version, line) => {
  const cluster = join(folder.path, 'postgres');
  await mkdir(cluster);
  await writeFile(join(cluster, 'PG_VERSION'), `${version}\n`);
  await expect(startEmbeddedPostgres({ dataDir: folder.path })).rejects.toThrow(line);
  expect(await readdir(cluster)).toEqual(['PG_VERSION']);
});

test('a folder that is no data folder of PostgreSQL is refused with one line', async () => {
  await mkdir(join(folder.path, 'postgres'));
  await expect(startEmbeddedPostgres({ dataDir: folder.path })).rejects.toThrow(
    'holds no database of PostgreSQL',
  );
});

test('a data folder that cannot be written is refused with one line', async () => {
  const file = join(folder.path, 'file');
  await writeFile(file, '');
  const start = startEmbeddedPostgres({ dataDir: join(file, 'data') });
  await expect(start).rejects.toThrow('cannot be written (ENOTDIR)');
});

test('a platform without a PostgreSQL of its own is told to use a server', async () => {
  await expect(findBinaries('sunos-x64')).rejects.toThrow('set DATABASE_URL to a PostgreSQL 15 or newer');
});
