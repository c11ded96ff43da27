import {
  answerPlayerInvitation,
  editPlayer,
  listConsents,
  listMyPlayerInvitations,
  listPlayerInvitations,
  me,
  offerProfile,
  restorePlayerInvitation,
  withdrawPlayerInvitation,
  type BodyInputOf,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPlayer } from '#testing/given-open.ts';

const api = givenApi({ now: () => new Date('2026-03-07T10:00:00Z') });
const admin = givenUser(api, 'Ada Admin');
const mother = givenUser(api, 'Marta Serra');
let nil: RegisteredUser;

beforeEach(async () => {
  nil = await api.registerUser('Nil Serra');
});

const child = (date_of_birth: string | null) =>
  givenPlayer(mother, {
    name: 'Nil Serra',
    date_of_birth,
    relation: date_of_birth === null ? 'coach' : 'guardian',
  });

type Offer = Partial<BodyInputOf<typeof offerProfile>>;

const offer = (by: RegisteredUser, id: string, more: Offer = {}) =>
  by.call(offerProfile, { params: { id }, body: { kind: 'owner', email: nil.email, ...more } });
const mine = async (who: RegisteredUser) => (await who.get(listMyPlayerInvitations)).collection;

const answer = (who: RegisteredUser, invitation_id: string, accept = true) =>
  who.call(answerPlayerInvitation, { params: { invitation_id }, body: { accept } });

const administered = async (who: RegisteredUser) =>
  (await who.get(me)).user.metadata.playersAdmin.map(({ player_id }) => player_id);

