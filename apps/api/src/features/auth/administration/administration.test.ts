import {
  access,
  accessByApiKey,
  confirmRecovery,
  createApiKey,
  disableUser,
  enableUser,
  endUserSession,
  endUserSessions,
  eraseUser,
  getUser,
  getUserLegacy,
  listAuditLog,
  listUserSessions,
  listUsers,
  me,
  recover,
  refresh,
  rolesHeader,
  setRoles,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Àngels Admin');
let user: RegisteredUser;
beforeEach(async () => {
  user = await api.registerUser('Berta Núñez');
});

const params = () => ({ id: user.id });
const login = () => api.call(access, { body: { email: user.email, password: user.password } });
const exchange = (refreshtoken: string) => api.call(refresh, { body: { refreshtoken } });
const rolesOf = async (id: string, roles: readonly ('admin' | 'circuitManager')[]) => {
  const { version } = await admin.get(getUser, { params: { id } });
  return admin.get(setRoles, { params: { id }, body: { roles: [...roles] }, version });
};
const logged = async (action: string) => {
  const filters = { action, entity_id: user.id, refused: false };
  return (await admin.get(listAuditLog, { query: { filters } })).collection;
};

describe('a disabled account', () => {
  test('is out with its next call, on every device, and told why', async () => {
    const other = await login();
    await admin.get(disableUser, { params: params() });
    expect((await user.call(me)).failure.code).toBe('auth.expired');
    for (const token of [user.login.refreshToken, other.body.refreshToken])
      expect((await exchange(token)).failure).toMatchObject({ code: 'auth.disabled' });
  });

  test('does not get in with its password or an API key, nor by recovering; a wrong password tells nothing', async () => {
    const key = { body: { name: 'Marcador', password: user.password }, params: params() };
    const { apiKey } = await user.get(createApiKey, key);
    await admin.get(disableUser, { params: params() });
    const byKey = await api.call(accessByApiKey, { body: { apiKey } });
    expect([(await login()).failure.code, byKey.failure.code]).toEqual(['auth.disabled', 'auth.disabled']);
    const wrong = await api.call(access, { body: { email: user.email, password: 'otra-cosa-9' } });
    expect(wrong.failure.code).toBe('auth.badCredentials');
    await api.get(recover, { body: { email: user.email } });
    const guess = { email: user.email, code: 'AAAA-AAAA', password: 'otra-rabona-8' };
    expect((await api.call(confirmRecovery, { body: guess })).failure.code).toBe('auth.badCode');
  });

  test('keeps what it made, is listed as disabled with who did it, and gets in again once enabled', async () => {
    const open = await givenOpen(user);
    for (let time = 0; time < 2; time += 1) await admin.get(disableUser, { params: params() });
    const query = { filters: { is_disabled: true, _id: user.id } };
    expect((await admin.get(listUsers, { query })).collection).toMatchObject([
      { disabled_at: expect.any(String), disabled_by: 'Àngels Admin', last_seen_at: null },
    ]);
    for (let time = 0; time < 2; time += 1) await admin.get(enableUser, { params: params() });
    const { status, body } = await login();
    expect([status, (await api.as(body.token).get(me)).user._id]).toEqual([200, user.id]);
    expect((await exchange(user.login.refreshToken)).failure.code).toBe('auth.badRefreshToken');
    expect([await logged('disableUser'), await logged('enableUser')]).toMatchObject([
      [{ actor: { _id: admin.id } }],
      [{ actor: { _id: admin.id } }],
    ]);
    expect(open.name).toBeTruthy();
  });

  test('is nobody’s own, and never the last admin', async () => {
    const own = { params: { id: admin.id } };
    const codes = [
      (await admin.call(disableUser, own)).failure.code,
      (await admin.call(eraseUser, { ...own, body: { password: admin.password } })).failure.code,
      (await admin.call(endUserSessions, own)).failure.code,
    ];
    expect(codes).toEqual(['auth.lastAdmin', 'auth.lastAdmin', 'auth.ownAccount']);
    await rolesOf(user.id, ['admin']);
    expect((await admin.call(disableUser, own)).failure.code).toBe('auth.ownAccount');
    await admin.get(disableUser, { params: params() });
    const last = await admin.call(setRoles, {
      params: { id: admin.id },
      body: { roles: [] },
      version: (await admin.get(getUser, own)).version,
    });
    expect(last.failure.code).toBe('auth.lastAdmin');
  });

  test('of two admins who disable each other at once, one stays', async () => {
    const other = await api.registerUser('Otra Admin');
    for (const { id } of [user, other]) await rolesOf(id, ['admin']);
    const setRolesOf = (ids: readonly string[], roles: ('admin' | 'circuitManager')[]) =>
      api.db.updateTable('users').set({ roles }).where('id', 'in', ids).execute();
    await setRolesOf([admin.id], []);
    const disable = (by: RegisteredUser, whom: RegisteredUser) =>
      by.call(disableUser, { params: { id: whom.id } });
    const answers = await Promise.all([disable(user, other), disable(other, user)]);
    const ids = [user.id, other.id];
    const rows = await api.db.selectFrom('users').select('disabled_at').where('id', 'in', ids).execute();
    expect(rows.filter(({ disabled_at }) => disabled_at !== null)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    await setRolesOf(ids, []);
    await setRolesOf([admin.id], ['admin']);
  });
});

describe('the roles of who is logged in', () => {
  test('are said with every answer, so that the next one after a change tells it', async () => {
    const heard = async () => (await user.call(me)).headers[rolesHeader];
    expect(await heard()).toBe('');
    await rolesOf(user.id, ['circuitManager']);
    expect(await heard()).toBe('circuitManager');
    await rolesOf(user.id, []);
    expect(await heard()).toBe('');
    expect((await user.call(listUsers)).headers[rolesHeader]).toBe('');
    expect(
      (await api.call(access, { body: { email: user.email, password: 'no' } })).headers,
    ).not.toHaveProperty(rolesHeader);
  });
});

describe('the sessions of an account', () => {
  test('are seen by an admin, and ended one by one or all', async () => {
    const second = await login();
    const third = await login();
    const { collection } = await admin.get(listUserSessions, { params: params() });
    expect(collection).toHaveLength(3);
    const [latest] = collection;
    const one = { params: { ...params(), session_id: latest?._id ?? '' } };
    for (let time = 0; time < 2; time += 1) await admin.get(endUserSession, one);
    expect((await exchange(third.body.refreshToken)).failure.code).toBe('auth.badRefreshToken');
    expect((await user.call(me)).status).toBe(200);
    await admin.get(endUserSessions, { params: params() });
    expect((await user.call(me)).failure.code).toBe('auth.expired');
    expect((await exchange(second.body.refreshToken)).failure.code).toBe('auth.badRefreshToken');
    expect((await admin.get(listUserSessions, { params: params() })).collection).toEqual([]);
    expect([await logged('endUserSession'), await logged('endUserSessions')].flat()).toHaveLength(2);
  });

  test('of somebody else are not ended under the name of an account', async () => {
    const { collection } = await admin.get(listUserSessions, { params: { id: admin.id } });
    const one = { params: { ...params(), session_id: collection[0]?._id ?? '' } };
    await admin.get(endUserSession, one);
    expect((await admin.call(me)).status).toBe(200);
  });
});

describe('an account that an admin erases', () => {
  test('is gone as if its user had done it, given the password of the admin', async () => {
    const open = await givenOpen(user, { name: 'Open de Berta' });
    const legacy = await admin.get(getUserLegacy, { params: params() });
    expect(legacy).toEqual({
      last_admin: false,
      things: [
        {
          kind: 'open',
          _id: open._id,
          name: 'Open de Berta',
          fate: 'passes',
          heir: 'Àngels Admin',
          may_erase: false,
        },
      ],
    });
    const wrong = await admin.call(eraseUser, { params: params(), body: { password: 'otra-cosa-9' } });
    expect(wrong.failure.code).toBe('auth.wrongPassword');
    await admin.get(eraseUser, { params: params(), body: { password: admin.password } });
    expect((await user.call(me)).failure.code).toBe('auth.expired');
    expect((await login()).failure.code).toBe('auth.badCredentials');
    expect((await admin.call(getUser, { params: params() })).failure.code).toBe('thing.notFound');
    expect(await logged('eraseUser')).toMatchObject([
      { actor: { _id: admin.id }, before: null, after: null },
    ]);
  });

  test('may be a disabled one', async () => {
    await admin.get(disableUser, { params: params() });
    await admin.get(eraseUser, { params: params(), body: { password: admin.password } });
    expect((await login()).failure.code).toBe('auth.badCredentials');
  });
});
