import { mkdir, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { socketFolder } from './socket-folder.ts';
import { temporaryFolder, type TemporaryFolder } from './testing/temporary-folder.ts';

let folder: TemporaryFolder;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await folder.remove();
});

const make = () => {
  const cluster = { folder: join(folder.path, 'postgres'), superuser: 'hall', password: undefined };
  return socketFolder(cluster, undefined);
};

/** A temporary folder whose path has this many bytes. */
async function givenTemporary(length: number, filling = 'x'): Promise<string> {
  const path = `${folder.path}/${filling.repeat(length - folder.path.length - 1)}`;
  await mkdir(path);
  vi.stubEnv('TMPDIR', path);
  return path;
}

test('it lies in the temporary folder, and is the same at the next start', async () => {
  const temporary = await givenTemporary(50);
  const made = make();
  expect(dirname(made)).toBe(temporary);
  expect(make()).toBe(made);
});

test.each([
  ['too long', 90, 'x'],
  ['one that PostgreSQL would need quotes for', 50, ' '],
])('it lies in /tmp where the temporary folder is %s', async (_, length, filling) => {
  await givenTemporary(length, filling);
  const made = make();
  expect(dirname(made)).toBe('/tmp');
  await rm(made, { recursive: true });
});

test.each([50, 60, 65, 70, 75])(
  'a name that somebody else took is left to them, with %i bytes of temporary folder',
  async (length) => {
    await givenTemporary(length);
    const taken = make();
    await rm(taken, { recursive: true });
    await symlink(folder.path, taken);
    const made = make();
    expect(made).not.toBe(taken);
    expect(Buffer.byteLength(join(made, '.s.PGSQL.5432.lock'))).toBeLessThanOrEqual(107);
    await rm(taken);
    await rm(made, { recursive: true });
  },
);
