import {
  checkBackup,
  downloadBackup,
  eraseMe,
  getBackups,
  listAuditLog,
  makeBackup,
  type BackupState,
} from '@topspin/contract';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { erasedFile, erasedHash } from '#backup/erased.ts';
import { Backups, type BackupsOptions } from '#backup/kept/backups.ts';
import { backupName } from '#backup/kept/names.ts';
import { openClient } from '#db/client.ts';
import { startAnother, type Caller } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const other = givenUser(api, 'Oto Otro');

type Folder = Awaited<ReturnType<typeof temporaryFolder>>;
let temporary: Folder;
let folder: string;
let copyFolder: string;
let inPlay = false;
let server: Awaited<ReturnType<typeof startAnother>>;
let backups: Backups;
let caller: Caller;

const opened = (more: Partial<BackupsOptions> = {}) =>
  new Backups({
    url: api.databaseUrl,
    dataDir: temporary.path,
    topspin: '1.0',
    folder,
    makesFolder: false,
    copyFolder,
    passphrase: undefined,
    isInPlay: async () => inPlay,
    onFailure: () => undefined,
    ...more,
  });

beforeAll(async () => {
  temporary = await temporaryFolder();
  folder = join(temporary.path, 'backups');
  copyFolder = join(temporary.path, 'stick');
  backups = opened();
  server = await startAnother(api, { backups });
  caller = server.as(admin.login.token);
});
afterEach(async () => {
  inPlay = false;
  for (const path of [folder, copyFolder]) await rm(path, { recursive: true, force: true });
});
afterAll(async () => {
  await backups.stop();
  await server.close();
  await temporary.remove();
});

const givenFolders = async () => {
  for (const path of [folder, copyFolder]) await mkdir(path);
};

async function settled(): Promise<BackupState> {
  await backups.settled();
  return caller.get(getBackups);
}

async function made(): Promise<{ name: string; path: string }> {
  await caller.get(makeBackup);
  const { collection } = await settled();
  const name = collection[0]?.name ?? '';
  return { name, path: join(folder, name) };
}

const named = (name: string) => ({ params: { name } });

test('a server without a folder keeps none, and says so', async () => {
  expect(await admin.get(getBackups)).toMatchObject({ on: false, collection: [] });
  expect((await admin.call(makeBackup)).failure.code).toBe('backup.off');
});

test('an admin makes one, sees it, checks it and downloads it; nobody else does', async () => {
  await givenFolders();
  const { name, path } = await made();
  const state = await caller.get(getBackups);
  expect(state).toMatchObject({ on: true, running: null, failure: null, is_old: false });
  expect(state.restore_command).toBe('npm run restore -- FILE');
  expect(state.collection).toEqual([
    {
      name,
      made_at: expect.any(String),
      bytes: (await stat(path)).size,
      encrypted: false,
      copied: true,
      checked: null,
    },
  ]);
  await caller.get(checkBackup, named(name));
  expect((await settled()).collection[0]?.checked).toEqual({ at: expect.any(String), failure: null });

  const wrong = await caller.call(downloadBackup, { ...named(name), body: { password: 'wrong' } });
  expect(wrong.failure.code).toBe('auth.wrongPassword');
  const file = await caller.call(downloadBackup, { ...named(name), body: { password: admin.password } });
  expect(file.headers['content-length']).toBe(String((await stat(path)).size));
  expect(file.headers['content-disposition']).toContain(name);

  const stranger = server.as(other.login.token);
  expect((await stranger.call(getBackups)).status).toBe(403);
  const refused = await stranger.call(downloadBackup, { ...named(name), body: { password: other.password } });
  expect(refused.status).toBe(403);
  const { collection } = await admin.get(listAuditLog, { query: { filters: { entity: 'backups' } } });
  expect(collection.map(({ action }) => action)).toContain('downloadBackup');
});

test('a name that leads elsewhere is not found', async () => {
  await givenFolders();
  await writeFile(join(temporary.path, 'secret'), 'x');
  for (const name of ['../secret', '..', 'secret'])
    expect((await caller.call(checkBackup, named(name))).failure.code).toMatch(/notFound/u);
});

test('a damaged one is found when it is checked', async () => {
  await givenFolders();
  const { name, path } = await made();
  const bytes = await readFile(path);
  await writeFile(path, bytes.subarray(0, -10));
  await caller.get(checkBackup, named(name));
  expect((await settled()).collection[0]?.checked?.failure).toBe('damaged');
});

test('a folder or stick that is not there is said, and does not fill the disk', async () => {
  await caller.get(makeBackup);
  expect((await settled()).failure).toMatchObject({ of: 'backup', why: 'noFolder' });
  await mkdir(folder);
  await caller.get(makeBackup);
  expect(await settled()).toMatchObject({
    failure: { of: 'copy', why: 'noFolder' },
    collection: [{ copied: false }],
  });
});

test('two servers do not back up at once, and neither does one', async () => {
  await givenFolders();
  const other = await openClient(api.databaseUrl, {});
  await other.query('select pg_advisory_lock(2011003)');
  expect(backups.make()).toBe(true);
  await backups.settled();
  expect(await readdir(folder)).toEqual([]);
  await other.end();
  expect((await caller.call(makeBackup)).status).toBe(204);
  expect((await caller.call(makeBackup)).failure.code).toBe('backup.underWay');
  expect((await settled()).collection).toHaveLength(1);
});

test.each([
  ['in play, after a quarter of an hour', '2026-11-28T12:00:00', 15, true, true],
  ['in play, before', '2026-11-28T12:00:00', 10, true, false],
  ['in the day while nothing is played', '2026-11-28T12:00:00', 20 * 60, false, false],
  ['at night', '2026-11-28T04:00:00', 20 * 60, false, true],
  ['at night, a second time', '2026-11-28T04:00:00', 30, false, false],
  ['a machine that was off at night', '2026-11-28T12:00:00', 31 * 60, false, true],
])('is due: %s', async (_, at, minutes, plays, isDue) => {
  await givenFolders();
  inPlay = plays;
  const now = new Date(at);
  const last = backupName(new Date(now.getTime() - minutes * 60_000), false);
  await writeFile(join(folder, last), '');
  const own = opened({ now: () => now });
  await own.makeIfDue();
  await own.settled();
  expect((await readdir(folder)).filter((name) => name.endsWith('.backup') && name !== last)).toHaveLength(
    isDue ? 1 : 0,
  );
});

test('erasures are noted beside the backups when no backup is due', async () => {
  await givenFolders();
  const leaving = await api.registerUser('Lola Leaving');
  await leaving.get(eraseMe, { body: { password: leaving.password } });
  const now = new Date('2026-11-28T12:00:00');
  await writeFile(join(folder, backupName(now, false)), '');
  await opened({ now: () => now }).makeIfDue();
  for (const path of [folder, copyFolder])
    expect(await readFile(join(path, erasedFile), 'utf8')).toContain(erasedHash(leaving.id));
});

test('the last one is old after a day and a half, in play after an hour', async () => {
  await givenFolders();
  const age = async (hours: number) => {
    const now = new Date();
    await rm(folder, { recursive: true });
    await mkdir(folder);
    await writeFile(join(folder, backupName(new Date(now.getTime() - hours * 3_600_000), false)), '');
    return (await caller.get(getBackups)).is_old;
  };
  expect([await age(20), await age(40)]).toEqual([false, true]);
  inPlay = true;
  expect([await age(0.5), await age(2)]).toEqual([false, true]);
});
