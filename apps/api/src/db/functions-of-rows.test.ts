import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { formerChecksums } from '#db/former-checksums.ts';
import { migrate, migrationsFolder } from '#db/migrate.ts';
import type { Db } from '#http/call.ts';
import { testDatabase } from '#testing/database/database.ts';
import { givenDatabaseBefore } from '#testing/database/given-database-before.ts';

/** Functions with a parsed body that take or return rows of a table: PostgreSQL may refuse to alter such a table. */
async function functionsOfRows(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct proc.oid::regprocedure::text as name
    from pg_proc proc cross join unnest(array_append(proargtypes::oid[], prorettype)) as used (type)
    join pg_type self on self.oid = used.type
    join pg_type element on element.oid in (self.oid, self.typelem)
    join pg_class rows_of on rows_of.oid = element.typrelid and rows_of.relkind in ('r', 'p')
    where proc.prosqlbody is not null and rows_of.relnamespace <> 'pg_catalog'::regnamespace
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** The functions as the migrations before the repair made them, on whatever PostgreSQL. */
const asBefore = sql`
  create or replace function has_played(player players) returns boolean language sql immutable
    return player.deleted_at is null and player.erased_at is null and player.matches_played > 0;
  create or replace function is_listed(player players) returns boolean language sql immutable
    return player.deleted_at is null and player.erased_at is null;
  update schema_migration set checksum = ${sql.lit(formerChecksums[63])} where number = 63`;

test('no function with a parsed body has rows of a table as argument', async () => {
  const database = await testDatabase();
  expect(await functionsOfRows(database.db)).toEqual([]);
  await database.close();
});

test('a database with such functions has them replaced, whichever text of the migration it ran', async () => {
  const { db, url, close } = await givenDatabaseBefore('0110');
  await asBefore.execute(db);
  expect(await functionsOfRows(db)).toEqual(['has_played(players)', 'is_listed(players)']);
  await migrate(url);
  expect(await functionsOfRows(db)).toEqual([]);
  await sql`alter table players add column next boolean not null default false`.execute(db);
  await close();
});

test('the former text of that migration is its text without the repair', async () => {
  const text = await readFile(`${migrationsFolder}/0063-made-up-players.sql`, 'utf8');
  const former = text.slice(text.indexOf('-- Players that the lab made up.'));
  expect(createHash('sha256').update(former).digest('hex')).toBe(formerChecksums[63]);
});
