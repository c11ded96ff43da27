import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { databaseAddress } from '#db/address.ts';
import { connect } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { migrationsFolder } from '#db/migration-files.ts';
import { runOnServer } from './run-on-server.ts';

/** A database with the migrations before this one, to be upgraded with `migrate`. */
export async function givenDatabaseBefore(first: string) {
  const { adminUrl, superuserUrl } = inject('databaseServer');
  const name = `upgrade_${randomBytes(6).toString('hex')}`;
  await runOnServer(adminUrl, `create database "${name}"`);
  const url = databaseAddress(adminUrl, name);
  const folder = await mkdtemp(join(tmpdir(), 'topspin-before-'));
  for (const file of await readdir(migrationsFolder))
    if (file < first) await cp(join(migrationsFolder, file), join(folder, file));
  await migrate(url, folder);
  await rm(folder, { recursive: true });
  const db = connect(url);
  const close = async () => {
    await db.destroy();
    await runOnServer(superuserUrl, `drop database "${name}" with (force)`);
  };
  return { db, url, close };
}
