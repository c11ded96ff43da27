import { afterAll, beforeAll, expect, test } from 'vitest';
import { withConnection } from './connection.ts';
import type { EmbeddedPostgres } from './embedded-postgres.ts';
import { startForTest } from './testing/start-for-test.ts';
import { temporaryFolder, type TemporaryFolder } from './testing/temporary-folder.ts';

let folder: TemporaryFolder;
let postgres: EmbeddedPostgres;

beforeAll(async () => {
  folder = await temporaryFolder();
  postgres = await startForTest(folder.path);
});

afterAll(async () => {
  await postgres.stop();
  await folder.remove();
});

const rowsOf = (url: string, statement: string) =>
  withConnection(url, async (client) => (await client.query(statement)).rows as unknown[]);

function superuser(): string {
  const address = new URL(postgres.url);
  address.username = 'hall';
  return address.href;
}

test('a program connects as the owner of its database, who is no superuser and may make databases', async () => {
  const rows = await rowsOf(
    postgres.url,
    `select rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, datname from pg_roles
     join pg_database on datdba = pg_roles.oid where rolname = current_user and datname = current_database()`,
  );
  expect(rows).toEqual([
    {
      rolname: 'hall_owner',
      rolsuper: false,
      rolcreatedb: true,
      rolcreaterole: false,
      rolreplication: false,
      datname: 'hall',
    },
  ]);
});

test.each([
  ['read a file', `select pg_read_file('/etc/hostname')`],
  ['run a program', `copy (select 1) to program 'cat'`],
  ['become the superuser', 'set role hall'],
  ['give itself more', 'alter role hall_owner superuser'],
])('it may not %s', async (_, statement) => {
  await expect(rowsOf(postgres.url, statement)).rejects.toMatchObject({ code: '42501' });
});

const ofBefore = `
  alter database hall owner to hall;
  create extension pg_trgm;
  create schema "Old jobs";
  create type mood as enum ('calm', 'keen');
  create domain figure as int check (value >= 0);
  create type pair as (one int, other int);
  create collation plain (provider = icu, locale = 'und');
  create table players (id int generated always as identity primary key, old serial, mood mood, of figure, name text);
  create statistics likely (dependencies) on mood, of from players;
  create view keen as select * from players where mood = 'keen';
  create materialized view calm as select * from players where mood = 'calm';
  create sequence "Old jobs".apart;
  create table "Old jobs"."Jobs" (at timestamptz, constraint one check (at is not null)) partition by range (at);
  create table "Old jobs".of_march partition of "Old jobs"."Jobs" default;
  create function twice(of int) returns int language sql as 'select of * 2';
  create procedure "Old jobs".run() language sql as 'select 1';
  create aggregate most(int) (sfunc = int4larger, stype = int);
  insert into players (mood, of, name) values ('keen', 3, 'Ana');`;

const stillOfTheSuperuser = `
  select oid::regclass::text as thing from pg_class where relowner = 10 and oid >= 16384 and relkind <> 't' union
  select oid::regtype::text from pg_type where typowner = 10 and oid >= 16384
    and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
    and not exists (select from pg_depend where objid = typelem and deptype = 'e') union
  select oid::regprocedure::text from pg_proc where proowner = 10 and oid >= 16384
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e') union
  select nspname from pg_namespace where nspowner = 10 and oid >= 16384 union
  select stxname from pg_statistic_ext where stxowner = 10 union
  select collname from pg_collation where collowner = 10 and oid >= 16384 union
  select datname from pg_database where datdba = 10 and datname = 'hall'`;

test('a database of the superuser is handed over with everything in it at the next start', async () => {
  await rowsOf(superuser(), ofBefore);
  await postgres.stop();
  postgres = await startForTest(folder.path);
  expect(await rowsOf(postgres.url, stillOfTheSuperuser)).toEqual([]);
  await rowsOf(postgres.url, 'alter table players add column since date; drop schema "Old jobs" cascade');
  expect(await rowsOf(postgres.url, `select name, twice(of) from keen where name % 'Ana'`)).toEqual([
    { name: 'Ana', twice: 6 },
  ]);
});
