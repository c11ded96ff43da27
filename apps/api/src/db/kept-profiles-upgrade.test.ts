import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { givenDatabaseBefore } from '#testing/database/given-database-before.ts';

const organiser = randomUUIDv7();
const [listed, child, entrusted] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];

test('an organiser keeps the profiles of a list, and goes on looking after children and a team', async () => {
  const { db, url, close } = await givenDatabaseBefore('0115');
  await sql`insert into users (id, name, email, password_hash, terms_accepted_at, terms_version)
    values (${organiser}, 'Rosa', 'rosa@topspin.test', '', now(), '1')`.execute(db);
  for (const [player, relation, consent] of [
    [listed, 'other', 'paper'],
    [child, 'guardian', 'guardian'],
    [entrusted, 'other', 'other'],
  ] as const) {
    await sql`insert into players (id, name, created_by) values (${player}, 'Ana', ${organiser})`.execute(db);
    await sql`insert into player_administrators (player_id, user_id, relation)
      values (${player}, ${organiser}, ${relation})`.execute(db);
    await sql`insert into consents (id, player_id, purpose, relation, given_by, recorded_by, text_version, text_key, lang, given_at)
      values (${randomUUIDv7()}, ${player}, 'profile', ${consent}, ${consent === 'paper' ? null : organiser}::uuid,
        ${consent === 'paper' ? organiser : null}::uuid, '1', 'profile.paper', 'es', now())`.execute(db);
  }
  await migrate(url);
  const rows = await db.selectFrom('player_administrators').select(['player_id', 'relation']).execute();
  await close();
  expect(Object.fromEntries(rows.map(({ player_id, relation }) => [player_id, relation]))).toEqual({
    [listed]: 'organiser',
    [child]: 'guardian',
    [entrusted]: 'other',
  });
});
