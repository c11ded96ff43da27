import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#http/call.ts';
import { migrate } from '#db/migrate.ts';
import { givenDatabaseBefore } from '#testing/database/given-database-before.ts';

const [owner, invited, helper] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
const [open, venue] = [randomUUIDv7(), randomUUIDv7()];

async function givenThings(db: Db): Promise<void> {
  for (const [id, email] of [
    [owner, 'rosa@topspin.test'],
    [invited, 'Amiga@topspin.test'],
    [helper, 'otra@topspin.test'],
  ])
    await sql`insert into users (id, name, email, password_hash, terms_accepted_at, terms_version)
      values (${id}, 'Rosa', ${email}, '', now(), '1')`.execute(db);
  await sql`insert into opens (id, name, date_start, date_end, created_by)
    values (${open}, 'Open', now(), now(), ${owner})`.execute(db);
  await sql`insert into venues (id, name, address, time_zone, created_by, declared_at, declaration_version)
    values (${venue}, 'Pavelló', 'Vic', 'Europe/Madrid', ${owner}, now(), '1')`.execute(db);
}

const invitationsIn = async (db: Db) =>
  (
    await sql<{ readonly to: string; readonly email: string; readonly role: string; readonly by: string }>`
      select case when open_id is null then 'venue' else 'open' end as to, email, role, invited_by as by
      from helper_invitations where removed_at is null order by 1, 2`.execute(db)
  ).rows;

test('invitations to help that were pending wait for the address; who had accepted goes on helping', async () => {
  const { db, url, close } = await givenDatabaseBefore('0049');
  await givenThings(db);
  const add = (
    table: string,
    thing: string,
    of: string,
    rows: readonly (readonly [string, string, boolean])[],
  ) =>
    Promise.all(
      rows.map(([user, role, accepted]) =>
        sql`insert into ${sql.table(table)} (${sql.ref(thing)}, user_id, role, invited_by, accepted_at)
          values (${of}, ${user}, ${role}, ${owner}, ${accepted ? new Date() : null})`.execute(db),
      ),
    );
  await add('open_organisers', 'open_id', open, [
    [owner, 'owner', true],
    [invited, 'organiser', false],
    [helper, 'organiser', true],
  ]);
  await add('venue_admins', 'venue_id', venue, [
    [owner, 'admin', true],
    [invited, 'coAdmin', false],
  ]);
  await migrate(url);
  const invitations = await invitationsIn(db);
  const helpers = await db.selectFrom('open_organisers').select('user_id').orderBy('role', 'desc').execute();
  const admins = await db.selectFrom('venue_admins').select('user_id').execute();
  await close();
  expect(invitations).toEqual([
    { to: 'open', email: 'Amiga@topspin.test', role: 'organiser', by: owner },
    { to: 'venue', email: 'Amiga@topspin.test', role: 'coAdmin', by: owner },
  ]);
  expect(helpers.map(({ user_id: id }) => id)).toEqual([owner, helper]);
  expect(admins.map(({ user_id: id }) => id)).toEqual([owner]);
});

test('an invitation that was declined can be accepted again, one that was withdrawn cannot', async () => {
  const { db, url, close } = await givenDatabaseBefore('0070');
  await givenThings(db);
  for (const [email, by] of [
    ['amiga@topspin.test', invited],
    ['otra@topspin.test', owner],
  ] as const)
    await sql`insert into helper_invitations (id, open_id, email, role, invited_by, invited_at, removed_at, removed_by)
      values (${randomUUIDv7()}, ${open}, ${email}, 'organiser', ${owner}, now(), now(), ${by})`.execute(db);
  await migrate(url);
  const { rows } = await sql<{ readonly email: string; readonly declined: boolean }>`
    select email, declined_by is not null as declined from helper_invitations where removed_at is null`.execute(
    db,
  );
  await close();
  expect(rows).toEqual([{ email: 'amiga@topspin.test', declined: true }]);
});
