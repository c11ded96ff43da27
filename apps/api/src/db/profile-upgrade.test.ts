import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { givenDatabaseBefore } from '#testing/database/given-database-before.ts';

const networks = [
  { network: 'instagram', address: 'https://example.org/xoana' },
  { network: 'instagram', address: 'https://www.instagram.com/xoana' },
  { network: 'web', address: 'https://xoana.example' },
  { network: 'web', address: 'https://other.example' },
];

test('an upgrade keeps themes that were chosen and pages at their own networks, and no version moves', async () => {
  const { db, url, close } = await givenDatabaseBefore('0056');
  const [usual, light, player] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  for (const [id, theme] of [
    [usual, 'dark'],
    [light, 'light'],
  ] as const)
    await sql`insert into users (id, name, email, password_hash, theme, terms_accepted_at, terms_version)
      values (${id}, 'Rosa', ${`${id}@topspin.test`}, '', ${theme}, now(), '1')`.execute(db);
  await sql`insert into players (id, name, social_networks)
    values (${player}, 'Xoana', ${JSON.stringify(networks)})`.execute(db);
  await migrate(url);
  const users = await db.selectFrom('users').select(['id', 'theme', 'version']).execute();
  expect(new Map(users.map(({ id, ...kept }) => [id, kept]))).toEqual(
    new Map([
      [usual, { theme: null, version: 1 }],
      [light, { theme: 'light', version: 1 }],
    ]),
  );
  const kept = await db
    .selectFrom('players')
    .select(['social_networks', 'version'])
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ social_networks: [networks[1], networks[2]], version: 1 });
  const elsewhere = JSON.stringify([networks[0]]);
  await expect(
    sql`update players set social_networks = ${elsewhere} where id = ${player}`.execute(db),
  ).rejects.toThrow('players_social_pages');
  await close();
});
