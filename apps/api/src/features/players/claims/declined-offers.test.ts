import {
  answerPlayerInvitation,
  listMyPlayerInvitations,
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
givenUser(api, 'Ada Admin');
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

describe('an offer that was declined', () => {
  test('is there again once that is undone, by that person alone, for a day', async () => {
    const { _id } = await child('2010-03-07');
    const { body } = await offer(mother, _id);
    await answer(nil, body._id, false);
    expect(await mine(nil)).toEqual([]);
    const undo = (who: RegisteredUser) =>
      who.call(restorePlayerInvitation, { params: { invitation_id: body._id } });
    expect((await undo(mother)).status).toBe(404);
    expect((await undo(nil)).status).toBe(204);
    expect((await undo(nil)).status).toBe(204);
    expect((await mine(nil)).map((row) => row._id)).toEqual([body._id]);
    await answer(nil, body._id, false);
    const earlier = { declined_at: new Date('2026-03-05T10:00:00Z') };
    await api.db.updateTable('invitations').set(earlier).where('id', '=', body._id).execute();
    expect((await undo(nil)).status).toBe(404);
  });

  test('was made again meanwhile, and stays one', async () => {
    const { _id } = await child('2010-03-07');
    const { body } = await offer(mother, _id);
    await answer(nil, body._id, false);
    await offer(mother, _id);
    const undone = await nil.call(restorePlayerInvitation, { params: { invitation_id: body._id } });
    expect(undone.status).toBe(404);
    expect(await mine(nil)).toHaveLength(1);
  });
});

test('an offer that is taken back and made again within a day is one mail', async () => {
  const { _id } = await child('2010-03-07');
  for (let time = 0; time < 2; time += 1) {
    const { body } = await offer(mother, _id);
    await mother.get(withdrawPlayerInvitation, { params: { id: _id, invitation_id: body._id } });
  }
  const mails = await api.db.selectFrom('outbox').select('id').where('user_id', '=', nil.id).execute();
  expect(mails).toHaveLength(1);
});
