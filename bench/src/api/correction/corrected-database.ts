import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { connect } from '@topspin/api/db/connect.ts';
import { migrate } from '@topspin/api/db/migrate.ts';
import { hashPassword } from '@topspin/api/features/auth/password.ts';
import { rerateAfter } from '@topspin/api/features/competition/ratings/changes.ts';
import pg from 'pg';

const fill = fileURLToPath(new URL('./fill.sql', import.meta.url));

/** The organiser of every open. */
export const account = { email: 'ana@example.org', password: 'secreto1' };

export const size = { matches: 100_000, players: 5003 };

/** Migrates an empty database and fills it with rated matches; the product itself computes their ledger. */
export async function fillMatches(url: string): Promise<void> {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const settings = {
      'correction.players': String(size.players),
      'correction.matches': String(size.matches),
      'correction.email': account.email,
      'correction.password_hash': await hashPassword(account.password),
    };
    for (const [name, value] of Object.entries(settings))
      await client.query('select set_config($1, $2, false)', [name, value]);
    await client.query(await readFile(fill, 'utf8'));
    await rate(url);
    await client.query('vacuum (analyze)');
  } finally {
    await client.end();
  }
}

const first = '00000000-0000-0000-0000-000000000000';

async function rate(url: string): Promise<void> {
  const db = connect(url, { limits: {} });
  try {
    await db
      .transaction()
      .execute((transaction) => rerateAfter(transaction, [{ finishedAt: 0, id: first, players: [] }]));
  } finally {
    await db.destroy();
  }
}
