import type pg from 'pg';

/** The record that a database has of a migration it ran. */
export type MigrationRecord = { number: number; name: string; checksum: string };

export const prepareRecords = (client: pg.Client) =>
  client.query(`create table if not exists schema_migration (
    number integer primary key, name text not null, checksum text not null,
    applied_at timestamptz not null default now())`);

export async function readRecords(client: pg.Client): Promise<MigrationRecord[]> {
  const { rows } = await client.query<MigrationRecord>(
    'select number, name, checksum from schema_migration order by number',
  );
  return rows;
}

export const record = (client: pg.Client, { number, name, checksum }: MigrationRecord) =>
  client.query('insert into schema_migration (number, name, checksum) values ($1, $2, $3)', [
    number,
    name,
    checksum,
  ]);

/** Puts these records in the place of those with a number up to the last, in one transaction. */
export async function replaceRecords(
  client: pg.Client,
  last: number,
  records: MigrationRecord[],
): Promise<void> {
  await client.query('begin');
  await client.query('delete from schema_migration where number <= $1', [last]);
  for (const other of records) await record(client, other);
  await client.query('commit');
}
