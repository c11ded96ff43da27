import {
  accessByApiKey,
  createApiKey,
  createPlayerFromUser,
  exportMe,
  inviteOrganiser,
  listApiKeys,
  me,
  offerProfile,
  refresh,
  revokeApiKey,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
givenUser(api);
const user = givenUser(api, 'Ana Núñez');

const own = () => ({ id: user.id });

describe('everything kept about somebody', () => {
  test('is handed out to them as a file, without secrets', async () => {
    const anita = await api.registerUser('Ana Núñez');
    await anita.get(createPlayerFromUser, { body: { date_of_birth: '1990-05-17', nickname: 'Anita' } });
    const { body, headers } = await anita.call(exportMe, { params: { id: anita.id } });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="topspin-\d{4}-\d\d-\d\d\.json"$/u);
    expect(body).toMatchObject({
      account: [{ name: 'Ana Núñez', email: anita.email }],
      players: [{ nickname: 'Anita', date_of_birth: '1990-05-17' }],
      sessions: [{ ended_at: null }],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|_hash/u);
  });

  test('has the invitations that wait for their address', async () => {
    const invited = await api.registerUser('Amiga');
    const open = await givenOpen(user, { name: 'Open a medias' });
    const pupil = await givenPlayer(user, { name: 'Pupila' });
    await user.get(inviteOrganiser, { params: { id: open._id }, body: { email: invited.email } });
    await user.get(offerProfile, {
      params: { id: pupil._id },
      body: { kind: 'guardian', email: invited.email },
    });
    const { body } = await invited.call(exportMe, { params: { id: invited.id } });
    expect(body).toMatchObject({
      invitations_to_my_address: [
        { role: 'organiser', name: 'Open a medias', email: invited.email },
        { role: 'guardian', name: 'Pupila', email: invited.email },
      ],
    });
  });

  test('is nobody else’s to have', async () => {
    const other = await api.registerUser();
    expect((await other.call(exportMe, { params: own() })).status).toBe(404);
  });
});

describe('API keys', () => {
  test('are listed without their secret, and are good until they are revoked', async () => {
    const made = await user.get(createApiKey, {
      params: own(),
      body: { name: 'Marcador', password: user.password },
    });
    const { collection } = await user.get(listApiKeys, { params: own() });
    expect(collection).toEqual([
      { _id: made._id, name: 'Marcador', created_at: expect.any(String), last_used_at: null },
    ]);
    const params = { ...own(), key_id: made._id };
    expect((await user.call(revokeApiKey, { params })).status).toBe(204);
    expect((await api.call(accessByApiKey, { body: { apiKey: made.apiKey } })).status).toBe(401);
    expect((await user.call(revokeApiKey, { params })).status).toBe(404);
  });

  test('are 50 at most, also when many are asked for at once', async () => {
    const collector = await api.registerUser();
    const make = () =>
      collector.call(createApiKey, {
        params: { id: collector.id },
        body: { name: 'Marcador', password: collector.password },
      });
    const made = await Promise.all(Array.from({ length: 60 }, make));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(50);
    const refused = made.find(({ status }) => status === 409);
    expect(refused?.failure).toMatchObject({
      code: 'auth.tooManyKeys',
      errors: {
        message: 'Ya tienes 50 claves de API, que es el máximo.',
        message2: 'Revoca alguna que ya no uses.',
      },
    });
    const { collection } = await collector.get(listApiKeys, { params: { id: collector.id } });
    await collector.get(revokeApiKey, { params: { id: collector.id, key_id: collection[0]?._id ?? '' } });
    expect((await make()).status).toBe(201);
  });

  test('take the sessions that they began with them, and no other', async () => {
    const made = await user.get(createApiKey, {
      params: own(),
      body: { name: 'Copiada', password: user.password },
    });
    const thief = await api.get(accessByApiKey, { body: { apiKey: made.apiKey } });
    await user.get(revokeApiKey, { params: { ...own(), key_id: made._id } });
    expect((await api.as(thief.token).call(me)).status).toBe(401);
    const body = { refreshtoken: thief.refreshToken };
    expect((await api.call(refresh, { body })).failure.code).toBe('auth.badRefreshToken');
    expect((await user.call(me)).status).toBe(200);
  });
});
