import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { givenDatabaseBefore } from '#testing/database/given-database-before.ts';

test('contacts logged in full are struck from the log; what else was logged stays', async () => {
  const { db, url, close } = await givenDatabaseBefore('0106');
  const entries = [
    { before: { contact: null }, after: { contact: 'Marta 600111222' } },
    { before: { contact: 'Marta' }, after: { contact: 'Ona', fields: ['description'] } },
    { before: { name: 'Open' }, after: { name: 'Copa' } },
  ];
  for (const [at, { before, after }] of entries.entries())
    await sql`insert into audit_log (action, entity, at, before, after) values ('editOpen', 'opens',
      ${new Date(at)}, ${JSON.stringify(before)}, ${JSON.stringify(after)})`.execute(db);
  await migrate(url);
  const left = await db.selectFrom('audit_log').select(['before', 'after']).orderBy('at').execute();
  await close();
  expect(left).toEqual([
    { before: {}, after: { fields: ['contact'] } },
    { before: {}, after: { fields: ['description', 'contact'] } },
    { before: { name: 'Open' }, after: { name: 'Copa' } },
  ]);
});
