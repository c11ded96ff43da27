import {
  access,
  accessByApiKey,
  createApiKey,
  createPlayerFromUser,
  logout,
  me,
  setProfilePreferences,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { accessTokenMinutes } from './access-token.ts';

const api = givenApi({ now: () => now });
const ana = givenUser(api, 'Ana Núñez');
let now = new Date('2026-03-07T10:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

describe('a login', () => {
  test('gives two tokens, the account and no player yet', async () => {
    const { body } = await api.call(access, { body: { email: ana.email, password: ana.password } });
    expect(body).toMatchObject({
      token: expect.stringContaining('.'),
      refreshToken: expect.any(String),
      user: { name: 'Ana Núñez', email: ana.email, roles: ['admin'], email_verified: true, theme: null },
      player: null,
      profile_status: { should_show_player_prompt: true },
    });
  });

  test('takes an address however it is written', async () => {
    const email = ` ${ana.email.toUpperCase()} `;
    expect((await api.call(access, { body: { email, password: ana.password } })).status).toBe(200);
  });

  test.each([
    ['an unknown address', { email: 'nobody@topspin.test', password: 'rabona-7' }],
    ['a wrong password', { email: 'persona1@topspin.test', password: 'rabona-8' }],
  ])('says the same of %s', async (_, body) => {
    const { status, failure } = await api.call(access, { body });
    expect([status, failure.code]).toEqual([401, 'auth.badCredentials']);
    expect(failure.errors).toEqual({
      message: 'No se ha podido verificar tu identidad.',
      message2: expect.stringContaining('Revisa el correo y la contraseña.'),
    });
  });

  test('is over for calls after a quarter of an hour', async () => {
    const { body } = await api.call(access, { body: { email: ana.email, password: ana.password } });
    const before = now;
    now = minutes(accessTokenMinutes - 1);
    const still = await api.as(body.token).call(me);
    now = minutes(2);
    const late = await api.as(body.token).call(me);
    now = before;
    expect([still.status, late.status, late.failure.code]).toEqual([200, 401, 'auth.expired']);
  });

  test.each([
    ['of another algorithm', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'],
    ['of another key', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4Iiwic2lkIjoieSJ9.c2lnbmF0dXJl'],
  ])('is not faked by a token %s', async (_, token) => {
    expect((await api.as(token).call(me)).failure.code).toBe('auth.expired');
  });
});

describe('an API key', () => {
  test('logs in, and is kept as a hash', async () => {
    const made = await ana.get(createApiKey, {
      params: { id: ana.id },
      body: { name: 'Marcador', password: ana.password },
    });
    const { body } = await api.call(accessByApiKey, { body: { apiKey: made.apiKey } });
    const kept = await api.db.selectFrom('api_keys').selectAll().executeTakeFirstOrThrow();
    expect(body.user.email).toBe(ana.email);
    expect(JSON.stringify(kept)).not.toContain(made.apiKey);
    expect(kept.last_used_at).toEqual(now);
  });

  test('that nobody has is refused', async () => {
    const { status, failure } = await api.call(accessByApiKey, { body: { apiKey: 'tsk_guess' } });
    expect([status, failure.code]).toEqual([401, 'auth.badApiKey']);
  });

  test('is not made for somebody else, not even by an admin', async () => {
    const eva = await api.registerUser('Eva');
    const body = { name: 'Espía', password: ana.password };
    const { status } = await ana.call(createApiKey, { params: { id: eva.id }, body });
    expect(status).toBe(404);
  });
});

describe('the offer to become a player', () => {
  const prompted = async (user: RegisteredUser) => {
    const { body } = await api.call(access, { body: { email: user.email, password: user.password } });
    return body.profile_status.should_show_player_prompt;
  };

  test('is not made again to who does not want it', async () => {
    const user = await api.registerUser();
    const body = { skip_player_creation: true };
    const saved = await user.get(setProfilePreferences, { params: { id: user.id }, body });
    expect(saved.metadata.skip_player_creation).toBe(true);
    expect(await prompted(user)).toBe(false);
  });

  test('is not made to who looks after somebody, or organises', async () => {
    const [parent, organiser] = [await api.registerUser(), await api.registerUser()];
    await givenPlayer(parent, { relation: 'guardian', date_of_birth: '2016-05-05' });
    await givenOpen(organiser);
    expect([await prompted(parent), await prompted(organiser)]).toEqual([false, false]);
  });

  test('is not made to who is one', async () => {
    const user = await api.registerUser('Iris');
    await user.get(createPlayerFromUser, { body: { date_of_birth: '1990-05-17' } });
    expect(await prompted(user)).toBe(false);
    expect((await user.get(me)).player).toMatchObject({ name: 'Iris', date_of_birth: '1990-05-17' });
  });
});

describe('a logout', () => {
  test('ends the session at once, for calls too', async () => {
    const user = await api.registerUser();
    const { status } = await api.call(logout, { body: { refreshtoken: user.login.refreshToken } });
    expect([status, (await user.call(me)).status]).toEqual([204, 401]);
  });

  test('of an unknown session is nothing to speak of', async () => {
    expect((await api.call(logout, { body: { refreshtoken: 'guess' } })).status).toBe(204);
  });
});
