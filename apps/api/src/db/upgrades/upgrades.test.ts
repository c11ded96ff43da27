import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, type TemporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openFile } from '#backup/file/open-file.ts';
import { checkBackup } from '#backup/file/read-backup.ts';
import { restore } from '#backup/restore.ts';
import { connect } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { migrationsFolder } from '#db/migration-files.ts';
import { catalogueDigest } from '#testing/database/catalogue.ts';
import { testDatabase } from '#testing/database/database.ts';
import { givenEmptyDatabases } from '#testing/given-database.ts';
import { factsOf, type Digests } from './facts.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** Backups of an open that was played and one in play, each made by the program of its time and named after the migration it added last. */
const dumps = globSync('*.backup', { cwd: import.meta.dirname }).toSorted();

/** What ratings and classifications said in each, before any upgrade. */
const noted = JSON.parse(readFileSync(join(import.meta.dirname, 'facts.json'), 'utf8')) as Readonly<
  Record<string, Digests>
>;

/** Tables that a migration took away, and the one that has their rows since; of names it makes others of its own. */
const moved: Readonly<Record<string, string | undefined>> = {
  helper_invitations: 'invitations',
  player_invitations: 'invitations',
  removed_helpers: 'removed_co_organisers',
  player_words: undefined,
  word_endings: undefined,
};

const emptyDatabase = givenEmptyDatabases();
let folder: TemporaryFolder;
let catalogue: string | undefined;
beforeAll(async () => {
  folder = await temporaryFolder();
  const fresh = await testDatabase();
  catalogue = await catalogueDigest(fresh.db, 'without rows');
  await fresh.close();
});
afterAll(() => folder.remove());

const open = (dump: string) => openFile({ path: join(import.meta.dirname, dump), passphrase: undefined });

/** The rows of each table in a dump, under the names of today. */
async function rowsIn(dump: string): Promise<Record<string, number>> {
  const { header } = await checkBackup(await open(dump));
  const rows: Record<string, number> = {};
  for (const { name, rows: count } of header.tables) {
    const today = name in moved ? moved[name] : name;
    if (today !== undefined && today !== 'schema_migration') rows[today] = (rows[today] ?? 0) + count;
  }
  return rows;
}

/** Restores a dump into an empty database, and migrates it to the last of these migrations. */
async function restored(dump: string, migrations = migrationsFolder): Promise<string> {
  const url = await emptyDatabase();
  await restore({
    url,
    dataDir: join(folder.path, 'data'),
    open: () => open(dump),
    erased: [],
    eraseAgain: async () => undefined,
    onFilesNotPut: () => undefined,
    folder: migrations,
  });
  return url;
}

/** Restores a dump as it was, with the migrations of its time alone. */
async function asItWas(dump: string): Promise<string> {
  const { header } = await checkBackup(await open(dump));
  const then = join(folder.path, dump);
  for (const { name } of header.migrations) cpSync(join(migrationsFolder, name), join(then, name));
  return restored(dump, then);
}

async function expectUpgraded(dump: string, url: string): Promise<void> {
  const db = connect(url);
  try {
    const { rows, ...digests } = await factsOf(db);
    expect(digests).toEqual(noted[dump.slice(0, 4)]);
    expect(rows).toMatchObject(await rowsIn(dump));
    expect(await catalogueDigest(db, 'without rows')).toBe(catalogue);
  } finally {
    await db.destroy();
  }
}

test('there are dumps, each with what was noted of it', () => {
  expect(dumps.length).toBeGreaterThan(23);
  expect(dumps.map((dump) => dump.slice(0, 4))).toEqual(Object.keys(noted).toSorted());
});

test.each(dumps)(
  '%s is restored with equal counts, ranking, ledger and classifications, in the schema of today',
  async (dump) => {
    await expectUpgraded(dump, await restored(dump));
  },
);

test.each(['0123.backup', '0146.backup'])(
  'an installation of %s is migrated where it is, with the same outcome',
  async (dump) => {
    const url = await asItWas(dump);
    await migrate(url);
    await expectUpgraded(dump, url);
  },
);
