import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openConnection } from '#live/connection.ts';
import { givenApi } from './given-api.ts';
import { statementsOf } from './statements.ts';

const api = givenApi();

test('what is asked is counted, but not what a bell asks that is opened meanwhile', async () => {
  const statements = await statementsOf(async () => {
    const connection = await openConnection(api.databaseUrl, { hear: () => undefined });
    await sql`select 2`.execute(api.db);
    await connection.end();
  });
  expect(statements).toEqual(['select 2']);
});
