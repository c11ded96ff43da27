import { readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { withConnection } from './connection.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { startForTest } from './testing/start-for-test.ts';
import { temporaryFolder, type TemporaryFolder } from './testing/temporary-folder.ts';

let folder: TemporaryFolder;
let postgres: EmbeddedPostgres;
let restarted: PromiseWithResolvers<Error | undefined>;

const start = () => startForTest(folder.path, { onRestart: (failure) => restarted.resolve(failure) });
const run = (statement: string) =>
  withConnection(postgres.url, async (client) => (await client.query(statement)).rows as unknown[]);
const read = () => run('select name from serve');

async function writeLongAgo(file: string, text: string): Promise<void> {
  await writeFile(file, text);
  await utimes(file, 0, 0);
}

/** Making the files takes longest: one server goes through all tests, and each leaves it running. */
beforeAll(async () => {
  folder = await temporaryFolder();
  postgres = await start();
  await run(`create table serve as select 'acknowledged' as name`);
});

beforeEach(() => {
  restarted = Promise.withResolvers();
});

afterAll(async () => {
  await postgres.stop();
  await folder.remove();
});

test('it stops without leaving a process, and has everything when it starts again', async () => {
  await postgres.stop();
  expect(postgres.pid()).toBeUndefined();
  postgres = await start();
  expect(await read()).toEqual([{ name: 'acknowledged' }]);
});

test('killed while running, it is started again with all that was acknowledged', async () => {
  process.kill(postgres.pid() ?? 0, 'SIGKILL');
  expect(await restarted.promise).toBeUndefined();
  expect(await read()).toEqual([{ name: 'acknowledged' }]);
});

test('left running by a program that was killed, it is used as it is', async () => {
  const pid = postgres.pid();
  await postgres.leave();
  postgres = await start();
  expect(postgres.pid()).toBe(pid);
  expect(await read()).toEqual([{ name: 'acknowledged' }]);
});

test('killed after its program was, the next start recovers what was acknowledged', async () => {
  await postgres.leave();
  process.kill(postgres.pid() ?? 0, 'SIGKILL');
  postgres = await start();
  expect(await read()).toEqual([{ name: 'acknowledged' }]);
});

test('the files of a server whose machine lost power do not hinder the start', async () => {
  const sockets = new URL(postgres.url).searchParams.get('host') ?? '';
  await postgres.leave();
  process.kill(postgres.pid() ?? 0, 'SIGKILL');
  await writeLongAgo(join(folder.path, 'postgres/postmaster.pid'), '');
  await writeLongAgo(join(sockets, '.s.PGSQL.5432.lock'), `${process.pid}\n`);
  postgres = await start();
  expect(await read()).toEqual([{ name: 'acknowledged' }]);
});

test('a number left in postmaster.pid that now belongs to another program does not hinder the start', async () => {
  const file = join(folder.path, 'postgres/postmaster.pid');
  const lines = await readFile(file, 'utf8');
  await postgres.stop();
  await writeFile(file, lines.replace(/^\d+/, String(process.pid)));
  postgres = await start();
  expect(await read()).toEqual([{ name: 'acknowledged' }]);
});

test('two starts at the same moment on new files end with one server', async () => {
  const fresh = await temporaryFolder();
  const both = await Promise.all([1, 2].map(() => startForTest(fresh.path)));
  expect(both[0]?.pid()).toBe(both[1]?.pid());
  for (const server of both) await server.stop();
  await fresh.remove();
});
