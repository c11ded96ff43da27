import type pg from 'pg';
import { withConnection } from './connection.ts';

type Wanted = {
  /** The database and its superuser. */
  name: string;
  /** Of every role, where connections need one. */
  password: string | undefined;
};

/** The role that owns the database. The first superuser of a cluster cannot be demoted, so this is another one. */
export const ownerRoleOf = (name: string): string => `${name}_owner`;

/**
 * Makes a database and the role that it belongs to, which may make databases and is no superuser: whoever gets a statement past the program
 * reaches neither files nor programs of the machine. What is there already is handed over, all of it or nothing.
 */
export async function prepareDatabase(admin: string, wanted: Wanted): Promise<void> {
  const { name } = wanted;
  await withConnection(admin, async (client) => {
    await makeOwner(client, wanted);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0)
      await client.query(`create database ${name} owner ${ownerRoleOf(name)}`).catch(ignoreDuplicate);
  });
  const database = new URL(admin);
  database.pathname = `/${name}`;
  await withConnection(database.href, (client) => handOver(client, name));
}

async function makeOwner(client: pg.Client, { name, password }: Wanted): Promise<void> {
  const owner = ownerRoleOf(name);
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [owner]);
  if (rowCount === 0) await client.query(`create role ${owner} login createdb`).catch(ignoreDuplicate);
  if (password !== undefined)
    await client.query(`alter role ${owner} password ${client.escapeLiteral(password)}`);
}

/** A second start at the same moment may have made it first. */
function ignoreDuplicate(error: pg.DatabaseError): void {
  if (!['42P04', '42710', '23505'].includes(error.code ?? '')) throw error;
}

/**
 * The statements that give `$1` what the superuser `$2` has made: schemas, tables, views, sequences, types, routines, statistics, collations
 * and the database; none where that is done. What an extension brought is the extension's, and a sequence of a column goes with its
 * table. `reassign owned` refuses all that belongs to the first superuser.
 */
const statements = `
  with own as (
    select 'pg_namespace'::regclass as class, oid, 'schema ' || quote_ident(nspname) as thing, 0 as number
    from pg_namespace where nspowner = $2::regrole and nspname !~ '^pg_' and nspname <> 'information_schema'
    union all
    select 'pg_class'::regclass, oid, 'table ' || oid::regclass, 1 from pg_class
    where relowner = $2::regrole and relkind in ('r', 'p', 'v', 'm', 'S', 'f') and (relkind <> 'S' or not exists (
      select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype in ('a', 'i')))
    union all
    select 'pg_type'::regclass, oid, 'type ' || oid::regtype, 2 from pg_type
    where typowner = $2::regrole and (typtype in ('d', 'e', 'r')
      or typtype = 'c' and exists (select from pg_class where oid = typrelid and relkind = 'c'))
    union all
    select 'pg_proc'::regclass, oid, 'routine ' || oid::regprocedure, 3 from pg_proc where proowner = $2::regrole
    union all
    select 'pg_statistic_ext'::regclass, oid, format('statistics %I.%I', stxnamespace::regnamespace, stxname), 4
    from pg_statistic_ext where stxowner = $2::regrole
    union all
    select 'pg_collation'::regclass, oid, format('collation %s', oid::regcollation), 5
    from pg_collation where collowner = $2::regrole
    union all
    select 'pg_database'::regclass, oid, format('database %I', datname), 6
    from pg_database where datname = current_database() and datdba = $2::regrole)
  select format('alter %s owner to %I', thing, $1::text) as statement from own
  where oid >= 16384 and not exists (
    select from pg_depend where classid = own.class and objid = own.oid and deptype = 'e')
  order by number, oid`;

async function handOver(client: pg.Client, name: string): Promise<void> {
  const owner = ownerRoleOf(name);
  await client.query('begin');
  // Names are then written with their schemas.
  await client.query("set local search_path to ''");
  const { rows } = await client.query<{ statement: string }>(statements, [owner, name]);
  for (const { statement } of rows) await client.query(statement);
  await client.query('commit');
}
