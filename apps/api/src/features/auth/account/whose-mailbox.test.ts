import {
  acceptOrganising,
  access,
  accessByApiKey,
  changePassword,
  confirmRecovery,
  createApiKey,
  endSessions,
  inviteOrganiser,
  listMyInvitations,
  me,
  recover,
  register,
  resendVerification,
  resetPassword,
  setRoles,
  setUserTrust,
  verifyEmail,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { testSettings } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';

const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'topspin@topspin.test' };
const api = givenApi({ settings: { ...testSettings, mail } });
const admin = givenUser(api, 'Ada Admin');

const father = 'rabona-7';
const stranger = 'stranger-7';

const signUp = (email: string, password: string, name: string) =>
  api.get(register, { body: { name, email, password, lang: 'es', terms_accepted: true } });

const logIn = (email: string, password: string) => api.call(access, { body: { email, password } });

/** The tokens of the links mailed to an address, oldest first. */
async function links(email: string, path: string): Promise<string[]> {
  const mails = await api.db
    .selectFrom('outbox')
    .select('body_text')
    .where('to_address', '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return mails.flatMap(({ body_text }) => new RegExp(`${path}/([\\w-]+)`, 'u').exec(body_text)?.[1] ?? []);
}

const verify = (token = '', password = father) =>
  api.call(verifyEmail, { params: { token }, body: { password } });

describe('somebody who registered the address of another', () => {
  test('is not verified when the mailbox’s owner presses the button: that asks for the password', async () => {
    const email = 'papa@topspin.test';
    await signUp(email, stranger, 'Stranger');
    await api.call(resendVerification, { body: { email } });
    for (const token of await links(email, 'verify-email'))
      expect((await verify(token)).failure.code).toBe('auth.wrongPassword');
    const { token } = (await logIn(email, stranger)).body;
    expect((await api.as(token).get(me)).user.email_verified).toBe(false);
  });

  test('loses the account to the mailbox’s owner, who registers as if nobody had', async () => {
    const email = 'papa2@topspin.test';
    await signUp(email, stranger, 'Stranger');
    const { token: old, user } = (await logIn(email, stranger)).body;
    const key = await api.as(old).get(createApiKey, {
      params: { id: user._id },
      body: { name: 'Puerta', password: stranger },
    });
    await signUp(email, father, 'Papá Pujol');
    const [first, second] = await links(email, 'verify-email');
    const { status, body: login } = await verify(second);
    expect([status, login.user.name, login.user.email_verified]).toEqual([200, 'Papá Pujol', true]);
    expect((await api.as(login.token).call(me)).status).toBe(200);
    expect((await api.as(old).call(me)).status).toBe(401);
    expect((await api.call(accessByApiKey, { body: { apiKey: key.apiKey } })).status).toBe(401);
    expect([(await logIn(email, stranger)).status, (await logIn(email, father)).status]).toEqual([401, 200]);
    expect((await verify(first, stranger)).failure.code).toBe('auth.badToken');
  });

  test('takes nothing from the owner by registering second: neither the account nor the link', async () => {
    const email = 'papa3@topspin.test';
    await signUp(email, father, 'Papá Pujol');
    const [link] = await links(email, 'verify-email');
    await signUp(email, stranger, 'Stranger');
    expect([(await logIn(email, stranger)).status, (await logIn(email, father)).status]).toEqual([401, 200]);
    expect((await verify(link)).body.user.name).toBe('Papá Pujol');
    expect((await logIn(email, stranger)).status).toBe(401);
  });

  test('is invited to nothing and trusted with nothing', async () => {
    const email = 'colega@topspin.test';
    await signUp(email, stranger, 'Colega Delclub');
    const { token, user } = (await logIn(email, stranger)).body;
    const params = { id: (await givenOpen(admin, { state: 'created' }))._id };
    await admin.get(inviteOrganiser, { params, body: { email } });
    const colleague = api.as(token);
    expect((await colleague.get(listMyInvitations)).collection).toEqual([]);
    const accepted = await colleague.call(acceptOrganising, { params });
    expect(accepted.failure.code).toBe('auth.emailNotVerified');
    const trusted = { params: { id: user._id }, body: { trusted: true } };
    expect((await admin.call(setUserTrust, trusted)).failure.code).toBe('trust.notVerified');
    const roles = { params: { id: user._id }, version: user.version, body: { roles: ['admin'] } };
    expect((await admin.call(setRoles, roles)).failure.code).toBe('trust.notVerified');
  });

  test('is out when the owner sets a new password, and no link of theirs brings them back', async () => {
    const email = 'papa4@topspin.test';
    await signUp(email, stranger, 'Stranger');
    await signUp(email, 'another-1', 'Stranger');
    const { token } = (await logIn(email, stranger)).body;
    await api.call(recover, { body: { email } });
    const [reset = ''] = await links(email, 'reset-password');
    await api.get(resetPassword, { params: { token: reset }, body: { password: father } });
    expect((await api.as(token).call(me)).status).toBe(401);
    for (const link of await links(email, 'verify-email'))
      expect((await verify(link, 'another-1')).failure.code).toBe('auth.badToken');
    expect((await logIn(email, father)).status).toBe(200);
  });
});

describe('somebody who was in the account', () => {
  const params = (id: string) => ({ id });

  test('makes no key without its password', async () => {
    const user = await api.registerUser();
    const body = { name: 'Puerta', password: 'guess' };
    const { failure } = await user.call(createApiKey, { params: params(user.id), body });
    expect(failure.code).toBe('auth.wrongPassword');
  });

  test('keeps no key when the password is changed', async () => {
    const user = await api.registerUser();
    const body = { name: 'Puerta', password: user.password };
    const { apiKey } = await user.get(createApiKey, { params: params(user.id), body });
    const change = { old_password: user.password, password: 'another-7' };
    await user.get(changePassword, { params: params(user.id), body: change });
    expect((await api.call(accessByApiKey, { body: { apiKey } })).status).toBe(401);
  });

  test.each([
    ['the password is changed', changePassword, { old_password: 'rabona-7', password: 'another-7' }] as const,
    ['the other devices are logged out', endSessions, undefined] as const,
  ])('cannot use a recovery link they asked for once %s', async (_, route, body) => {
    const user = await api.registerUser();
    await api.call(recover, { body: { email: user.email } });
    await user.get(route, { params: params(user.id), ...(body && { body }) });
    const [token = ''] = await links(user.email, 'reset-password');
    const reset = await api.call(resetPassword, { params: { token }, body: { password: stranger } });
    expect(reset.failure.code).toBe('auth.badToken');
    expect((await user.call(me)).status).toBe(200);
  });
});

test('a recovery code has eight characters, and may be typed in lower case without its dash', async () => {
  const user = await api.registerUser();
  await api.call(recover, { body: { email: user.email } });
  const { subject } = await api.db
    .selectFrom('outbox')
    .select('subject')
    .where('to_address', '=', user.email)
    .where('kind', '=', 'recover')
    .executeTakeFirstOrThrow();
  const code = /^[A-Z2-9]{4}-[A-Z2-9]{4}\b/u.exec(subject)?.[0] ?? '';
  const typed = code.replace('-', ' ').toLowerCase();
  const body = { email: user.email, code: typed, password: 'another-7' };
  expect((await api.call(confirmRecovery, { body })).status).toBe(204);
});
