import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { excludedUser } from './excluded-user.ts';
import { postgresUser } from './postgres-user.ts';
import { addsUser, temporaryAccounts } from './testing/temporary-accounts.ts';
import { temporaryFolder, type TemporaryFolder } from './testing/temporary-folder.ts';

const isRoot = process.getuid?.() === 0;
const own = { uid: 71_234, gid: 71_235, name: 'hall-postgres' };
const nobody = { uid: 65_534, gid: 65_534, name: 'nobody' };
const ana = { uid: 4321, gid: 4321, name: 'ana' };
const unknown = { uid: 4322, gid: 4322, name: '4322' };
const root = 0;

let folder: TemporaryFolder;
let dataDir: string;
beforeEach(async () => {
  folder = await temporaryFolder();
  dataDir = join(folder.path, 'data');
});
afterEach(() => folder.remove());

/** Folders as these users own them, or not there; only root can give them away. */
async function given(dataOwner: number | undefined, clusterOwner: number | undefined): Promise<void> {
  const cluster = join(dataDir, 'postgres');
  if (dataOwner !== undefined || clusterOwner !== undefined) await mkdir(dataDir);
  if (clusterOwner !== undefined) await mkdir(cluster, { mode: 0o700 });
  if (!isRoot) return;
  if (clusterOwner !== undefined) await chown(cluster, clusterOwner, clusterOwner);
  if (dataOwner !== undefined) await chown(dataDir, dataOwner, dataOwner);
}

test.each([
  ['of its own on new files', undefined, undefined, { user: own }],
  ['of its own in a folder of root', root, undefined, { user: own }],
  ['of its own on files of nobody, which are handed over', root, nobody.uid, { user: own, former: nobody }],
  ['of its own in a folder of nobody', nobody.uid, undefined, { user: own, former: nobody }],
  ['who owns the files', root, ana.uid, { user: ana }],
  ['who owns the files, also one without a name here', root, unknown.uid, { user: unknown }],
  ['who owns the folder of new files', ana.uid, undefined, { user: ana }],
])(
  'started by root, PostgreSQL runs as the user %s; else as that of the program',
  async (_, dataOwner, clusterOwner, expected) => {
    await given(dataOwner, clusterOwner);
    const accounts = await temporaryAccounts(folder.path, { useradd: addsUser });
    expect(await postgresUser(dataDir, own.name, accounts)).toEqual(isRoot ? expected : { user: undefined });
  },
);

test('where no user can be made, it runs as nobody and says why', async () => {
  const accounts = await temporaryAccounts(folder.path, {});
  const note =
    'PostgreSQL runs as nobody, so that any program of nobody can change its data: no user hall-postgres could be made (there is neither useradd nor adduser).';
  expect(await postgresUser(dataDir, own.name, accounts)).toEqual(
    isRoot ? { user: nobody, note } : { user: undefined },
  );
});

test.each([
  ['open to everybody will do', 0o755, undefined],
  ['closed, as the home of root is, keeps that user out', 0o700, isRoot ? own.name : undefined],
])('a folder that is %s', async (_, mode, excluded) => {
  const accounts = await temporaryAccounts(folder.path, { useradd: addsUser });
  const home = join(folder.path, 'home');
  await mkdir(home, { mode });
  expect(await excludedUser(join(home, 'not/there/yet'), own.name, accounts)).toBe(excluded);
});
