import { randomUUIDv7 } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrationsFolder } from '#db/migrate.ts';
import { testDatabase, type TestDatabase } from '#testing/database/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const [first, second, other, player] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];

/**
 * The function before the migration: letters that do not decompose into a letter and an accent were
 * unchanged.
 */
const before = sql`create or replace function searchable(written text) returns text
  language sql immutable strict parallel safe return lower(written)`;

test('clubs that are one by the new rules become one, with their players, and nobody’s version moves', async () => {
  const { db } = database;
  await before.execute(db);
  await db
    .insertInto('clubs')
    .values([
      { id: first, name: 'Ærø BTK' },
      { id: second, name: 'Aero BTK', created_at: new Date(Date.now() + 1000) },
      { id: other, name: 'Işık' },
    ])
    .execute();
  await db.insertInto('players').values({ id: player, name: 'Øyvind', club_id: second }).execute();
  const migration = await readFile(join(migrationsFolder, '0014-more-letters.sql'), 'utf8');
  await db.transaction().execute((transaction) => transaction.executeQuery(CompiledQuery.raw(migration)));
  const clubs = db.selectFrom('clubs').select(['id', 'search', 'version']).where('deleted_at', 'is', null);
  expect(await clubs.orderBy('search').execute()).toEqual([
    { id: first, search: 'aero btk', version: 1 },
    { id: other, search: 'isik', version: 1 },
  ]);
  const players = await db.selectFrom('players').select(['club_id', 'search', 'version']).execute();
  expect(players).toEqual([{ club_id: first, search: 'oyvind', version: 1 }]);
});
