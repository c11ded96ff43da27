import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { givenDatabaseBefore } from '#testing/database/given-database-before.ts';

const refused = [
  '{}',
  '[{"lang": "fr", "text": "Bonjour"}]',
  '[{"lang": "es", "text": null}]',
  '[{"text": "Hola"}]',
  '[{"lang": "es", "text": "Hola"}, {"lang": "es", "text": "Adiós"}]',
  JSON.stringify([{ lang: 'es', text: 'a'.repeat(10_001) }]),
];

test('an upgrade keeps what opens say, in the language of their owner, and no version moves', async () => {
  const { db, url, close } = await givenDatabaseBefore('0064');
  const [owner, described, silent, orphan] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  await sql`insert into users (id, name, email, password_hash, lang, terms_accepted_at, terms_version)
    values (${owner}, 'Rosa', 'rosa@topspin.test', '', 'ca', now(), '1')`.execute(db);
  for (const [id, description] of [
    [described, 'Grups de quatre.\nQuadre final.'],
    [silent, ' \n'],
    [orphan, 'Grupos'],
  ] as const) {
    await sql`insert into opens (id, name, description, date_start, date_end)
      values (${id}, 'Open', ${description}, now(), now())`.execute(db);
    if (id !== orphan)
      await sql`insert into open_organisers (open_id, user_id, role, accepted_at)
        values (${id}, ${owner}, 'owner', now())`.execute(db);
  }
  const versions = await db.selectFrom('opens').select(['id', 'version']).orderBy('id').execute();
  await migrate(url);
  const opens = await db.selectFrom('opens').select(['id', 'description']).execute();
  expect(new Map(opens.map(({ id, description }) => [id, description]))).toEqual(
    new Map<string, unknown>([
      [described, [{ lang: 'ca', text: 'Grups de quatre.\nQuadre final.' }]],
      [silent, []],
      [orphan, [{ lang: 'es', text: 'Grupos' }]],
    ]),
  );
  expect(await db.selectFrom('opens').select(['id', 'version']).orderBy('id').execute()).toEqual(versions);
  for (const description of refused)
    await expect(
      sql`update opens set description = ${description} where id = ${orphan}`.execute(db),
    ).rejects.toThrow('opens_description_check');
  await close();
});
