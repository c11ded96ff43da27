import {
  access,
  confirmRecovery,
  eraseMe,
  listAuditLog,
  listOutbox,
  listUsers,
  openMail,
  recover,
  sendMailAgain,
  setPhones,
  setRoles,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';

const api = givenApi();
const admin = givenUser(api, 'Àngels Admin');
const user = givenUser(api, 'Berta Núñez');

describe('the accounts', () => {
  test('are listed for an admin, found by name and address', async () => {
    const all = await admin.get(listUsers, { query: { sortBy: ['created_at'] } });
    expect(all.collection.map(({ name }) => name)).toEqual(['Àngels Admin', 'Berta Núñez']);
    for (const search of ['nunez', 'persona2@'])
      expect(
        (await admin.get(listUsers, { query: { simpleSearch: { search, fields: [] } } })).collection,
      ).toMatchObject([{ _id: user.id }]);
    expect((await admin.get(listUsers, { query: { filters: { is_admin: true } } })).totalFilteredRows).toBe(
      1,
    );
  });

  test.each([listUsers, listOutbox, listAuditLog])('are not for others: $name', async (route) => {
    const { status, failure } = await user.call(route, { query: {} });
    expect([status, failure.code]).toEqual([403, 'auth.forbidden']);
  });
});

describe('roles', () => {
  test('are given by an admin, count at once and are written down', async () => {
    const { version } = user.login.user;
    const given = await admin.get(setRoles, { params: { id: user.id }, body: { roles: ['admin'] }, version });
    expect(given).toMatchObject({ roles: ['admin'], version: version + 1 });
    const filters = { action: 'setRoles', refused: false };
    const { collection } = await user.get(listAuditLog, { query: { filters } });
    expect(collection).toMatchObject([
      { actor: { _id: admin.id, name: 'Àngels Admin' }, before: { roles: [] }, after: { roles: ['admin'] } },
    ]);
    const named = await user.get(listAuditLog, {
      query: { filters, simpleSearch: { search: 'angels', fields: ['actor.name'] } },
    });
    expect(named.collection).toMatchObject([{ entity_name: 'Berta Núñez', names: {} }]);
    const taken = { params: { id: user.id }, body: { roles: [] }, version: given.version };
    expect(await admin.get(setRoles, taken)).toMatchObject({ roles: [] });
    expect((await user.call(listUsers)).status).toBe(403);
  });

  test('are not given by who has none', async () => {
    const given = { params: { id: user.id }, body: { roles: ['admin'] as const }, version: 1 };
    expect((await user.call(setRoles, given)).status).toBe(403);
  });

  test('are never taken from the last admin, nor lost with the account', async () => {
    const params = { id: admin.id };
    const { failure } = await admin.call(setRoles, {
      params,
      body: { roles: [] },
      version: admin.login.user.version,
    });
    const erased = await admin.call(eraseMe, { body: { password: admin.password } });
    expect([failure.code, erased.failure.code]).toEqual(['auth.lastAdmin', 'auth.lastAdmin']);
  });

  test('are not given on what has changed meanwhile', async () => {
    const given = { params: { id: user.id }, body: { roles: [] }, version: 999 };
    expect((await admin.call(setRoles, given)).failure.code).toBe('request.staleVersion');
  });
});

describe('mails', () => {
  test('that cannot be sent are read by an admin, who passes the code on, and that is written down', async () => {
    const forgetful = await api.registerUser('Olvida Todo');
    await api.get(recover, { body: { email: forgetful.email } });
    const query = { filters: { kind: 'recover', sent_at: null } };
    const [mail] = (await admin.get(listOutbox, { query })).collection;
    expect(mail).toMatchObject({ to: forgetful.email, subject: null });
    // An id of figures alone looks like a code.
    expect(JSON.stringify({ ...mail, _id: null })).not.toMatch(/\b[A-Z2-9]{4}-[A-Z2-9]{4}\b/u);
    const params = { id: mail?._id ?? '' };
    const { body } = await admin.get(openMail, { params });
    const [code = ''] = /\b[A-Z2-9]{4}-[A-Z2-9]{4}\b/u.exec(body) ?? [];
    const search = { simpleSearch: { search: code, fields: ['subject'] } };
    expect((await admin.get(listOutbox, { query: search })).collection).toEqual([]);
    const filters = { action: 'openMail', refused: false };
    expect((await admin.get(listAuditLog, { query: { filters } })).collection).toMatchObject([
      { actor: { _id: admin.id }, entity_id: params.id, after: { kind: 'recover' } },
    ]);
    for (const route of [openMail, sendMailAgain])
      expect((await user.call(route, { params })).status).toBe(403);
    await user.get(confirmRecovery, { body: { email: forgetful.email, code, password: 'otra-rabona-8' } });
    const login = { email: forgetful.email, password: 'otra-rabona-8' };
    expect((await api.call(access, { body: login })).status).toBe(200);
  });
});

describe('refusals', () => {
  test('are in the log, by whom and of what', async () => {
    await user.call(setPhones, { params: { id: admin.id }, body: { phones: [] } });
    const { collection } = await admin.get(listAuditLog, {
      query: { filters: { refused: true, 'actor._id': user.id } },
    });
    expect(collection).toContainEqual(expect.objectContaining({ action: 'setPhones', entity_id: admin.id }));
  });
});
