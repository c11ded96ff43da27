import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** A row of the database as text. */
type DumpedRow = { readonly table: string; readonly row: string };

/** Every table, including those of the job queue. */
export async function tablesIn(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Every row of every table, as text. */
export async function dump(db: Db): Promise<DumpedRow[]> {
  const all: DumpedRow[] = [];
  for (const name of await tablesIn(db)) {
    const { rows } = await sql<{ row: string }>`select held::text as row from ${sql.raw(name)} held`.execute(
      db,
    );
    for (const { row } of rows) all.push({ table: name, row });
  }
  return all;
}

/** Without accents, in lower case. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Bytes are dumped as hexadecimal digits, so text in them is searched in that form. */
const written = (mark: string): string[] => [mark, Buffer.from(mark).toString('hex')];

/** The rows that mention a person, each with its table and the word found. */
export function betrayals(rows: readonly DumpedRow[], marks: readonly string[]): string[] {
  const forms = marks.flatMap(written);
  return rows.flatMap(({ table, row }) => {
    const text = plain(row);
    const mark = forms.find((form) => text.includes(form));
    if (mark === undefined) return [];
    const at = text.indexOf(mark);
    return [`${table}: …${text.slice(Math.max(0, at - 60), at + 60)}…`];
  });
}

/** A column that references an account or a player. */
export type Reference = { readonly table: string; readonly column: string; readonly of: 'users' | 'players' };

/** Every such column; with `cascade`, those whose rows are deleted with what they reference. */
export async function referencesIn(db: Db, which: 'all' | 'cascade' = 'all'): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select conrelid::regclass::text as table, attname as column, confrelid::regclass::text as of
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid in ('users'::regclass, 'players'::regclass)
      and (${which} = 'all' or confdeltype = 'c')
    order by 1, 2`.execute(db);
  return rows;
}
