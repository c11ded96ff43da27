import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { migrationsFolder } from '#db/migration-files.ts';
import { versions } from '#platform/version.ts';
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
  await expect(migrate(database.url)).rejects.toThrow(/newer than this program.*: start a newer Topspin\.$/u);
});

test('the version that it needs is named, the highest of those that ran what is unknown', async () => {
  const unknown = [
    { number: 9001, name: '9001-serve.sql', checksum: '', topspin: '12.10.0' },
    { number: 9002, name: '9002-let.sql', checksum: '', topspin: '12.9.1' },
  ];
  await database.db.insertInto('schema_migration').values(unknown).execute();
  await expect(migrate(database.url)).rejects.toThrow(
    /it has migration 9002-let\.sql\): start Topspin 12\.10\.0 or newer\.$/u,
  );
});

test('records of before versions were noted are completed at the next start', async () => {
  await sql`alter table schema_migration drop column topspin`.execute(database.db);
  await addMigration();
  expect(await migrate(database.url, folder)).toEqual(['9001-serve.sql']);
  const ran = await database.db
    .selectFrom('schema_migration')
    .select(['number', 'topspin'])
    .orderBy('number')
    .execute();
  expect([ran[0]?.topspin, ran.at(-1)?.topspin]).toEqual([null, versions.version]);
});

test('names sort as in Spanish', async () => {
  const { rows } = await sql<{ name: string }>`
    select name from (values ('Oria'), ('Ñíguez'), ('Nadal'), ('núñez')) as t (name) order by name`.execute(
    database.db,
  );
  expect(rows.map((row) => row.name)).toEqual(['Nadal', 'núñez', 'Ñíguez', 'Oria']);
});
