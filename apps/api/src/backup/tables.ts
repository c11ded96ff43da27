import type { Client } from '#db/client.ts';
import type { BackupTable } from '#backup/file/format.ts';

/**
 * The tables of Topspin with their columns, without those that PostgreSQL computes. The queue's own tables belong to its library, and
 * what is not logged may be lost. */
export async function tablesOf(client: Client): Promise<Omit<BackupTable, 'rows'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' and attnum > 0 and not attisdropped and attgenerated = ''
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    group by relname order by relname`);
  return rows;
}

/** How a name is written in SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A table with its columns, as COPY wants it. */
export const copied = ({ name, columns }: Omit<BackupTable, 'rows'>): string =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`;

/** The same text on every server, whatever its settings. */
export const plainText = `set local datestyle = 'iso, ymd'; set local intervalstyle = postgres; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = hex; set local client_encoding = 'UTF8';
  set local synchronize_seqscans = off; set local search_path = public`;
