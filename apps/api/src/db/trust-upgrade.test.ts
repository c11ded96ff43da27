import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { givenDatabaseBefore } from '#testing/database/given-database-before.ts';

const [owner, other, former] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
const [open, deleted] = [randomUUIDv7(), randomUUIDv7()];

test('what was there before trust is trusted: every open, and the owner of each; what comes later is not', async () => {
  const { db, url, close } = await givenDatabaseBefore('0022');
  for (const id of [owner, other, former])
    await sql`insert into users (id, name, email, password_hash, terms_accepted_at, terms_version)
      values (${id}, 'Rosa', ${`${id}@topspin.test`}, '', now(), '1')`.execute(db);
  for (const [id, by, deletedAt] of [
    [open, owner, null],
    [deleted, former, new Date()],
  ] as const) {
    await sql`insert into opens (id, name, date_start, date_end, created_by, deleted_at)
      values (${id}, 'Open', now(), now(), ${by}, ${deletedAt})`.execute(db);
    await sql`insert into open_organisers (open_id, user_id, role, accepted_at)
      values (${id}, ${by}, 'owner', now())`.execute(db);
  }
  await sql`insert into open_organisers (open_id, user_id, role, accepted_at)
    values (${open}, ${other}, 'organiser', now())`.execute(db);
  await migrate(url);
  const later = randomUUIDv7();
  await sql`insert into opens (id, name, date_start, date_end, created_by)
    values (${later}, 'Open', now(), now(), ${other})`.execute(db);
  const users = await db
    .selectFrom('users')
    .select(['id', 'version', sql<boolean>`trusted_user(id)`.as('trusted')])
    .execute();
  const opens = await db
    .selectFrom('opens')
    .select(['id', 'version', sql<boolean>`trusted_open(id)`.as('trusted')])
    .execute();
  await close();
  const byId = <Row extends { readonly id: string }>(rows: readonly Row[]) =>
    Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
  expect(byId(users)).toEqual({
    [owner]: { version: 1, trusted: true },
    [other]: { version: 1, trusted: false },
    [former]: { version: 1, trusted: false },
  });
  // Migration 67 keeps the dates of what was approved, which is a change of the row.
  expect(byId(opens)).toEqual({
    [open]: { version: 2, trusted: true },
    [deleted]: { version: 2, trusted: true },
    [later]: { version: 1, trusted: false },
  });
});
