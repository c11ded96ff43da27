import { mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyBinaries, linkLibraries } from './binaries.ts';
import { temporaryFolder, type TemporaryFolder } from './testing/temporary-folder.ts';

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

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

test('links that npm did not make are made, and where they cannot be, that is refused', async () => {
  const native = join(folder.path, 'native');
  await mkdir(native);
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(join(native, 'pg-symlinks.json'), JSON.stringify(links));
  await expect(linkLibraries(native)).rejects.toMatchObject({ code: 'package.notLinked' });
  await mkdir(join(native, 'lib'));
  await writeFile(join(native, 'lib/libpq.so.5.18'), 'library');
  await linkLibraries(native);
  expect(await readFile(join(native, 'lib/libpq.so.5'), 'utf8')).toBe('library');
});
