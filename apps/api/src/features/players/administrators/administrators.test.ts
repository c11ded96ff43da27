import {
  answerPlayerInvitation,
  claimPlayer,
  decideClaim,
  editPlayer,
  endAdministration,
  getPlayer,
  listAdministrators,
  listMyPlayerInvitations,
  listPlayerInvitations,
  offerProfile,
  restorePlayer,
  softDeletePlayer,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenPlayer } from '#testing/given-open.ts';

let ahead = 0;
const api = givenApi({ now: () => new Date(Date.UTC(2026, 2, 7) + ahead) });
const admin = givenUser(api, 'Ada Admin');
const coach = givenUser(api, 'Entrenadora');
const stranger = givenUser(api, 'Desconocido');
let mother: RegisteredUser;

beforeEach(async () => {
  mother = await api.registerUser('Marta Serra');
});

const kid = (date_of_birth = '2016-05-05') =>
  givenPlayer(coach, { name: 'Laia Serra', date_of_birth, relation: 'coach', guardian_consent: true });

async function offer(
  by: RegisteredUser,
  id: string,
  to: RegisteredUser,
  kind: 'guardian' | 'owner' = 'guardian',
) {
  return by.call(offerProfile, { params: { id }, body: { kind, email: to.email } });
}

async function accept(by: RegisteredUser): Promise<void> {
  const { collection } = await by.get(listMyPlayerInvitations);
  for (const { _id } of collection)
    await by.get(answerPlayerInvitation, { params: { invitation_id: _id }, body: { accept: true } });
}

/** A child with a coach and, a second later, a guardian. */
async function guarded(birth?: string) {
  const { _id: id } = await kid(birth);
  ahead += 1000;
  await offer(coach, id, mother);
  await accept(mother);
  return id;
}

const edit = async (by: RegisteredUser, id: string, body: object) => {
  const { body: player } = await mother.call(getPlayer, { params: { id } });
  return by.call(editPlayer, { params: { id }, version: player.version, body });
};
const end = (by: RegisteredUser, id: string, whose: RegisteredUser) =>
  by.call(endAdministration, { params: { id, user_id: whose.id } });
const seen = async (by: RegisteredUser, id: string) =>
  (await by.get(listAdministrators, { params: { id } })).collection.map(
    ({ user, relation, may_end: mayEnd }) => `${user.name} ${relation}${mayEnd ? ' ×' : ''}`,
  );
const mailsTo = async ({ id }: RegisteredUser, kind: string) =>
  api.db
    .selectFrom('outbox')
    .select('body_text')
    .where('user_id', '=', id)
    .where('kind', '=', kind)
    .execute();
const audited = async (id: string, action: string) =>
  api.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('entity_id', '=', id)
    .where('action', '=', action)
    .where('refused', '=', false)
    .execute();

describe('where a guardian exists', () => {
  test('a coach lets nobody in, changes no date of birth, publishes no phone and deletes nothing', async () => {
    const id = await guarded();
    const { version } = await coach.get(getPlayer, { params: { id } });
    const answers = [
      await offer(coach, id, stranger),
      await edit(coach, id, { date_of_birth: '1990-01-01' }),
      await edit(coach, id, { show_phone_admin_only: false }),
      await coach.call(softDeletePlayer, { params: { id }, version }),
    ];
    expect(answers.map(({ failure }) => failure.code)).toEqual(Array(4).fill('player.guardianDecides'));
    expect((await stranger.get(getPlayer, { params: { id } })).contact_phone).toBeNull();
    expect((await edit(coach, id, { nickname: 'Lai', show_phone_admin_only: true })).status).toBe(200);
    expect((await edit(mother, id, { date_of_birth: '2016-05-06' })).status).toBe(200);
  });

  test('the guardian ends the coach, who gets a mail, and nobody ends the guardian who is left', async () => {
    const id = await guarded();
    expect(await seen(mother, id)).toEqual(['Entrenadora coach ×', 'Marta Serra guardian ×']);
    expect((await end(stranger, id, coach)).status).toBe(403);
    expect((await end(mother, id, coach)).status).toBe(204);
    expect((await end(mother, id, coach)).status).toBe(404);
    expect((await coach.call(listAdministrators, { params: { id } })).status).toBe(403);
    expect((await coach.get(getPlayer, { params: { id } })).date_of_birth).toBeNull();
    expect((await end(mother, id, mother)).failure.code).toBe('player.lastAdministrator');
    expect(await seen(mother, id)).toEqual(['Marta Serra guardian']);
    expect((await mailsTo(coach, 'accessEnded')).at(-1)?.body_text).toContain('Laia Serra');
    expect(await audited(id, 'endAdministration')).toEqual([
      { before: { user_id: coach.id, relation: 'coach' }, after: null },
    ]);
  });

  test('everybody hears of one more, and a week long those before end the access', async () => {
    const id = await guarded();
    ahead += 1000;
    await offer(mother, id, stranger);
    await accept(stranger);
    for (const one of [coach, mother])
      expect((await mailsTo(one, 'administratorAdded')).at(-1)?.body_text).toContain(
        `/user-management/players/${id}`,
      );
    expect(await mailsTo(stranger, 'administratorAdded')).toEqual([]);
    expect(await seen(coach, id)).toEqual([
      'Entrenadora coach ×',
      // The coach, who was alone before, may have asked the wrong person.
      'Marta Serra guardian ×',
      'Desconocido guardian',
    ]);
    expect((await end(coach, id, stranger)).failure.code).toBe('player.guardianDecides');
    expect((await end(stranger, id, mother)).failure.code).toBe('player.guardianDecides');
    expect((await end(mother, id, stranger)).status).toBe(204);
    await offer(mother, id, stranger);
    await accept(stranger);
    await api.db
      .updateTable('player_administrators')
      .set((row) => ({ created_at: sql<Date>`${row.ref('created_at')} - interval '8 days'` }))
      .where('player_id', '=', id)
      .execute();
    expect((await end(mother, id, stranger)).failure.code).toBe('player.guardianDecides');
    expect((await end(admin, id, stranger)).status).toBe(204);
  });

  test('the offers of somebody whose access ends end with it', async () => {
    const { _id: id } = await kid();
    await offer(coach, id, stranger);
    ahead += 1000;
    await offer(coach, id, mother);
    await accept(mother);
    await end(mother, id, coach);
    expect((await mother.get(listPlayerInvitations, { params: { id } })).collection).toEqual([]);
    expect((await stranger.get(listMyPlayerInvitations)).collection).toEqual([]);
  });
});

