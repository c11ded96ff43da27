import {
  access,
  type BodyOf,
  changePassword,
  createPlayerFromUser,
  editMe,
  eraseMe,
  getPlayer,
  listPlayers,
  me,
  register,
  setPhones,
  setProfilePreferences,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';

const api = givenApi();
const admin = givenUser(api, 'La primera');

const logIn = (user: RegisteredUser, password = user.password) =>
  api.call(access, { body: { email: user.email, password } });

describe('an account', () => {
  test('is changed in part: what is absent stays', async () => {
    const user = await api.registerUser('Ana');
    const { version } = user.login.user;
    const saved = await user.get(editMe, { body: { name: '  Ana\u200B María ' }, version });
    expect(saved).toMatchObject({ name: 'Ana María', lang: 'es', theme: null, version: version + 1 });
  });

  test('keeps the last theme and language chosen, on any device and without a version', async () => {
    const user = await api.registerUser();
    const choose = (body: BodyOf<typeof setProfilePreferences>) =>
      user.get(setProfilePreferences, { params: { id: user.id }, body });
    await choose({ theme: 'light' });
    await choose({ lang: 'ca' });
    expect(await choose({})).toMatchObject({
      theme: 'light',
      lang: 'ca',
      metadata: { skip_player_creation: false },
    });
    expect((await logIn(user)).body.user).toMatchObject({ theme: 'light', lang: 'ca' });
  });

  test('has phones, all of them at once', async () => {
    const user = await api.registerUser();
    const phone = { name: 'Casa', code: '+34', phone: '612 345 678' };
    const { phones } = await user.get(setPhones, { params: { id: user.id }, body: { phones: [phone] } });
    expect(phones).toEqual([{ ...phone, phone: '612345678' }]);
  });

  test("answers in the account's language where none is asked for", async () => {
    const user = await api.registerUser();
    await user.get(editMe, { body: { lang: 'ca' }, version: user.login.user.version });
    const { failure } = await user.call(editMe, { body: { lang: 'ca' } });
    expect(failure.message).toBe('Falta dir quina versió es canvia.');
  });
});

describe('a password', () => {
  test('is changed with the old one, and the other devices are logged out', async () => {
    const user = await api.registerUser();
    const other = (await logIn(user)).body;
    const body = { old_password: user.password, password: 'another-7' };
    expect((await user.call(changePassword, { params: { id: user.id }, body })).status).toBe(204);
    expect([(await user.call(me)).status, (await api.as(other.token).call(me)).status]).toEqual([200, 401]);
    expect([(await logIn(user)).status, (await logIn(user, 'another-7')).status]).toEqual([401, 200]);
  });

  test('stays when the old one is wrong', async () => {
    const user = await api.registerUser();
    const body = { old_password: 'guess', password: 'another-7' };
    const { status, failure } = await user.call(changePassword, { params: { id: user.id }, body });
    expect([status, failure.code]).toEqual([422, 'auth.wrongPassword']);
  });

  test("of somebody else is nobody's business, not even the admin's", async () => {
    const user = await api.registerUser();
    const body = { old_password: user.password, password: 'another-7' };
    expect((await admin.call(changePassword, { params: { id: user.id }, body })).status).toBe(404);
    expect((await logIn(user)).status).toBe(200);
  });
});

describe('an erased account', () => {
  test('asks for the password', async () => {
    const user = await api.registerUser();
    expect((await user.call(eraseMe, { body: { password: 'guess' } })).failure.code).toBe(
      'auth.wrongPassword',
    );
    expect((await user.call(me)).status).toBe(200);
  });

  test('leaves nothing that identifies the person, and its player under an anonymous name', async () => {
    const user = await api.registerUser('Secreta Persona');
    const { player } = await user.get(createPlayerFromUser, {
      body: { date_of_birth: '1990-05-17', nickname: 'Sekret' },
    });
    expect((await user.call(eraseMe, { body: { password: user.password } })).status).toBe(204);
    expect([(await logIn(user)).status, (await user.call(me)).status]).toEqual([401, 401]);
    const left = await admin.get(getPlayer, { params: { id: player._id } });
    expect(left).toMatchObject({ name: 'Jugador/a eliminado/a', nickname: null, date_of_birth: null });
    const query = { filters: { _id: player._id } };
    expect((await admin.get(listPlayers, { query })).totalFilteredRows).toBe(0);
    const tables = await Promise.all([
      api.db.selectFrom('users').selectAll().execute(),
      api.db.selectFrom('players').selectAll().execute(),
      api.db.selectFrom('player_names').selectAll().execute(),
      api.db.selectFrom('outbox').selectAll().execute(),
      api.db.selectFrom('audit_log').selectAll().execute(),
    ]);
    const kept = JSON.stringify(tables);
    for (const trace of ['Secreta', 'Sekret', 'secreta', 'sekret', user.email, '1990-05-17'])
      expect(kept).not.toContain(trace);
  });

  test('frees its address', async () => {
    const user = await api.registerUser();
    await user.get(eraseMe, { body: { password: user.password } });
    const body = {
      name: 'Nueva',
      email: user.email,
      password: 'rabona-7',
      lang: 'es',
      terms_accepted: true,
    } as const;
    expect((await api.call(register, { body })).status).toBe(202);
  });
});
