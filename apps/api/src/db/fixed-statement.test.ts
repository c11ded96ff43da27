import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, openPool } from '#db/connect.ts';
import { runOften } from '#db/fixed-statement.ts';
import type { Database } from '#db/schema.generated.ts';
import { testDatabase, type TestDatabase } from '#testing/database/database.ts';

let database: TestDatabase;
let db: Kysely<Database>;
beforeAll(async () => {
  database = await testDatabase();
  db = connect(openPool(database.url, { max: 1 }));
});
afterAll(async () => {
  await db.destroy();
  await database.close();
});

/** Often enough for a statement to be prepared. */
const often = 5;

async function ask(text: string, times = often): Promise<void> {
  for (let time = 0; time < times; time += 1) await runOften(db, sql.raw(text).compile(db));
}

const odd = (count: number, from: string): string[] =>
  Array.from({ length: count }, (_, number) => `select ${number} as "${from}"`);

/** The statements that the single connection has prepared. */
const prepared = async (): Promise<string[]> => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.map(({ statement }) => statement);
};

test('a statement that is asked often is prepared, another is not', async () => {
  await ask('select 1 as often');
  await ask('select 1 as rare', often - 1);
  expect(await prepared()).toEqual(['select 1 as often']);
});

test('what is asked in many odd ways takes the place of what is not asked any more alone', async () => {
  await ask('select 1 as liked');
  for (const text of odd(100, 'strange')) {
    await ask(text);
    await ask('select 1 as liked', 1);
  }
  await ask('select 1 as fresh');
  expect(await prepared()).toEqual(expect.arrayContaining(['select 1 as liked', 'select 1 as fresh']));
});

test('a connection keeps no more than some of what was ever prepared', async () => {
  for (const text of odd(400, 'stranger')) await ask(text);
  expect((await prepared()).length).toBeLessThan(200);
});