test('beside a guardian a coach changes neither the name nor the phone; a guardian does, and the others are mailed', async () => {
  const id = await guarded();
  const phone = { name: 'Mum', code: '+34', phone: '699000111' };
  for (const body of [{ contact_phone: phone }, { name: 'Otro Nombre' }])
    expect((await edit(coach, id, body)).failure.code).toBe('player.guardianDecides');
  expect((await edit(mother, id, { contact_phone: phone })).status).toBe(200);
  expect((await edit(coach, id, { contact_phone: phone, nickname: 'Lai' })).status).toBe(200);
  expect(await mailsTo(coach, 'contactChanged')).toHaveLength(1);
  expect((await audited(id, 'editPlayer')).at(-1)?.after).toMatchObject({ changed: ['contact_phone'] });
});

test('beside a guardian a coach sees no address that the guardian invited', async () => {
  const id = await guarded();
  const aunt = await api.registerUser('Tía');
  await offer(mother, id, aunt);
  const emails = async (by: RegisteredUser) =>
    (await by.get(listPlayerInvitations, { params: { id } })).collection.map(({ email }) => email);
  expect(await emails(coach)).toEqual([null]);
  expect(await emails(mother)).toEqual([aunt.email]);
});

test('an age that changes over 14 or 18 is audited, without the date, and mailed to all', async () => {
  const id = await guarded();
  expect((await edit(mother, id, { date_of_birth: '2016-05-07' })).status).toBe(200);
  expect(await mailsTo(coach, 'ageChanged')).toEqual([]);
  expect((await edit(mother, id, { date_of_birth: '2005-05-07' })).status).toBe(200);
  expect(await mailsTo(coach, 'ageChanged')).toHaveLength(1);
  expect(await mailsTo(mother, 'ageChanged')).toEqual([]);
  const log = await audited(id, 'editPlayer');
  expect(log.at(-1)).toEqual({
    before: { age: 'child', show_phone_admin_only: true },
    after: { age: 'adult', show_phone_admin_only: true, changed: ['date_of_birth'] },
  });
  expect(JSON.stringify(log)).not.toContain('2005-');
});

describe('a player from 14 with an account', () => {
  async function handedOver(birth = '2008-01-01') {
    const { _id: id } = await givenPlayer(coach, {
      name: 'Nil Serra',
      date_of_birth: birth,
      relation: 'coach',
    });
    await offer(coach, id, stranger);
    const nil = await api.registerUser('Nil Serra');
    const { body: claim } = await nil.call(claimPlayer, { params: { id } });
    await coach.get(decideClaim, { params: { id, claim_id: claim._id }, body: { accept: true } });
    return { id, nil };
  }

  test('decides: offers made before are void, others are ended, and the profile is deleted and restored by them alone', async () => {
    const { id, nil } = await handedOver('1990-01-01');
    expect((await stranger.get(listMyPlayerInvitations)).collection).toEqual([]);
    const { version } = await coach.get(getPlayer, { params: { id } });
    const refused = await coach.call(softDeletePlayer, { params: { id }, version });
    expect(refused.failure.code).toBe('player.guardianDecides');
    expect((await nil.call(softDeletePlayer, { params: { id }, version })).status).toBe(200);
    expect((await coach.call(restorePlayer, { params: { id } })).status).toBe(404);
    expect((await nil.call(restorePlayer, { params: { id } })).status).toBe(200);
    expect((await end(nil, id, coach)).status).toBe(204);
    expect((await coach.get(getPlayer, { params: { id } })).contact_phone).toBeNull();
    expect(await seen(nil, id)).toEqual([]);
  });

  test('restores what an admin or somebody else deleted before', async () => {
    const { id, nil } = await handedOver('1990-01-01');
    const { version } = await nil.get(getPlayer, { params: { id } });
    await admin.get(softDeletePlayer, { params: { id }, version });
    expect((await nil.call(restorePlayer, { params: { id } })).status).toBe(200);
  });

  test('offers their own profile’s care to a guardian', async () => {
    const { id, nil } = await handedOver();
    expect((await offer(coach, id, mother)).failure.code).toBe('player.guardianDecides');
    expect((await offer(nil, id, mother)).status).toBe(201);
    expect(await audited(id, 'offerProfile')).toHaveLength(2);
  });
});
