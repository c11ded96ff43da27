import type { Client } from '#db/client.ts';

/** Everything of Topspin in the schema `public`, without what belongs to an extension. */
const things = `
  select format('drop table if exists %s cascade', oid::regclass) as statement from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  union all
  select format('drop sequence if exists %s cascade', oid::regclass) from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'S'
    and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i', 'e'))
  union all
  select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
  where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

/** Removes what Topspin has made in a database, in the caller's transaction; its extension stays. */
export async function clearDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(things);
  for (const { statement } of rows) await client.query(statement);
}

/** Whether a database is empty, has a Topspin without any account or player, one with some, or another program's tables. */
export async function contentOf(client: Client): Promise<'nothing' | 'unused' | 'used' | 'foreign'> {
  const { rows } = await client.query<{ tables: number; topspin: boolean }>(`
    select count(*) as tables, to_regclass('public.schema_migration') is not null as topspin
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`);
  const { tables, topspin } = rows[0] ?? { tables: 0, topspin: false };
  if (tables === 0) return 'nothing';
  if (!topspin) return 'foreign';
  const used = await client.query<{ used: boolean }>(
    'select exists (select from users) or exists (select from players) as used',
  );
  return used.rows[0]?.used === true ? 'used' : 'unused';
}
