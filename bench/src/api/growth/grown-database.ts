import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '@topspin/api/db/migrate.ts';
import { hashPassword } from '@topspin/api/features/auth/password.ts';
import { asSuperuser } from '@topspin/api/testing/database/temporary-postgres.ts';
import pg from 'pg';
import { inBulk } from './in-bulk.ts';

const folder = fileURLToPath(new URL('./fill', import.meta.url));

/** The account in a filled database, an admin with a player. */
export const account = { email: 'player1@example.org', password: 'secreto1' };

/** How long filling took, in milliseconds, and the resulting size in bytes. */
export type Grown = { readonly took: number; readonly bytes: number };

/** Migrates an empty database and fills it with this many players and their opens and matches. */
export async function grow(url: string, players: number): Promise<Grown> {
  await migrate(url);
  // Rows without their triggers and references are the superuser's.
  const client = new pg.Client({ connectionString: asSuperuser(url) });
  await client.connect();
  try {
    const began = performance.now();
    await prepare(client, players);
    await inBulk(client, async () => {
      for (const file of (await readdir(folder)).toSorted())
        await client.query(await readFile(`${folder}/${file}`, 'utf8'));
    });
    await client.query('vacuum (analyze)');
    const took = performance.now() - began;
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return { took, bytes: Number(rows[0]?.bytes) };
  } finally {
    await client.end();
  }
}

/** The settings that the statements in `fill/` read; also memory for sorting, and no waiting for the disk. */
async function prepare(client: pg.Client, players: number): Promise<void> {
  const settings = {
    'growth.players': String(players),
    'growth.password_hash': await hashPassword(account.password),
    synchronous_commit: 'off',
    work_mem: '128MB',
    maintenance_work_mem: '512MB',
  };
  for (const [name, value] of Object.entries(settings))
    await client.query('select set_config($1, $2, false)', [name, value]);
}
