import type pg from 'pg';
import { versions } from '#platform/version.ts';

/** A migration as it is recorded: which file, with what in it. */
export type MigrationRecord = { number: number; name: string; checksum: string };

/** The record that a database has of a migration it ran, and the version of Topspin that ran it; older ones noted none. */
export type AppliedMigration = MigrationRecord & { topspin: string | null };

/** Adds the column to older tables; only where it is missing, since that waits for every backup under way. */
export const prepareRecords = (client: pg.Client) =>
  client.query(`create table if not exists schema_migration (
    number integer primary key, name text not null, checksum text not null,
    applied_at timestamptz not null default now(), topspin text);
    do $$ begin
      if not exists (select from pg_attribute where attrelid = 'schema_migration'::regclass and attname = 'topspin') then
        alter table schema_migration add column topspin text;
      end if;
    end $$`);

/** Also of a table that has no column for the version yet, such as that of a database to be backed up. */
export async function readRecords(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    `select number, name, checksum, to_jsonb(ran) ->> 'topspin' as topspin from schema_migration ran order by number`,
  );
  return rows;
}

export const record = (client: pg.Client, { number, name, checksum }: MigrationRecord) =>
  client.query('insert into schema_migration (number, name, checksum, topspin) values ($1, $2, $3, $4)', [
    number,
    name,
    checksum,
    versions.version,
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
