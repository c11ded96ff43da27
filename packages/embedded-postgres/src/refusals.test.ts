import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBinaries } from './binaries.ts';
import { clusterFolder } from './cluster.ts';
import { startForTest } from './testing/start-for-test.ts';
import { temporaryFolder, type TemporaryFolder } from './testing/temporary-folder.ts';

let folder: TemporaryFolder;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(() => folder.remove());

test.each([
  ['99', 'files.tooNew', 'was written by PostgreSQL 99 and this program carries 18'],
  ['12', 'files.tooOld', 'was written by PostgreSQL 12 and this program carries 18'],
])('files of PostgreSQL %s are refused, and left as they are', async (version, code, line) => {
  const cluster = clusterFolder(folder.path);
  await mkdir(cluster);
  await writeFile(join(cluster, 'PG_VERSION'), `${version}\n`);
  const message = `The data folder ${cluster} ${line}`;
  await expect(startForTest(folder.path)).rejects.toMatchObject({ code, message });
  expect(await readdir(cluster)).toEqual(['PG_VERSION']);
});

test('a folder that is no data folder of PostgreSQL is refused', async () => {
  await mkdir(clusterFolder(folder.path));
  await expect(startForTest(folder.path)).rejects.toMatchObject({ code: 'files.notPostgres' });
});

test('a data folder that cannot be written is refused, with the reason', async () => {
  const file = join(folder.path, 'file');
  await writeFile(file, '');
  const refusal = { code: 'folder.notWritable', message: expect.stringContaining('(ENOTDIR)') };
  await expect(startForTest(join(file, 'data'))).rejects.toMatchObject(refusal);
});

test('a platform without binaries is refused by its name', async () => {
  const refusal = { code: 'platform.unsupported', message: expect.stringContaining('sunos-x64') };
  await expect(findBinaries('sunos-x64')).rejects.toMatchObject(refusal);
});

test.each(['', 'Hall', 'a-b', 'a"b', '1st', 'a'.repeat(31)])('the name "%s" is refused', async (name) => {
  await expect(startForTest(folder.path, { name })).rejects.toThrow(TypeError);
});
