import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '#testing/database/database.ts';

test('no function with a parsed body has rows of a table as argument: PostgreSQL may refuse to alter such a table', async () => {
  const database = await testDatabase();
  const { rows } = await sql<{ name: string }>`
    select distinct proc.oid::regprocedure::text as name
    from pg_proc proc cross join unnest(array_append(proargtypes::oid[], prorettype)) as used (type)
    join pg_type self on self.oid = used.type
    join pg_type element on element.oid in (self.oid, self.typelem)
    join pg_class rows_of on rows_of.oid = element.typrelid and rows_of.relkind in ('r', 'p')
    where proc.prosqlbody is not null and rows_of.relnamespace <> 'pg_catalog'::regnamespace
    order by 1`.execute(database.db);
  await database.close();
  expect(rows).toEqual([]);
});
