import {
  createPlayer,
  createPlayerFromUser,
  editPlayer,
  getPlayer,
  listPlayers,
  me,
  offerProfile,
  softDeletePlayer,
  type PlayerPage,
} from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenPlayer } from '#testing/given-open.ts';

const today = new Date('2026-11-20T10:00:00Z');
const phone = { name: 'Ana', code: '+34', phone: '600111222' } as const;
const api = givenApi({ now: () => today });
const admin = givenUser(api, 'Ada Admin');
const ana = givenPlayerAccount(api, 'Ana Núñez');
const other = givenUser(api, 'Otro Usuario');
const page = (who: Caller, id: string): Promise<PlayerPage> => who.get(getPlayer, { params: { id } });

const edit = async (who: Caller, id: string, body: object) =>
  who.call(editPlayer, { params: { id }, version: (await page(who, id)).version, body });

describe('becoming a player', () => {
  test('takes the account’s name, and the account has it from then on', async () => {
    const user = await api.registerUser('Laia Puig');
    const { player } = await user.get(createPlayerFromUser, {
      body: { date_of_birth: '2000-02-29', nickname: 'La Pala', contact_phone: phone },
    });
    expect(player).toMatchObject({
      name: 'Laia Puig',
      nickname: 'La Pala',
      date_of_birth: '2000-02-29',
      rating: 1000,
      show_phone_admin_only: true,
      contact_phone: phone,
    });
    expect((await user.get(me)).player?._id).toBe(player._id);
  });

  test('happens once', async () => {
    const { failure } = await ana.call(createPlayerFromUser, { body: { date_of_birth: '1990-01-01' } });
    expect(failure.code).toBe('player.alreadyExists');
  });

  test.each([
    ['tomorrow', '2026-11-21', 'Debe ser una fecha entre 1900 y hoy'],
    ['before anybody alive', '1899-12-31', 'Debe ser una fecha entre 1900 y hoy'],
    ['on a day no calendar has', '2025-02-29', 'La fecha no es válida'],
    ['in words', 'ayer', 'La fecha no es válida'],
  ])('born %s is refused at that field', async (_, date_of_birth, message) => {
    const user = await api.registerUser();
    const { status, failure } = await user.call(createPlayerFromUser, { body: { date_of_birth } });
    expect(status).toBe(422);
    expect(failure.issues).toEqual([{ path: ['date_of_birth'], message }]);
  });

  test.each([
    ['13, a day short of 14', '2012-11-21', 422],
    ['14 today', '2012-11-20', 201],
    ['today', '2026-11-20', 422],
  ])('at %s asks for a guardian’s consent accordingly', async (_, date_of_birth, status) => {
    const user = await api.registerUser();
    const answered = await user.call(createPlayerFromUser, { body: { date_of_birth } });
    expect(answered.status).toBe(status);
    if (status === 422) expect(answered.failure.code).toBe('player.guardianConsentRequired');
  });

  test('with a guardian’s consent keeps who gave it and to which text', async () => {
    const user = await api.registerUser('Nil Petit');
    const { player } = await user.get(createPlayerFromUser, {
      body: { date_of_birth: '2015-01-01', guardian_consent: true },
    });
    const consents = await api.db
      .selectFrom('consents')
      .select(['purpose', 'given_by', 'given_at'])
      .where('player_id', '=', player._id)
      .orderBy('purpose')
      .execute();
    expect(consents).toEqual([
      { purpose: 'guardian', given_by: user.id, given_at: today },
      { purpose: 'profile', given_by: user.id, given_at: today },
    ]);
  });
});

describe('a player made for somebody else', () => {
  test('needs consent', async () => {
    const body = { name: 'Nil', contact_phone: phone, consent: false };
    const { status, failure } = await other.call(createPlayer, { body });
    expect([status, failure.code]).toEqual([422, 'player.consentRequired']);
  });

  test('needs a date of birth if its administrator is a guardian, which stays', async () => {
    const body = { name: 'Nil', contact_phone: phone, consent: true, relation: 'guardian' } as const;
    const { status, failure } = await other.call(createPlayer, { body });
    expect([status, failure.code]).toEqual([422, 'player.birthDateNeeded']);
    const child = await givenPlayer(other, {
      name: 'Nil',
      relation: 'guardian',
      date_of_birth: '2014-01-01',
    });
    const emptied = await other.call(editPlayer, {
      params: { id: child._id },
      version: child.version,
      body: { date_of_birth: null },
    });
    expect(emptied.failure.code).toBe('player.birthDateNeeded');
  });

  test('needs one before a guardian can be invited', async () => {
    const { _id: id } = await givenPlayer(other, {
      name: 'Sin Fecha',
      relation: 'coach',
      date_of_birth: null,
    });
    const body = { kind: 'guardian', email: 'madre@example.com' } as const;
    const { failure } = await other.call(offerProfile, { params: { id }, body });
    expect(failure.code).toBe('player.birthDateNeeded');
  });

  test('needs a phone', async () => {
    const { failure } = await other.call(createPlayer, { body: { name: 'Nil', consent: true } });
    expect(failure.issues?.[0]?.path).toEqual(['contact_phone']);
  });

  test('is administered by who made it', async () => {
    const pupil = await givenPlayer(other, { name: 'Pupila', relation: 'coach' });
    const { user } = await other.get(me);
    expect(user.metadata.playersAdmin).toContainEqual({
      player_id: pupil._id,
      name: 'Pupila',
      club_id: null,
      relation: 'coach',
    });
    expect((await edit(other, pupil._id, { nickname: 'Rayo' })).body.nickname).toBe('Rayo');
    expect((await edit(ana, pupil._id, { nickname: 'Mía' })).status).toBe(403);
  });

  test.each([
    ['a coach alone', { relation: 'coach' }, 422],
    ['a guardian', { relation: 'guardian' }, 201],
    ['a coach with the guardian’s yes', { relation: 'coach', guardian_consent: true }, 201],
  ] as const)('who is a child, by %s', async (_, given, status) => {
    const body = {
      name: 'Petita',
      date_of_birth: '2016-05-05',
      contact_phone: phone,
      consent: true,
      ...given,
    };
    expect((await other.call(createPlayer, { body })).status).toBe(status);
  });
});

