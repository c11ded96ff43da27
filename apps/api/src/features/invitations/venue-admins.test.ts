import {
  acceptVenueAdmin,
  createVenue,
  editVenue,
  inviteVenueAdmin,
  listMyInvitations,
  listVenueAdmins,
  removeVenueAdmin,
  restoreVenueAdmin,
  type Venue,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';

const api = givenApi();
givenUser(api, 'Ada Admin');
const owner = givenUser(api, 'Rosa Dueña');
const stranger = givenUser(api, 'Otra Persona');
let friend: RegisteredUser;

beforeEach(async () => {
  friend = await api.registerUser('Amiga');
});

const invitations = async (who: RegisteredUser) => (await who.get(listMyInvitations)).collection;

describe('looking after a venue together', () => {
  let venue: Venue;

  beforeEach(async () => {
    venue = await owner.get(createVenue, {
      body: { name: 'Nau nova', address: 'Vic', terms_accepted: true, declaration_accepted: true },
    });
    await owner.get(inviteVenueAdmin, { params: { id: venue._id }, body: { email: friend.email } });
  });

  test('a co-admin edits it once accepted, and invites nobody', async () => {
    const params = { id: venue._id };
    const rename = () => friend.call(editVenue, { params, version: venue.version, body: { name: 'Nau' } });
    expect((await rename()).status).toBe(403);
    await friend.get(acceptVenueAdmin, { params });
    expect((await rename()).status).toBe(200);
    const invited = await friend.call(inviteVenueAdmin, { params, body: { email: stranger.email } });
    expect(invited.status).toBe(403);
    const { collection } = await friend.get(listVenueAdmins, { params });
    expect(collection.map(({ role, accepted }) => [role, accepted])).toEqual([
      ['admin', true],
      ['coAdmin', true],
    ]);
  });

  test('its admin takes an invitation back, and stays', async () => {
    const { collection } = await owner.get(listVenueAdmins, { params: { id: venue._id } });
    const user_id = collection.find(({ accepted }) => !accepted)?._id ?? '';
    const params = { id: venue._id, user_id };
    const out = (id: string) => owner.call(removeVenueAdmin, { params: { ...params, user_id: id } });
    expect((await out(user_id)).status).toBe(204);
    expect(await invitations(friend)).toEqual([]);
    expect((await out(owner.id)).failure.code).toBe('coOrganiser.isOwner');
    expect(await owner.get(restoreVenueAdmin, { params })).toMatchObject({ accepted: false });
    expect(await invitations(friend)).toHaveLength(1);
  });
});
