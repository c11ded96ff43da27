import {
  answerPlayerInvitation,
  endAdministration,
  eraseMe,
  getLegacy,
  getPlayer,
  listAdministrators,
  listConsents,
  listEntrants,
  listHandedOver,
  listInscriptions,
  listMyPlayerInvitations,
  offerProfile,
  withdrawConsents,
  type Player,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { betrayals, dump } from '#testing/database/dump.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenEnrolled, givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Àngels Admin');
const organiser = givenUser(api, 'Oriol Organiza');
const coach = givenUser(api, 'Carles Coll');

const child = { relation: 'guardian', guardian_consent: true, date_of_birth: '2018-06-01' } as const;

/** Makes another account a guardian of a child, too. */
async function givenGuardian(by: RegisteredUser, player: Player): Promise<RegisteredUser> {
  const other = await api.registerUser('Pau Pare');
  const params = { id: player._id };
  await by.get(offerProfile, { params, body: { kind: 'guardian', email: other.email } });
  const [invitation] = (await other.get(listMyPlayerInvitations)).collection;
  await other.get(answerPlayerInvitation, {
    params: { invitation_id: invitation?._id ?? '' },
    body: { accept: true },
  });
  return other;
}

const withdraw = (by: RegisteredUser, { _id: id }: Player, password = by.password) =>
  by.call(withdrawConsents, { params: { id }, body: { password } });
const mayErase = async (by: RegisteredUser, { _id: id }: Player) =>
  (await by.get(listAdministrators, { params: { id } })).may_erase;
const nameOf = async ({ _id: id }: Player) => (await coach.get(getPlayer, { params: { id } })).name;

describe('a guardian who withdraws the consents for a child', () => {
  test('erases the profile, which gives up its places, and leaves no trace', async () => {
    const mother = await api.registerUser();
    const nil = await givenPlayer(mother, { ...child, name: 'Nil Esborrat' });
    const open = await givenOpen(organiser);
    await givenEnrolled(mother, open._id, nil._id);
    expect(await mayErase(mother, nil)).toBe(true);
    expect((await withdraw(mother, nil, 'no es esta')).failure.code).toBe('auth.wrongPassword');
    expect(await nameOf(nil)).toBe('Nil Esborrat');
    expect((await withdraw(mother, nil)).status).toBe(204);
    expect(betrayals(await dump(api.db), ['nil esborrat', 'esborrat'])).toEqual([]);
    const { collection } = await organiser.get(listInscriptions, { params: { id: open._id } });
    expect(collection).toEqual([]);
    expect((await mother.get(listEntrants, { params: { id: open._id } })).collection).toEqual([]);
    expect((await mother.call(listConsents, { params: { id: nil._id } })).status).toBe(403);
    expect((await withdraw(mother, nil)).status).toBe(204);
  });

  test('asks the other guardian first', async () => {
    const mother = await api.registerUser();
    const laia = await givenPlayer(mother, { ...child, name: 'Laia Dues' });
    const father = await givenGuardian(mother, laia);
    expect(await mayErase(mother, laia)).toBe(false);
    for (const guardian of [mother, father])
      expect((await withdraw(guardian, laia)).failure.code).toBe('player.otherGuardian');
    await father.get(endAdministration, { params: { id: laia._id, user_id: father.id } });
    expect((await withdraw(mother, laia)).status).toBe(204);
  });

  test('is no coach and no stranger, but may be an admin who was asked', async () => {
    const pol = await givenPlayer(coach, { ...child, relation: 'coach', name: 'Pol Coll' });
    for (const other of [coach, organiser]) expect((await withdraw(other, pol)).status).toBe(403);
    const body = { password: coach.password, erase_players: [pol._id] };
    expect((await coach.call(eraseMe, { body })).failure.code).toBe('player.guardianDecides');
    expect(await nameOf(pol)).toBe('Pol Coll');
    expect((await withdraw(admin, pol)).status).toBe(204);
  });
});

describe('who may erase a profile is the same on its page and beside the account', () => {
  const relations = ['guardian', 'coach'] as const;
  const others = [null, ...relations] as const;
  test.each(
    relations.flatMap((own) =>
      others.flatMap((other) => [false, true].map((account) => [own, other, account] as const)),
    ),
  )('%s, beside %s, and the player has an account: %s', async (own, other, hasAccount) => {
    const [self, beside, player] = await Promise.all([
      api.registerUser(),
      api.registerUser(),
      api.registerUser(),
    ]);
    const { _id: id } = await givenPlayer(self, { ...child, date_of_birth: '2010-06-01', relation: own });
    if (other !== null)
      await api.db
        .insertInto('player_administrators')
        .values({ player_id: id, user_id: beside.id, relation: other })
        .execute();
    if (hasAccount)
      await api.db.updateTable('players').set({ user_id: player.id }).where('id', '=', id).execute();
    const page = await self.get(listAdministrators, { params: { id } });
    const { things } = await self.get(getLegacy);
    expect(things.find(({ _id }) => _id === id)?.may_erase).toBe(page.may_erase);
    expect(page.may_erase).toBe(own === 'guardian' && other !== 'guardian' && !hasAccount);
  });
});

describe('a mother who erases her account', () => {
  test('erases the child she names too, and hands the other over', async () => {
    const mother = await api.registerUser();
    const martí = await givenPlayer(mother, { ...child, name: 'Martí Triat' });
    const júlia = await givenPlayer(mother, { ...child, name: 'Júlia Passada' });
    const { things } = await mother.get(getLegacy);
    expect(things.map(({ name, fate, may_erase: may }) => [name, fate, may])).toEqual([
      ['Júlia Passada', 'passes', true],
      ['Martí Triat', 'passes', true],
    ]);
    const body = { password: mother.password, erase_players: [martí._id] };
    expect((await mother.call(eraseMe, { body })).status).toBe(204);
    expect(betrayals(await dump(api.db), ['martí triat', 'triat'])).toEqual([]);
    const handed = (await admin.get(listHandedOver)).collection.map(({ _id }) => _id);
    expect([handed.includes(júlia._id), handed.includes(martí._id)]).toEqual([true, false]);
  });

  test('leaves a child to its father, and cannot erase it alone', async () => {
    const mother = await api.registerUser();
    const ona = await givenPlayer(mother, { ...child, name: 'Ona Dues' });
    await givenGuardian(mother, ona);
    const { things } = await mother.get(getLegacy);
    expect(things).toMatchObject([{ fate: 'stays', heir: 'Pau Pare', may_erase: false }]);
    const body = { password: mother.password, erase_players: [ona._id] };
    expect((await mother.call(eraseMe, { body })).failure.code).toBe('player.otherGuardian');
    expect(await nameOf(ona)).toBe('Ona Dues');
    expect((await mother.call(eraseMe, { body: { password: mother.password } })).status).toBe(204);
    expect(await nameOf(ona)).toBe('Ona Dues');
  });
});
