import {
  claimPlayer,
  createPlayer,
  createPlayerFromUser,
  createVenue,
  editPlayer,
  enrol,
  listClubs,
  offerProfile,
  softDeletePlayer,
} from '@topspin/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testSettings, type RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPlayer } from '#testing/given-open.ts';

const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'topspin@topspin.test' };
const api = givenApi({ settings: { ...testSettings, mail } });
givenUser(api, 'Ada Admin');
const coach = givenUser(api, 'Coach', { trusted: false });

/** Profiles made before, in one statement. */
const madeBefore = (by: RegisteredUser, count: number) =>
  sql`insert into players (id, name, created_by) select gen_random_uuid(), 'Spam ' || n, ${by.id}
    from generate_series(1, ${count}) n`.execute(api.db);

const spam = {
  name: 'Spam buy at shop',
  contact_phone: { name: 'Spam', code: '+34', phone: '600111222' },
  consent: true,
} as const;

test.each([
  ['createPlayer', createPlayer, spam],
  ['createPlayerFromUser', createPlayerFromUser, { date_of_birth: '1990-05-17' }],
  ['enrol', enrol, { consent: { confirmed: true } }],
  ['claimPlayer', claimPlayer, {}],
] as const)('an account that is not verified does not %s', async (_, route, body) => {
  const user = await api.registerUser('Mallory', { proven: false });
  const params = { id: '01890000-0000-7000-8000-000000000000' };
  const { failure } = await user.call(route, { params, body });
  expect(failure.code).toBe('auth.emailNotVerified');
});

test('an untrusted account makes 60 profiles at most, also at once, and deleting one today makes no room', async () => {
  await madeBefore(coach, 58);
  const made = await Promise.all([1, 2, 3, 4].map(() => coach.call(createPlayer, { body: spam })));
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
  const one = made.find(({ status }) => status === 201)?.body;
  await coach.get(softDeletePlayer, { params: { id: one?._id ?? '' } });
  expect((await coach.call(createPlayer, { body: spam })).failure).toMatchObject({
    code: 'request.tooMuchMade',
    errors: { message: 'Has llegado al máximo de 60.' },
  });
});

test('an account that an admin trusts is not held to it', async () => {
  const club = await api.registerUser('Club');
  await madeBefore(club, 70);
  expect((await club.call(createPlayer, { body: spam })).status).toBe(201);
});

test('an untrusted account leaves three claims to be decided at most, and twenty offers to be answered', async () => {
  const by = await api.registerUser('Prisas', { trusted: false });
  const trainer = await api.registerUser('Club');
  const others = await Promise.all(
    Array.from({ length: 4 }, (_, n) => givenPlayer(trainer, { name: `Ajena ${n}` })),
  );
  const claim = (id: string) => by.call(claimPlayer, { params: { id } });
  for (const { _id } of others.slice(0, 3)) expect((await claim(_id)).status).toBe(201);
  expect((await claim(others[3]?._id ?? '')).failure.code).toBe('request.tooMuchMade');
  expect((await claim(others[0]?._id ?? '')).status).toBe(201);
  const { _id: id } = await givenPlayer(by, { name: 'Propia' });
  const offer = (email: string) =>
    by.call(offerProfile, { params: { id }, body: { kind: 'guardian', email: `${email}@topspin.test` } });
  await sql`insert into invitations (id, player_id, role, email, invited_by, invited_at)
    select gen_random_uuid(), ${id}, 'guardian', 'oferta' || n || '@topspin.test', ${by.id}, now()
    from generate_series(1, 20) n`.execute(api.db);
  expect((await offer('otra')).failure.code).toBe('request.tooMuchMade');
  expect((await offer('oferta1')).status).toBe(201);
});

test('an untrusted account makes 20 venues at most', async () => {
  const keeper = await api.registerUser('Guarda', { trusted: false });
  await sql`insert into venues (id, name, address, created_by, time_zone, declaration_version, declared_at)
    select gen_random_uuid(), 'Nau ' || n, 'Vic', ${keeper.id}, 'Europe/Madrid', '2026-11', now()
    from generate_series(1, 20) n`.execute(api.db);
  const body = { name: 'Nau', address: 'Vic', terms_accepted: true, declaration_accepted: true } as const;
  expect((await keeper.call(createVenue, { body })).failure.code).toBe('request.tooMuchMade');
});

test('a profile that changes its club leaves none behind that nobody plays for', async () => {
  const by = await api.registerUser('Otra', { trusted: false });
  const { _id: id, ...player } = await givenPlayer(by, { name: 'Ona' });
  let { version } = player;
  for (const club of ['Club Spam Uno', 'Club Spam Dos'])
    ({ version } = await by.get(editPlayer, { params: { id }, version, body: { club } }));
  const query = { simpleSearch: { search: 'Club Spam', fields: ['name'] } };
  const { collection } = await by.get(listClubs, { query });
  expect(collection.map(({ name }) => name)).toEqual(['Club Spam Dos']);
});