describe('a phone hidden from me', () => {
  let hidden: PlayerPage;

  beforeAll(async () => {
    await edit(ana, ana.player._id, { contact_phone: phone, show_phone_admin_only: true });
    hidden = await page(other, ana.player._id);
  });

  test('is on the page for the person and for admins alone', async () => {
    expect(hidden.contact_phone).toBeNull();
    expect((await page(ana, ana.player._id)).contact_phone).toEqual(phone);
    expect((await page(admin, ana.player._id)).contact_phone).toEqual(phone);
  });

  test('is there for everybody once its owner says so', async () => {
    const open = await givenPlayer(ana, { name: 'A la vista', show_phone_admin_only: false });
    expect((await page(other, open._id)).contact_phone).not.toBeNull();
  });

  test.each([
    { project: ['contact_phone'] },
    { project: { contact_phone: 1 } },
    { sortBy: ['contact_phone'] },
    { sortBy: ['contact_phone.phone'] },
    { filters: { contact_phone: { $ne: null } } },
    { permanentFilters: { 'contact_phone.phone': '600111222' } },
    { simpleSearch: { search: '600', fields: ['contact_phone'] } },
    { sortBy: ['date_of_birth'] },
    { filters: { date_of_birth: { $gt: '1980-01-01' } } },
    { project: ['date_of_birth'] },
    { sortBy: ['__proto__'] },
    { project: ['constructor'] },
  ])('is no field of a list, whatever is asked: %j', async (query) => {
    const { status, failure } = await other.call(listPlayers, { query });
    expect([status, failure.code]).toEqual([400, 'request.unknownFilter']);
  });

  test('is in no list and found by no search', async () => {
    const all = await other.get(listPlayers, { query: { itemsPerPage: 100 } });
    expect(JSON.stringify(all)).not.toMatch(/600111222|contact_phone|date_of_birth/u);
    const found = await other.get(listPlayers, {
      query: { simpleSearch: { search: '600111222', fields: [] } },
    });
    expect(found.totalFilteredRows).toBe(0);
  });

  test('nor is the date of birth, of which others see the category', () => {
    expect(hidden).toMatchObject({ date_of_birth: null, age_category: 'senior', mine: false });
  });
});

describe('a list of players', () => {
  test('finds names without accents, case and punctuation, and sorts ñ after n', async () => {
    const club = 'Club de la Ñ';
    for (const name of ['Zoe Col·lell', 'Iu Ñandú', 'Iu Nadal', 'Iu Ortiz', 'Iu N\u0303oño', 'Iu Núñez'])
      await givenPlayer(other, { name, club });
    const search = async (text: string) => {
      const { collection } = await other.get(listPlayers, {
        query: {
          simpleSearch: { search: text, fields: ['name'] },
          filters: { 'club.name': club },
          sortBy: ['name'],
        },
      });
      return collection.map(({ name }) => name);
    };
    expect(await search('iu')).toEqual(['Iu Nadal', 'Iu Núñez', 'Iu Ñandú', 'Iu Ñoño', 'Iu Ortiz']);
    expect(await search('NUNEZ')).toEqual(['Iu Núñez']);
    expect(await search('collell zoe')).toEqual(['Zoe Col·lell']);
    expect(await search('colell')).toEqual(['Zoe Col·lell']);
    expect(await search('%')).toEqual([]);
  });

  test('is the leaderboard when sorted by rating', async () => {
    const players = await Promise.all(
      ['Oro', 'Plata', 'Bronce'].map((name) => givenPlayer(other, { name, club: 'Podio' })),
    );
    for (const [index, { _id }] of players.entries())
      await api.db
        .updateTable('players')
        .set({ rating: 3000 - index })
        .where('id', '=', _id)
        .execute();
    const { collection } = await other.get(listPlayers, {
      query: { page: 1, itemsPerPage: 10, sortBy: ['rating'], sortDesc: [true] },
    });
    expect(collection.slice(0, 3).map(({ name }) => name)).toEqual(['Oro', 'Plata', 'Bronce']);
  });

  test('cleans names of invisible characters and composes them', async () => {
    const player = await givenPlayer(other, { name: 'Jose\u0301\u200b \u202ePe\u0301rez 🏓' });
    expect(player.name).toBe('José Pérez 🏓');
  });
});

test('a player taken out of the lists is gone from them, and the account may become one again', async () => {
  const user = await api.registerPlayer('De Paso');
  const params = { id: user.player._id };
  expect((await other.call(softDeletePlayer, { params })).status).toBe(403);
  await user.get(softDeletePlayer, { params });
  expect((await other.call(getPlayer, { params })).status).toBe(404);
  const again = await user.call(createPlayerFromUser, { body: { date_of_birth: '1990-01-01' } });
  expect(again.status).toBe(201);
});
