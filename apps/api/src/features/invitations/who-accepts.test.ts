import {
  acceptOrganising,
  eraseMe,
  getOpen,
  inviteOrganiser,
  listMyInvitations,
  listOrganisers,
  removeOrganiser,
  restoreOrganiser,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const owner = givenUser(api, 'Rosa Dueña');
const stranger = givenUser(api, 'Otra Persona');
let friend: RegisteredUser;

beforeEach(async () => {
  friend = await api.registerUser('Amiga');
});

const invitations = async (who: RegisteredUser) => (await who.get(listMyInvitations)).collection;

describe('an address that is not proven', () => {
  /** Anybody could have registered it. */
  const unproven = () => api.registerUser('Colega Delclub', { proven: false });
  const inviteTo = async (email: string) => {
    const params = { id: (await givenOpen(owner, { state: 'created' }))._id };
    return { params, ...(await owner.get(inviteOrganiser, { params, body: { email } })) };
  };

  test('sees and accepts nothing that was meant for it', async () => {
    const somebody = await unproven();
    const { params, code } = await inviteTo(somebody.email);
    expect(await invitations(somebody)).toEqual([]);
    expect((await somebody.call(acceptOrganising, { params })).status).toBe(404);
    const body = { code: code === '2222-2222' ? '3333-3333' : '2222-2222' };
    expect((await somebody.call(acceptOrganising, { params, body })).status).toBe(404);
    expect((await somebody.call(getOpen, { params })).status).toBe(404);
    const declined = { ...params, user_id: somebody.id };
    expect((await somebody.call(removeOrganiser, { params: declined })).status).toBe(404);
  });

  test('accepts with the code that the inviter hands over, once', async () => {
    const [somebody, late] = [await unproven(), await unproven()];
    const { params, code } = await inviteTo('con.otro.correo@topspin.test');
    const body = { code: ` ${code?.toLowerCase()} ` };
    const seen = async (given: string) =>
      (await somebody.get(listMyInvitations, { query: { to: params.id, code: given } })).collection;
    expect(await seen('2222-2222')).toEqual([]);
    expect(await seen(body.code)).toMatchObject([{ kind: 'open', _id: params.id, invited_by: 'Rosa Dueña' }]);
    expect(await somebody.get(acceptOrganising, { params, body })).toMatchObject({
      user: { name: 'Colega Delclub' },
      accepted: true,
    });
    expect((await somebody.call(acceptOrganising, { params, body })).status).toBe(200);
    expect((await late.call(acceptOrganising, { params, body })).status).toBe(404);
  });

  test('declines with the code too: the inviter sees it, and it is undone and accepted later', async () => {
    const somebody = await unproven();
    const { params, code } = await inviteTo('sin.correo@topspin.test');
    const naming = { params: { ...params, user_id: somebody.id }, query: { code: code ?? '' } };
    const declined = async () =>
      (await owner.get(listOrganisers, { params })).collection.map(({ declined }) => declined);
    const wrong = { ...naming, query: { code: '2222-2222' } };
    for (const given of [wrong, { ...naming, query: {} }])
      expect((await somebody.call(removeOrganiser, given)).status).toBe(404);
    expect(await declined()).toEqual([false, false]);
    for (let time = 0; time < 2; time += 1) {
      expect((await somebody.call(removeOrganiser, naming)).status).toBe(204);
      expect(await declined()).toEqual([false, true]);
    }
    const query = { to: params.id, code: code ?? '' };
    expect((await somebody.get(listMyInvitations, { query })).collection).toMatchObject([{ declined: true }]);
    for (let time = 0; time < 2; time += 1)
      expect(await somebody.get(restoreOrganiser, naming)).toMatchObject({ declined: false });
    expect(await declined()).toEqual([false, false]);
    await somebody.call(removeOrganiser, naming);
    expect((await somebody.call(acceptOrganising, { params, body: { code: code ?? '' } })).status).toBe(200);
  });

  test('is shown its code only to the inviter', async () => {
    const { params } = await inviteTo(friend.email);
    await friend.get(acceptOrganising, { params });
    await owner.get(inviteOrganiser, { params, body: { email: stranger.email } });
    const codes = async (who: RegisteredUser) =>
      (await who.get(listOrganisers, { params })).collection.map(({ code }) => code);
    expect(await codes(friend)).toEqual([null, null, null]);
    expect(await codes(owner)).toEqual([null, null, expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/u)]);
  });
});

test('an invitation waits while the account that made it is disabled', async () => {
  const params = { id: (await givenOpen(owner, { state: 'created' }))._id };
  await owner.get(inviteOrganiser, { params, body: { email: friend.email } });
  const disabled = (disabled_at: Date | null) =>
    api.db.updateTable('users').set({ disabled_at }).where('id', '=', owner.id).execute();
  await disabled(new Date());
  expect(await invitations(friend)).toEqual([]);
  expect((await friend.call(acceptOrganising, { params })).status).toBe(404);
  await disabled(null);
  expect(await invitations(friend)).toHaveLength(1);
  expect(await friend.get(acceptOrganising, { params })).toMatchObject({ accepted: true });
});

test('an invitation ends with the account that made it, whose owner knows its code', async () => {
  const params = { id: (await givenOpen(owner, { state: 'created' }))._id };
  await owner.get(inviteOrganiser, { params, body: { email: friend.email } });
  await friend.get(acceptOrganising, { params });
  const second = await api.registerUser('La misma, otra vez');
  const { code } = await friend.get(inviteOrganiser, { params, body: { email: second.email } });
  await friend.get(eraseMe, { body: { password: friend.password, erase_players: [] } });
  expect(await invitations(second)).toEqual([]);
  const body = { code: code ?? '' };
  expect((await second.call(acceptOrganising, { params, body })).status).toBe(404);
});