describe('a profile passes to the person whose it is', () => {
  test('those who look after it are mailed, and the latest terms count', async () => {
    const { _id } = await child('2010-03-07');
    const coach = await api.registerUser('Entrenadora');
    await api.db
      .insertInto('player_administrators')
      .values({ player_id: _id, user_id: coach.id, relation: 'coach' })
      .execute();
    const first = await offer(mother, _id, { keeps_phone: true });
    const second = await offer(mother, _id, { keeps_phone: false, keeps: false });
    expect((await answer(nil, first.body._id)).status).toBe(404);
    expect((await offer(mother, _id, { keeps_phone: false, keeps: false })).body._id).toBe(second.body._id);
    expect((await answer(nil, second.body._id)).status).toBe(204);
    expect(await administered(mother)).not.toContain(_id);
    const mails = api.db.selectFrom('outbox').select('id').where('to_address', '=', coach.email);
    expect(await mails.where('kind', '=', 'profileTaken').execute()).toHaveLength(1);
  });

  test.each([
    ['14 today', '2012-03-07', 201],
    ['13, and 14 tomorrow', '2012-03-08', 409],
    ['of unknown age', null, 409],
  ])('%s', async (_, born, status) => {
    const { _id } = await child(born);
    const answered = await offer(mother, _id);
    expect(answered.status).toBe(status);
    if (status !== 201) expect(answered.failure.code).toBe('player.tooYoung');
  });

  test('who accepts it has it, with their own consent; the guardian goes on administering it', async () => {
    const { _id } = await child('2010-03-07');
    const { body } = await offer(mother, _id);
    expect(await mine(nil)).toMatchObject([{ kind: 'owner', player: { name: 'Nil Serra' } }]);
    expect((await answer(nil, body._id)).status).toBe(204);
    expect((await nil.get(me)).player?._id).toBe(_id);
    expect(await administered(mother)).toContain(_id);
    const { collection } = await nil.get(listConsents, { params: { id: _id } });
    expect(collection[0]).toMatchObject({ purpose: 'profile', relation: 'self', by: 'Nil Serra' });
    const log = await api.db
      .selectFrom('audit_log')
      .select('action')
      .where('entity_id', '=', _id)
      .where('action', '=', 'answerPlayerInvitation')
      .execute();
    expect(log).toHaveLength(1);
    expect(await mine(nil)).toEqual([]);
  });

  test('or gives administration up, as was said when inviting', async () => {
    const { _id } = await child('2010-03-07');
    const { body } = await offer(mother, _id, { keeps: false });
    await answer(nil, body._id);
    expect(await administered(mother)).not.toContain(_id);
    const edited = await mother.call(editPlayer, { params: { id: _id }, version: 2, body: { name: 'Otro' } });
    expect(edited.status).toBe(403);
  });

  test('a birth date that was put right after the invitation still counts', async () => {
    const { _id, version } = await child('2010-03-07');
    const { body } = await offer(mother, _id);
    const edit = { date_of_birth: '2014-01-01', guardian_consent: true };
    await mother.get(editPlayer, { params: { id: _id }, version, body: edit });
    expect((await answer(nil, body._id)).failure.code).toBe('player.tooYoung');
  });

  test('declined, or taken back, it is there no more, and the address is forgotten', async () => {
    const { _id } = await child('2010-03-07');
    const first = (await offer(mother, _id)).body;
    expect((await answer(nil, first._id, false)).status).toBe(204);
    const second = (await offer(mother, _id)).body;
    const params = { id: _id, invitation_id: second._id };
    expect((await mother.call(withdrawPlayerInvitation, { params })).status).toBe(204);
    expect((await answer(nil, second._id)).status).toBe(404);
    const rows = await api.db
      .selectFrom('invitations')
      .select(['declined_by', 'email'])
      .where('player_id', '=', _id)
      .execute();
    expect(rows).toEqual([{ declined_by: nil.id, email: null }]);
  });

  test('taken back while it is accepted, one of the two happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { _id: id } = await child('2016-03-07');
      const { body } = await offer(mother, id, { kind: 'guardian' });
      const params = { id, invitation_id: body._id };
      const [first, second, taken] = await Promise.all([
        answer(nil, body._id),
        answer(nil, body._id),
        mother.call(withdrawPlayerInvitation, { params }),
      ]);
      const statuses = [first, second, taken].map(({ status }) => status);
      expect(statuses.filter((status) => status === 204)).toHaveLength(1);
      expect((await administered(nil)).includes(id)).toBe(taken.status === 404);
    }
  });

  test('asked twice it is one invitation and one mail', async () => {
    const { _id } = await child('2010-03-07');
    const [one, two] = [await offer(mother, _id), await offer(mother, _id)];
    expect(two.body._id).toBe(one.body._id);
    const mails = await api.db
      .selectFrom('outbox')
      .select('id')
      .where('to_address', '=', nil.email)
      .where('kind', '=', 'profileOffered')
      .execute();
    expect(mails).toHaveLength(1);
  });

  test('only somebody who administers the player offers it, and only that address answers', async () => {
    const { _id } = await child('2010-03-07');
    for (const other of [nil, admin]) expect((await offer(other, _id)).status).toBe(403);
    const { body } = await offer(mother, _id);
    const stranger = await api.registerUser('Otra Persona');
    expect((await answer(stranger, body._id)).status).toBe(404);
    expect((await answer(admin, body._id)).status).toBe(404);
    const params = { id: _id };
    expect((await stranger.call(listPlayerInvitations, { params })).status).toBe(403);
    expect((await mother.get(listPlayerInvitations, { params })).collection).toHaveLength(1);
  });
});

describe('a guardian is asked to look after a child', () => {
  test('and gives the consent that a coach had on paper', async () => {
    const coach = await api.registerUser('Entrenador');
    const { _id } = await givenPlayer(coach, {
      name: 'Laia Serra',
      date_of_birth: '2016-05-05',
      relation: 'coach',
      guardian_consent: true,
    });
    const { body } = await offer(coach, _id, { kind: 'guardian', email: mother.email.toUpperCase() });
    const [asked] = await mine(mother);
    expect(asked?.consent).toContain('Tiene menos de 14 años: como madre, padre o tutor legal');
    expect((await answer(mother, body._id)).status).toBe(204);
    expect(await administered(mother)).toContain(_id);
    const { collection } = await mother.get(listConsents, { params: { id: _id } });
    expect(collection.filter(({ purpose }) => purpose === 'guardian')).toMatchObject([
      { relation: 'guardian', by: 'Marta Serra' },
      { relation: 'paper', by: 'Entrenador' },
    ]);
  });
});

