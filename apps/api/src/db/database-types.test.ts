import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseTypes } from '#db/database-types.ts';
import { testDatabase, type TestDatabase } from '#testing/database/database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

test('the committed types are what the migrations give (else run scripts/generate-database-types.ts)', async () => {
  const committed = await readFile(new URL('./schema.generated.ts', import.meta.url), 'utf8');
  expect(committed).toBe(await databaseTypes(database.db));
});
