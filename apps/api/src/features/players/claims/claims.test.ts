import {
  claimPlayer,
  decideClaim,
  eraseMe,
  getPlayer,
  listClaims,
  me,
  withdrawClaim,
  type Claim,
  type OwnPlayer,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const coach = givenUser(api, 'Entrenadora');
let pupil: RegisteredUser;
let profile: OwnPlayer;

beforeEach(async () => {
  pupil = await api.registerUser('Júlia Serra');
  profile = await givenPlayer(coach, { name: 'Júlia Serra', relation: 'coach' });
});

const claim = (who: RegisteredUser) => who.call(claimPlayer, { params: { id: profile._id } });

const decideAs = (who: RegisteredUser, { _id }: Claim, accept: boolean) =>
  who.call(decideClaim, { params: { id: profile._id, claim_id: _id }, body: { accept } });

test('a profile created by others becomes mine once its administrator agrees', async () => {
  const { body: made } = await claim(pupil);
  expect((await coach.get(listClaims)).collection).toContainEqual(made);
  expect((await decideAs(coach, made, true)).status).toBe(200);
  expect((await pupil.get(me)).player).toMatchObject({ _id: profile._id, name: 'Júlia Serra' });
  expect((await pupil.get(getPlayer, { params: { id: profile._id } })).mine).toBe(true);
  const kinds = await api.db.selectFrom('outbox').select(['kind', 'to_address']).execute();
  expect(kinds).toContainEqual({ kind: 'profileClaimed', to_address: coach.email });
  expect(kinds).toContainEqual({ kind: 'profileHandedOver', to_address: pupil.email });
});

test('a profile says to those without one whether they can claim it, or have', async () => {
  const stateFor = async (who: RegisteredUser) =>
    (await who.get(getPlayer, { params: { id: profile._id } })).claim;
  expect(await stateFor(pupil)).toBe('possible');
  await claim(pupil);
  expect(await stateFor(pupil)).toBe('pending');
  expect(await stateFor(coach)).toBeNull();
  expect(await stateFor(await api.registerPlayer('Con Perfil'))).toBeNull();
});

test('the person who decides sees what connects the account with the player, and nothing private', async () => {
  const shared = await givenOpen(pupil, { name: 'Open de las dos' });
  await givenOpen(coach, { name: 'Open sin ella' });
  const draft = await givenOpen(pupil, { name: 'Borrador', state: 'created' });
  await api.db.updateTable('opens').set({ approved_at: new Date() }).where('id', '=', shared._id).execute();
  await givenEnrolled(coach, shared._id, profile._id);
  await claim(pupil);
  const { collection } = await coach.get(listClaims);
  const { user } = collection.find(({ player }) => player._id === profile._id) ?? {};
  expect(user).toMatchObject({
    _id: pupil.id,
    name: 'Júlia Serra',
    email_verified: true,
    opens_in_common: ['Open de las dos'],
  });
  expect(Date.now() - Date.parse(user?.since ?? '')).toBeLessThan(60_000);
  expect(JSON.stringify(collection)).not.toContain(pupil.email);
  expect(draft.state).toBe('created');
});

test('where nobody administers a profile, an admin decides', async () => {
  await api.db.deleteFrom('player_administrators').where('player_id', '=', profile._id).execute();
  const { body: made } = await claim(pupil);
  expect((await admin.get(listClaims)).collection).toContainEqual(made);
  expect((await coach.get(listClaims)).collection).not.toContainEqual(made);
  expect((await decideAs(admin, made, true)).status).toBe(200);
  expect((await pupil.get(me)).player?._id).toBe(profile._id);
  const told = await api.db.selectFrom('outbox').select('id').where('to_address', '=', admin.email).execute();
  expect(told).toHaveLength(1);
});

test('a profile of a child under 14 is not claimed: a guardian is invited to it, or its person at 14', async () => {
  const { body: made } = await claim(pupil);
  const born = (date_of_birth: string) =>
    api.db.updateTable('players').set({ date_of_birth }).where('id', '=', profile._id).execute();
  await born(`${new Date().getUTCFullYear() - 12}-01-01`);
  expect((await decideAs(coach, made, true)).failure.code).toBe('player.tooYoung');
  expect((await pupil.get(me)).player).toBeNull();
  const other = await api.registerUser('Otra Júlia');
  expect((await claim(other)).failure.code).toBe('player.tooYoung');
  expect((await other.get(getPlayer, { params: { id: profile._id } })).claim).toBeNull();
  expect((await decideAs(coach, made, false)).status).toBe(200);
  await born('1990-01-01');
  expect((await claim(other)).status).toBe(201);
});

test('claiming twice is one claim', async () => {
  expect((await claim(pupil)).body._id).toBe((await claim(pupil)).body._id);
});

test('a claim turned down leaves everything as it was, and is not made again for 30 days', async () => {
  const { body: made } = await claim(pupil);
  await decideAs(coach, made, false);
  expect((await pupil.get(me)).player).toBeNull();
  expect((await claim(pupil)).failure.code).toBe('player.claimRejected');
  expect((await pupil.get(getPlayer, { params: { id: profile._id } })).claim).toBeNull();
  const earlier = { decided_at: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) };
  await api.db.updateTable('player_claims').set(earlier).where('id', '=', made._id).execute();
  expect((await claim(pupil)).body._id).not.toBe(made._id);
});

