import { randomUUID } from 'node:crypto';
import {
  createOpen,
  decideTravelled,
  exportResults,
  importOpen,
  softDeleteOpen,
  type TravelFile,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { exported, givenOpenToTravel, repacked, sendFile, unpacked } from '#testing/given-travel.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');

let file: TravelFile;
let importer: RegisteredUser;
beforeAll(async () => {
  const whole = unpacked(await exported(api, admin, await givenOpenToTravel(api, admin), exportResults));
  const open = { ...whole.open, created_at: '2001-01-01T00:00:00.000Z' };
  // Nobody is in it: guests have a limit of their own.
  file = { ...whole, open, people: [], entries: [], phases: [] };
});
beforeEach(async () => {
  importer = await api.registerUser('Nadia Nadie', { trusted: false });
});

const importAnother = (by: RegisteredUser) =>
  sendFile(api, by, importOpen, repacked({ ...file, source: { ...file.source, open: randomUUID() } }));

async function importAndDelete(by: RegisteredUser): Promise<string> {
  const { body } = await importAnother(by);
  await by.get(softDeleteOpen, { params: { id: body._id } });
  return body._id;
}

test('an account nobody trusts imports ten opens a day, and deleting them makes no room', async () => {
  const { _id } = (await importAnother(importer)).body;
  for (let count = 1; count < 10; count += 1) await importAndDelete(importer);
  const { status, body, message } = await importAnother(importer);
  expect([status, body, message]).toEqual([
    409,
    expect.objectContaining({ code: 'request.tooMuchMade' }),
    'Has llegado al máximo de 10.',
  ]);
  await sql`update opens set imported_at = now() - interval '2 days' where id = ${_id}`.execute(api.db);
  expect((await importAnother(importer)).status).toBe(201);
});

test('what was imported and deleted today counts as made today, whatever the file says', async () => {
  const id = await importAndDelete(importer);
  await sql`insert into opens (id, name, date_start, date_end, players_min, players_max, created_by, created_at, imported_at, deleted_at)
    select gen_random_uuid(), name, date_start, date_end, players_min, players_max, created_by, created_at, imported_at, deleted_at
    from opens, generate_series(1, 59) where id = ${id}`.execute(api.db);
  const body = { name: 'Otro', date_start: '2027-02-28T09:00:00Z', date_end: '2027-02-28T19:00:00Z' };
  const { failure } = await importer.call(createOpen, { body });
  expect(failure).toMatchObject({ code: 'request.tooMuchMade', details: { most: 60 } });
});

test('an account nobody trusts says of 20,000 people who they are', async () => {
  const say = (count: number) =>
    importer.call(decideTravelled, {
      body: {
        source: randomUUID(),
        people: Array.from({ length: count }, () => ({ person: randomUUID(), player_id: null })),
      },
    });
  await sql`insert into travelled_people (user_id, source, person, decided_at)
    select ${importer.id}, ${randomUUID()}, gen_random_uuid(), now() from generate_series(1, 19998)`.execute(
    api.db,
  );
  expect((await say(3)).failure).toMatchObject({ code: 'request.tooMuchMade', details: { most: 20_000 } });
  expect((await say(2)).status).toBe(204);
});

test('an account that an admin trusts imports more', async () => {
  const organiser = await api.registerUser('Olga Organizadora');
  for (let count = 0; count < 11; count += 1) expect((await importAnother(organiser)).status).toBe(201);
});
