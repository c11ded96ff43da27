import type pg from 'pg';

/** The indexes that neither are a constraint nor serve one. */
const withoutConstraint = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by 1`;

/** The triggers that count and copy whole statements; those of each row refuse and notify, and a foreign key checks. */
const ofStatements = `
  select tgrelid::regclass::text as table, tgname as trigger from pg_trigger
  where not tgisinternal and tgtype & 1 = 0`;

/**
 * Writes many rows as a restore does: indexes are made afterwards, and only triggers of whole statements run. The rows
 * have to be right.
 */
export async function inBulk(client: pg.Client, write: () => Promise<void>): Promise<void> {
  const indexes = await client.query<{ name: string; definition: string }>(withoutConstraint);
  const triggers = await client.query<{ table: string; trigger: string }>(ofStatements);
  const enable = (how: string) =>
    client.query(
      triggers.rows.map(({ table, trigger }) => `alter table ${table} enable ${how} ${trigger}`).join(';'),
    );
  await enable('always trigger');
  await client.query('set session_replication_role = replica');
  await client.query(indexes.rows.map(({ name }) => `drop index ${name}`).join(';'));
  await write();
  for (const { definition } of indexes.rows) await client.query(definition);
  await client.query('reset session_replication_role');
  await enable('trigger');
}