test('an offer of a coach is void once a guardian looks after the player', async () => {
  const coach = await api.registerUser('Carla Entrenadora');
  const { _id } = await givenPlayer(coach, {
    name: 'Nil Serra',
    date_of_birth: '2010-03-07',
    relation: 'coach',
  });
  const stranger = await api.registerUser('Con Otra Dirección');
  const offers = [
    (await offer(coach, _id, { email: stranger.email })).body,
    (await offer(coach, _id, { kind: 'guardian', email: stranger.email })).body,
  ];
  const [, declined] = offers;
  await answer(stranger, declined?._id ?? '', false);
  const guardian = (await offer(coach, _id, { kind: 'guardian', email: mother.email })).body;
  expect((await answer(mother, guardian._id)).status).toBe(204);
  for (const { _id: id } of offers) expect((await answer(stranger, id)).failure.code).toBe('thing.notFound');
  const back = await stranger.call(restorePlayerInvitation, {
    params: { invitation_id: declined?._id ?? '' },
  });
  expect(back.failure.code).toBe('thing.notFound');
  expect(await mine(stranger)).toEqual([]);
});

test('an offer of a disabled account waits until it is enabled', async () => {
  const { _id } = await child('2010-03-07');
  const { body } = await offer(mother, _id);
  const disabled = (disabled_at: Date | null) =>
    api.db.updateTable('users').set({ disabled_at }).where('id', '=', mother.id).execute();
  await disabled(new Date('2026-03-07T10:00:00Z'));
  expect(await mine(nil)).toEqual([]);
  expect((await answer(nil, body._id)).failure.code).toBe('thing.notFound');
  await disabled(null);
  expect(await mine(nil)).toHaveLength(1);
});

test('who offers a child to their own address does not become its guardian', async () => {
  const coach = await api.registerUser('Carla Entrenadora');
  const { _id } = await givenPlayer(coach, {
    name: 'Nil Serra',
    date_of_birth: '2011-03-07',
    relation: 'coach',
  });
  const { body } = await offer(coach, _id, { kind: 'guardian', email: coach.email });
  expect(await mine(coach)).toEqual([]);
  expect((await answer(coach, body._id)).failure.code).toBe('thing.notFound');
});

test('without mail an address proves nothing: seeing and answering an offer take the code that the inviter hands over', async () => {
  const squatter = await api.registerUser('Con Su Dirección', { proven: false });
  const { _id } = await child('2016-03-07');
  const offered = (await offer(mother, _id, { kind: 'guardian', email: squatter.email })).body;
  expect(offered.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/u);
  const nameless = [{ player: null, invited_by: null, code: null, needs_code: true }];
  expect(await mine(squatter)).toMatchObject(nameless);
  const seen = async (code: string) =>
    (await squatter.get(listMyPlayerInvitations, { query: { code } })).collection;
  expect(await seen('AAAA-AAAA')).toMatchObject(nameless);
  expect(await seen(offered.code ?? '')).toMatchObject([{ player: { _id }, invited_by: 'Marta Serra' }]);
  const reply = (accept: boolean, code?: string) =>
    squatter.call(answerPlayerInvitation, {
      params: { invitation_id: offered._id },
      body: { accept, ...(code !== undefined && { code }) },
    });
  const accept = (code?: string) => reply(true, code);
  for (const answer of [accept(), accept('AAAA-AAAA'), reply(false)])
    expect((await answer).failure.code).toBe('player.codeNeeded');
  expect(await administered(squatter)).toEqual([]);
  expect((await accept(offered.code?.toLowerCase())).status).toBe(204);
  expect(await administered(squatter)).toEqual([_id]);
});

test('an address is answered alike whether or not it has an account', async () => {
  const { _id } = await child('2010-03-07');
  expect((await offer(mother, _id, { email: 'nadie@topspin.test' })).status).toBe(201);
});
