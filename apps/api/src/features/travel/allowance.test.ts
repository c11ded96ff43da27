import { randomUUID } from 'node:crypto';
import {
  addGuest,
  createOpen,
  decideTravelled,
  exportResults,
  importOpen,
  softDeleteOpen,
  type TravelFile,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';
import { exported, givenOpenToTravel, repacked, sendFile, unpacked } from '#testing/given-travel.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');

let whole: TravelFile;
let file: TravelFile;
let importer: RegisteredUser;
beforeAll(async () => {
  whole = unpacked(await exported(api, admin, await givenOpenToTravel(api, admin), exportResults));
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
    429,
    expect.objectContaining({ code: 'travel.enoughToday' }),
    'Mientras ningún administrador confíe en tu cuenta puedes importar 10 torneos al día, con 1000 personas y 150.000 puntos en total.',
  ]);
  await sql`update opens set imported_at = now() - interval '2 days' where id = ${_id}`.execute(api.db);
  expect((await importAnother(importer)).status).toBe(201);
});

describe('people of files who are nobody here', () => {
  const withPeople = (count: number) => {
    const people = Array.from({ length: count }, (_, at) => ({
      id: randomUUID(),
      name: `Persona ${at}`,
      club: null,
      category: null,
      guest: true,
      profile: null,
    }));
    return repacked({ ...file, people, source: { ...file.source, open: randomUUID() } });
  };

  test('are a thousand a day, in one open or in ten', async () => {
    expect((await sendFile(api, importer, importOpen, withPeople(600))).status).toBe(201);
    expect((await sendFile(api, importer, importOpen, withPeople(401))).body).toMatchObject({
      code: 'travel.enoughToday',
      details: { opens: 10, people: 1000, thousands: 150 },
    });
    expect((await sendFile(api, importer, importOpen, withPeople(400))).status).toBe(201);
  });

  test('leave room for the guests that are entered at the desk the same day', async () => {
    await sendFile(api, importer, importOpen, withPeople(300));
    const open = await givenOpen(importer);
    const body = { name: 'Nuria Invitada', club: null, consent: { confirmed: true } } as const;
    const { status } = await importer.call(addGuest, { params: { id: open._id }, body });
    expect(status).toBe(201);
  });
});

test('all files of a day have as many points as the longest may have', async () => {
  const another = () => repacked({ ...whole, source: { ...whole.source, open: randomUUID() } });
  const { _id } = (await sendFile(api, importer, importOpen, another())).body;
  await sql`update matches set last_seq = 149990 where open_id = ${_id} and round = 'final'`.execute(api.db);
  expect((await sendFile(api, importer, importOpen, another())).body).toMatchObject({
    code: 'travel.enoughToday',
  });
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

test('an account nobody trusts says of 6,000 people who they are', async () => {
  const say = (count: number) =>
    importer.call(decideTravelled, {
      body: {
        source: randomUUID(),
        people: Array.from({ length: count }, () => ({ person: randomUUID(), player_id: null })),
      },
    });
  await sql`insert into travelled_people (user_id, source, person, decided_at)
    select ${importer.id}, ${randomUUID()}, gen_random_uuid(), now() from generate_series(1, 5998)`.execute(
    api.db,
  );
  expect((await say(3)).failure).toMatchObject({ code: 'request.tooMuchMade', details: { most: 6000 } });
  expect((await say(2)).status).toBe(204);
});

test('an account that an admin trusts imports more', async () => {
  const organiser = await api.registerUser('Olga Organizadora');
  for (let count = 0; count < 11; count += 1) expect((await importAnother(organiser)).status).toBe(201);
});
