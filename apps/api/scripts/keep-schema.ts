/** Keeps a dump of today's schema with some of the sample data in src/db/upgrades, so that every later version is tested to upgrade it. One for each release. */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeBackup } from '#backup/write-file.ts';
import { connect } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { versions } from '#platform/version.ts';
import { temporaryPostgres } from '#testing/database/temporary-postgres.ts';
import { fillDemo } from '../src/demo/fill.ts';
import { factsOf } from '../src/db/upgrades/facts.ts';

const folder = resolve(import.meta.dirname, '../src/db/upgrades');
const now = new Date();

const postgres = await temporaryPostgres();
const db = connect(postgres.url, { limits: {} });
try {
  await migrate(postgres.url);
  await fillDemo(db, now, 1);
  const { rows: _, ...digests } = await factsOf(db);
  const file = join(folder, `${versions.schema}.backup`);
  const source = { url: postgres.url, dataDir: folder, topspin: versions.version, now };
  await writeBackup(file, { ...source, passphrase: undefined });
  await note(digests);
} finally {
  await db.destroy();
  await postgres.close();
}

async function note(digests: object): Promise<void> {
  const list = join(folder, 'facts.json');
  const noted = { ...JSON.parse(await readFile(list, 'utf8')), [versions.schema]: digests };
  await writeFile(list, `${JSON.stringify(noted, null, 2)}\n`);
}
