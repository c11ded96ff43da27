import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { join, resolve } from 'node:path';
import { temporaryFolder, type TemporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { givenEmptyDatabases } from '#testing/given-database.ts';
import { startProgram } from '#testing/started-program.ts';
import { openFile } from '#backup/file/open-file.ts';
import { checkBackup } from '#backup/file/read-backup.ts';

// Four data folders are made.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 });

const scripts = resolve(import.meta.dirname, '../../scripts');
const emptyDatabase = givenEmptyDatabases();

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** Runs a command to its end; its failures are on stderr. */
async function run(name: 'backup' | 'restore', words: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(scripts, `${name}.ts`), ...words], {
    env: { ...settings, INIT_CWD: folder.path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, failed] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { said, failed };
}

async function tablesIn(name: string) {
  const file = await openFile({ path: join(folder.path, name), passphrase: undefined });
  const { sections } = await checkBackup(file);
  return sections.filter(({ kind }) => kind === 'table');
}

test('a laptop is backed up while it runs, restored on a server, and back on another laptop', async () => {
  const laptop = { DATA_DIR: join(folder.path, 'data') };
  const running = startProgram(laptop);
  await running.until(/^Topspin is ready/mu);
  expect(await run('backup', ['laptop.backup'], laptop)).toMatchObject({ failed: '' });
  expect((await run('restore', ['laptop.backup'], laptop)).failed).toContain('already runs on this data');
  expect(running.child.exitCode).toBe(null);
  running.child.kill('SIGTERM');
  await running.ended;

  const server = { DATABASE_URL: await emptyDatabase() };
  const restored = await run('restore', ['laptop.backup'], server);
  expect(restored).toEqual({ said: expect.stringContaining('Restored the backup of'), failed: '' });
  await run('backup', ['server.backup'], server);
  expect(await tablesIn('server.backup')).toEqual(await tablesIn('laptop.backup'));

  const other = { DATA_DIR: join(folder.path, 'other') };
  await run('restore', ['server.backup'], other);
  await run('backup', ['other.backup'], other);
  expect(await tablesIn('other.backup')).toEqual(await tablesIn('laptop.backup'));
});

test.each([
  ['backup', 'No backup was made: There is no data in'],
  ['restore', 'Nothing was restored: There is no file'],
] as const)('%s says in a line what is missing', async (name, line) => {
  const { failed } = await run(name, ['absent.backup'], { DATA_DIR: join(folder.path, 'absent') });
  expect(failed).toContain(line);
});
