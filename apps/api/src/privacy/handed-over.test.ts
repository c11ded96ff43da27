import {
  acknowledgeHandedOver,
  answerPlayerInvitation,
  countPending,
  eraseMe,
  erasePlayer,
  getPlayer,
  listHandedOver,
  listMyPlayerInvitations,
  offerProfile,
  type Player,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { betrayals, dump } from '#testing/database/dump.ts';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Àngels Admin');
const mother = givenUser(api, 'Marta Mare');

const child = { relation: 'guardian', guardian_consent: true, date_of_birth: '2018-06-01' } as const;

/** A child whose administrator's account was erased. */
async function givenLeftChild(name: string): Promise<Player> {
  const parent = await api.registerUser();
  const player = await givenPlayer(parent, { ...child, name });
  await parent.get(eraseMe, { body: { password: parent.password } });
  return player;
}

const listedFor = async (user: RegisteredUser) =>
  (await user.get(listHandedOver)).collection.map(({ _id }) => _id);

describe('a child whom nobody looks after', () => {
  test('is with the admin until an invited guardian accepts', async () => {
    const pending = async () => (await admin.get(countPending)).count;
    const before = await pending();
    const player = await givenLeftChild('Nil Sol');
    expect(await listedFor(admin)).toContain(player._id);
    expect(await pending()).toBe(before + 1);
    expect(await listedFor(mother)).toEqual([]);
    await admin.get(offerProfile, {
      params: { id: player._id },
      body: { kind: 'guardian', email: mother.email },
    });
    const [invitation] = (await mother.get(listMyPlayerInvitations)).collection;
    await mother.get(answerPlayerInvitation, {
      params: { invitation_id: invitation?._id ?? '' },
      body: { accept: true },
    });
    expect(await listedFor(admin)).not.toContain(player._id);
    expect(await pending()).toBe(before);
    const { mine } = await mother.get(getPlayer, { params: { id: player._id } });
    expect([mine, (await admin.get(getPlayer, { params: { id: player._id } })).mine]).toEqual([true, false]);
  });

  test('is erased by the admin, without a trace, and once', async () => {
    const player = await givenLeftChild('Quirze Esvaït');
    const params = { id: player._id };
    expect((await mother.call(erasePlayer, { params })).status).toBe(403);
    expect((await admin.call(erasePlayer, { params })).status).toBe(204);
    expect((await admin.call(erasePlayer, { params })).status).toBe(204);
    expect(betrayals(await dump(api.db), ['quirze', 'esvait'])).toEqual([]);
    expect(await listedFor(admin)).not.toContain(player._id);
  });

  test('is not erased who has an account, and erases it', async () => {
    const person = await api.registerPlayer();
    const { failure } = await admin.call(erasePlayer, { params: { id: person.player._id } });
    expect(failure.code).toBe('player.taken');
  });
});

test('opens and venues that came are listed until they were seen', async () => {
  const organiser = await api.registerUser();
  const open = await givenOpen(organiser);
  await organiser.get(eraseMe, { body: { password: organiser.password } });
  expect(await listedFor(admin)).toContain(open._id);
  await admin.get(acknowledgeHandedOver);
  expect(await listedFor(admin)).not.toContain(open._id);
});

test('the approval of an open does not pass to a co-organiser whom nobody trusts', async () => {
  const owner = await api.registerUser('Aprobada', { trusted: false });
  const coOrganiser = await api.registerUser('Sin Confianza', { trusted: false });
  const open = await givenOpen(owner);
  await api.db
    .updateTable('opens')
    .set({ approved_at: new Date(), approved_by: admin.id })
    .where('id', '=', open._id)
    .execute();
  await api.db
    .insertInto('open_organisers')
    .values({ open_id: open._id, user_id: coOrganiser.id, role: 'organiser', accepted_at: new Date() })
    .execute();
  await owner.get(eraseMe, { body: { password: owner.password } });
  const row = await api.db
    .selectFrom('opens')
    .innerJoin('open_organisers as organiser', 'organiser.open_id', 'opens.id')
    .select(['approved_at', 'organiser.user_id'])
    .where('opens.id', '=', open._id)
    .where('organiser.role', '=', 'owner')
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ approved_at: null, user_id: coOrganiser.id });
});
