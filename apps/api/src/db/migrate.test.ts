import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { migrationsFolder } from '#db/migration-files.ts';
import { testDatabase, type TestDatabase } from '#testing/database/database.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'topspin-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
});

afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test('a migrated database has nothing left to run', async () => {
  expect(await migrate(database.url)).toEqual([]);
});

const addMigration = () =>
  writeFile(join(folder, '9001-serve.sql'), 'create table serve (id integer primary key)');

test('servers that start together run a new migration once', async () => {
  await addMigration();
  const ran = await Promise.all([1, 2, 3].map(() => migrate(database.url, folder)));
  expect(ran.flat()).toEqual(['9001-serve.sql']);
});

test('a migration that fails leaves nothing behind and says which one it was', async () => {
  await writeFile(join(folder, '9002-broken.sql'), 'create table half (id integer); select 1 / 0');
  await expect(migrate(database.url, folder)).rejects.toThrow('9002-broken.sql failed: division by zero');
  const { rows } = await sql`select to_regclass('half') as half`.execute(database.db);
  expect(rows).toEqual([{ half: null }]);
});

test('where the extension for searches cannot be made, the start says what to do', async () => {
  const name = sql.id(new URL(database.url).pathname.slice(1));
  await sql`drop extension pg_trgm cascade;
    revoke create on database ${name} from current_user`.execute(database.db);
  await writeFile(join(folder, '9003-extension.sql'), 'create extension if not exists pg_trgm');
  await expect(migrate(database.url, folder)).rejects.toThrow(
    '9003-extension.sql failed: permission denied to create extension "pg_trgm". Install PostgreSQL\'s contrib package on ' +
      'its server, or run "create extension pg_trgm" in that database as a superuser, and start again.',
  );
  await sql`grant create on database ${name} to current_user`.execute(database.db);
});

test('a migration changed after it ran stops the start', async () => {
  await addMigration();
  await migrate(database.url, folder);
  await writeFile(join(folder, '9001-serve.sql'), 'create table serve (id bigint primary key)');
  await expect(migrate(database.url, folder)).rejects.toThrow('9001-serve.sql was changed');
});

test('a database newer than the program stops the start', async () => {
  await addMigration();
  await migrate(database.url, folder);
  await expect(migrate(database.url)).rejects.toThrow('newer than this program');
});

test('names sort as in Spanish', async () => {
  const { rows } = await sql<{ name: string }>`
    select name from (values ('Oria'), ('Ñíguez'), ('Nadal'), ('núñez')) as t (name) order by name`.execute(
    database.db,
  );
  expect(rows.map((row) => row.name)).toEqual(['Nadal', 'núñez', 'Ñíguez', 'Oria']);
});
