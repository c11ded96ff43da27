import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { givenDatabaseBefore } from '#testing/database/given-database-before.ts';

test('an upgrade marks the consents to registrations that were withdrawn, and to no other', async () => {
  const { db, url, close } = await givenDatabaseBefore('0119');
  const owner = randomUUIDv7();
  await sql`insert into users (id, name, email, password_hash, terms_accepted_at, terms_version)
    values (${owner}, 'Rosa', 'rosa@topspin.test', '', now(), '1')`.execute(db);
  const open = randomUUIDv7();
  await sql`insert into opens (id, name, date_start, date_end, created_by, state)
    values (${open}, 'Open', now(), now(), ${owner}, 'registrationOpen')`.execute(db);
  const given = new Date('2026-11-01T10:00:00Z');
  const left = new Date('2026-11-05T10:00:00Z');
  for (const [name, state, leftAt] of [
    ['Nil', 'withdrawn', left],
    ['Laia', 'registered', null],
    ['Ona', 'removed', left],
  ] as const) {
    const [player, inscription] = [randomUUIDv7(), randomUUIDv7()];
    await sql`insert into players (id, name) values (${player}, ${name})`.execute(db);
    await sql`insert into inscriptions (id, open_id, player_id, state, rating, left_at)
      values (${inscription}, ${open}, ${player}, ${state}, 1000, ${leftAt})`.execute(db);
    await sql`insert into consents (id, player_id, inscription_id, purpose, relation, text_version, text_key, lang, given_at)
      values (${randomUUIDv7()}, ${player}, ${inscription}, 'inscription', 'guardian', '1', 'inscription', 'es', ${given})`.execute(
      db,
    );
  }
  await migrate(url);
  const marked = await db
    .selectFrom('consents')
    .innerJoin('players', 'players.id', 'consents.player_id')
    .select(['players.name', 'consents.withdrawn_at'])
    .orderBy('players.name')
    .execute();
  expect(marked).toEqual([
    { name: 'Laia', withdrawn_at: null },
    { name: 'Nil', withdrawn_at: left },
    { name: 'Ona', withdrawn_at: null },
  ]);
  await close();
});
