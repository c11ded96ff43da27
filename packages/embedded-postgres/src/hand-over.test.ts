import { spawnSync } from 'node:child_process';
import { chown, readdir, rm, stat, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { withConnection } from './connection.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { findUser, ofThisMachine } from './system-user.ts';
import { startForTest } from './testing/start-for-test.ts';
import { temporaryFolder, type TemporaryFolder } from './testing/temporary-folder.ts';
import { temporaryUser, type TemporaryUser } from './testing/temporary-user.ts';

/** Only root hands files over: started by another user, everything belongs to that one all the time. */
const isRoot = process.getuid?.() === 0;

let folder: TemporaryFolder;
let user: TemporaryUser;
let link: TemporaryFolder;
let dataDir: string;
let cluster: string;
let before: EmbeddedPostgres;
let started: EmbeddedPostgres[];

const start = async (systemUser = user.name) => {
  const postgres = await startForTest(dataDir, { systemUser });
  started.push(postgres);
  return postgres;
};
const run = (postgres: EmbeddedPostgres, statement: string) =>
  withConnection(postgres.url, async (client) => (await client.query(statement)).rows as unknown[]);

const uidNow = () => (isRoot ? findUser(user.name, ofThisMachine)?.uid : process.getuid?.());
const line = (rest: string) => (isRoot ? [`The database in ${cluster} belonged to nobody${rest}.`] : []);
const handedOver = () => line(`; now it belongs to ${user.name}`);

async function ownersOf(postgres: EmbeddedPostgres): Promise<number[]> {
  const sockets = new URL(postgres.url).searchParams.get('host') ?? '';
  const files = (await readdir(cluster, { recursive: true })).map((name) => join(cluster, name));
  const all = [cluster, sockets, `/proc/${postgres.pid()}`, ...files];
  const owners = await Promise.all(all.map(async (path) => (await stat(path)).uid));
  return [...new Set(owners)];
}

/** One set of files goes through all tests, behind a link, as where the data are on another disk. */
beforeAll(async () => {
  user = temporaryUser();
  folder = await temporaryFolder();
  link = await temporaryFolder();
  dataDir = join(link.path, 'data');
  await symlink(folder.path, dataDir);
  cluster = join(dataDir, 'postgres');
  if (isRoot) await chown(folder.path, 0, 0);
  started = [];
  const postgres = await start('nobody');
  await run(postgres, `create table serve as select 'acknowledged' as name`);
  await postgres.stop();
});

/** A server of nobody, as every installation that root started had it. */
beforeEach(async () => {
  started = [];
  if (isRoot) spawnSync('chown', ['-R', 'nobody:', folder.path]);
  before = await start('nobody');
});

afterEach(async () => {
  for (const postgres of started) await postgres.leave();
  await started.at(-1)?.stop();
});

afterAll(async () => {
  await folder.remove();
  await link.remove();
  await user.remove();
});

test('a server of nobody that was left behind is stopped, and its files are handed over with everything', async () => {
  await before.leave();
  const now = await start();
  expect(now.notes).toEqual(handedOver());
  expect(await ownersOf(now)).toEqual([uidNow()]);
  expect((await stat(folder.path)).uid).toBe(isRoot ? 0 : uidNow());
  expect(await run(now, 'select name from serve')).toEqual([{ name: 'acknowledged' }]);
});

test('after a server of nobody was killed, of two starts at once both have the files', async () => {
  await before.leave();
  process.kill(before.pid() ?? 0, 'SIGKILL');
  const both = await Promise.all([start(), start()]);
  expect(both[0].pid()).toBe(both[1].pid());
  expect(await ownersOf(both[0])).toEqual([uidNow()]);
  expect(await run(both[1], 'select name from serve')).toEqual([{ name: 'acknowledged' }]);
});

test('a server of nobody that a program uses goes on, and is handed over by the next start', async () => {
  await withConnection(before.url, async () => {
    const now = await start();
    expect(now.pid()).toBe(before.pid());
    expect(now.notes).toEqual(line(` and is in use: the next start gives it to ${user.name}`));
    await now.leave();
  });
  await before.leave();
  expect((await start()).notes).toEqual(handedOver());
});

test('files with a link that leads out of the folder stay as they are', async () => {
  await before.stop();
  const moved = join(folder.path, 'postgres', 'moved');
  await symlink(link.path, moved);
  const now = await start();
  await rm(moved);
  expect(now.notes).toEqual(line(`, and still does: ${moved} leads elsewhere`));
  expect(await run(now, 'select name from serve')).toEqual([{ name: 'acknowledged' }]);
});
