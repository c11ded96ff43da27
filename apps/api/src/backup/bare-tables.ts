import type { Client } from '#db/client.ts';
import { quoted } from './tables.ts';

type Statement = { readonly statement: string };

const keys = `select conrelid::regclass as of, quote_ident(conname) as name, contype = 'f' as refers, pg_get_constraintdef(oid) as definition
  from pg_constraint where connamespace = 'public'::regnamespace and contype in ('f', 'p', 'u', 'x') and conrelid <> 0`;

/** Foreign keys go first and come last: each needs the key it refers to. */
const dropKeys = `select format('alter table %s drop constraint %s', of, name) as statement from (${keys}) as known order by refers desc`;
const addKeys = `select format('alter table %s add constraint %s %s', of, name, definition) as statement from (${keys}) as known order by refers, of::text, name`;

const plainIndexes = `pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace and not exists (select from pg_constraint where conindid = indexrelid)`;
const dropIndexes = `select format('drop index %s', indexrelid::regclass) as statement from ${plainIndexes}`;
const addIndexes = `select pg_get_indexdef(indexrelid) as statement from ${plainIndexes} order by 1`;

/**
 * Runs `load` on empty tables without keys, indexes and triggers, then builds the keys and indexes, which checks every row. The owner
 * of the tables may do this; no superuser is needed. In the caller's transaction.
 */
export async function onBareTables(
  client: Client,
  tables: readonly { readonly name: string }[],
  load: () => Promise<void>,
): Promise<void> {
  const rebuild = [...(await statements(client, addIndexes)), ...(await statements(client, addKeys))];
  const all = tables.map(({ name }) => quoted(name));
  for (const table of all) await client.query(`alter table ${table} disable trigger user`);
  await runAll(client, await statements(client, dropKeys));
  await runAll(client, await statements(client, dropIndexes));
  await client.query(`truncate ${all.join(', ')}`);
  await load();
  await client.query(`set local maintenance_work_mem = '64MB'`);
  await runAll(client, rebuild);
  for (const table of all) await client.query(`alter table ${table} enable trigger user`);
}

async function statements(client: Client, query: string): Promise<string[]> {
  const { rows } = await client.query<Statement>(query);
  return rows.map(({ statement }) => statement);
}

async function runAll(client: Client, all: readonly string[]): Promise<void> {
  for (const statement of all) await client.query(statement);
}
