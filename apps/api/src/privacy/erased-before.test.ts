import { randomUUIDv7 } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eraseMe } from '@topspin/contract';
import { CompiledQuery, sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrationsFolder } from '#db/migrate.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api);

/** The state before the migration: sessions, opens and players stayed with the erased account. */
const before = sql`alter table users drop constraint users_erased;
  alter table players drop constraint players_erased;
  alter table player_administrators drop column handed_over_at;
  drop trigger outbox_erased on outbox;
  alter table outbox drop column about;
  alter table open_organisers disable trigger open_organisers_erased;
  alter table session_families disable trigger session_families_erased`;

test('what was left by accounts that were erased before passes to an admin, too', async () => {
  const gone = await api.registerUser();
  await gone.get(eraseMe, { body: { password: gone.password } });
  const player = await givenPlayer(admin);
  const open = await givenOpen(admin);
  const { db } = api;
  await before.execute(db);
  await db.updateTable('players').set({ created_by: gone.id }).where('id', '=', player._id).execute();
  await db.deleteFrom('player_administrators').execute();
  await db.updateTable('open_organisers').set({ user_id: gone.id }).execute();
  await db
    .insertInto('open_organisers')
    .values({ open_id: open._id, user_id: admin.id, role: 'organiser', accepted_at: new Date() })
    .execute();
  await db
    .insertInto('session_families')
    .values({ id: randomUUIDv7(), user_id: gone.id, user_agent: 'Nokia' })
    .execute();
  const migration = await readFile(join(migrationsFolder, '0032-erasure.sql'), 'utf8');
  await db.transaction().execute((transaction) => transaction.executeQuery(CompiledQuery.raw(migration)));
  expect(await db.selectFrom('open_organisers').select(['user_id', 'role']).execute()).toEqual([
    { user_id: admin.id, role: 'owner' },
  ]);
  expect(await db.selectFrom('player_administrators').select(['player_id', 'user_id']).execute()).toEqual([
    { player_id: player._id, user_id: admin.id },
  ]);
  expect(
    await db.selectFrom('session_families').select('user_agent').where('user_id', '=', gone.id).execute(),
  ).toEqual([]);
});
