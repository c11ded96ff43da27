import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyBinaries } from './binaries.ts';
import { excludedUser } from './excluded-user.ts';
import { postgresUser } from './system-user.ts';
import { temporaryFolder, type TemporaryFolder } from './testing/temporary-folder.ts';

/** PostgreSQL refuses to run as root; any other user runs it as themselves. */
const user = process.getuid?.() === 0 ? 'nobody' : undefined;

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

test('on new files root runs PostgreSQL as nobody', () => {
  expect(postgresUser(join(folder.path, 'postgres'))?.name).toBe(user);
});

test.each([
  ['open to everybody will do', 0o755, undefined],
  ['closed, as the home of root is, keeps that user out', 0o700, user],
])('a folder that is %s', async (_, mode, excluded) => {
  const home = join(folder.path, 'home');
  await mkdir(home, { mode });
  expect(excludedUser(join(home, 'not/there/yet'))).toBe(excluded);
});

test('a copy of the binaries is made once, whole, and open to every user', async () => {
  const source = join(folder.path, 'native');
  await mkdir(join(source, 'bin'), { recursive: true });
  await writeFile(join(source, 'bin/postgres'), 'program');
  const shared = join(folder.path, 'shared');
  const binaries = { folder: source, version: '18.4.0' };
  const copies = await Promise.all([1, 2].map(() => copyBinaries(binaries, shared)));
  expect(copies).toEqual([1, 2].map(() => ({ ...binaries, folder: join(shared, 'postgresql-18.4.0') })));
  expect(await readdir(shared)).toEqual(['postgresql-18.4.0']);
  expect((await stat(join(shared, 'postgresql-18.4.0'))).mode & 0o777).toBe(0o755);
  expect(await readFile(join(shared, 'postgresql-18.4.0/bin/postgres'), 'utf8')).toBe('program');
});