describe('a profile of somebody between 14 and 18', () => {
  const born = `${new Date().getUTCFullYear() - 16}-01-01`;
  beforeEach(async () => {
    await api.db.updateTable('players').set({ date_of_birth: born }).where('id', '=', profile._id).execute();
  });

  test.each([false, true])('is handed over with the contact phone if that is asked: %s', async (keeps) => {
    const { body: made } = await claim(pupil);
    const [shown] = (await coach.get(listClaims)).collection.filter(({ _id }) => _id === made._id);
    expect(shown?.player.minor_with_phone).toBe(true);
    // The claimant does not learn that the player is a minor.
    expect((await claim(pupil)).body.player.minor_with_phone).toBe(false);
    const body = { accept: true, ...(keeps && { keeps_phone: true }) };
    await coach.get(decideClaim, { params: { id: profile._id, claim_id: made._id }, body });
    const seen = await pupil.get(getPlayer, { params: { id: profile._id } });
    expect(seen.contact_phone !== null).toBe(keeps);
  });

  test('is given by the guardian alone, where there is one', async () => {
    const mother = await api.registerUser('Marta Serra');
    await api.db
      .insertInto('player_administrators')
      .values({ player_id: profile._id, user_id: mother.id, relation: 'guardian' })
      .execute();
    const { body: made } = await claim(pupil);
    const listed = async (by: RegisteredUser) =>
      (await by.get(listClaims)).collection.some(({ _id }) => _id === made._id);
    expect(await listed(coach)).toBe(false);
    expect((await decideAs(coach, made, true)).failure.code).toBe('player.guardianDecides');
    expect(await listed(mother)).toBe(true);
    expect((await decideAs(mother, made, true)).status).toBe(200);
  });
});

test('of two who claim one profile the other is turned down', async () => {
  const other = await api.registerUser('Otra Júlia');
  const { body: made } = await claim(pupil);
  const { body: late } = await claim(other);
  await decideAs(coach, made, true);
  expect((await decideAs(coach, late, true)).status).toBe(404);
  expect((await claim(other)).failure.code).toBe('player.taken');
});

test('nobody decides about a player of others, the one who claims it least of all', async () => {
  const { body: made } = await claim(pupil);
  expect((await decideAs(pupil, made, true)).status).toBe(403);
  expect((await pupil.get(me)).player).toBeNull();
});

test('who has a profile already claims no other', async () => {
  const player = await api.registerPlayer('Con Perfil');
  expect((await claim(player)).failure.code).toBe('player.alreadyExists');
});

test('a claim is taken back', async () => {
  const { body: made } = await claim(pupil);
  const params = { id: profile._id };
  expect((await pupil.call(withdrawClaim, { params })).status).toBe(204);
  expect((await pupil.call(withdrawClaim, { params })).status).toBe(404);
  expect((await decideAs(coach, made, true)).status).toBe(404);
});

test('what somebody left behind, erasing the account, is claimed by nobody', async () => {
  const gone = await api.registerPlayer('Se Va');
  await gone.get(eraseMe, { body: { password: gone.password } });
  expect((await pupil.call(claimPlayer, { params: { id: gone.player._id } })).status).toBe(404);
});
