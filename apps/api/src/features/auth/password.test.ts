import { changePassword, confirmRecovery, recover, register, resetPassword } from '@topspin/contract';
import { expect, test } from 'vitest';
import { callerOf, testSettings } from '#testing/client.ts';
import { givenApi } from '#testing/given-api.ts';
import { late } from '#testing/late.ts';
import { createApp } from '../../app.ts';

const api = givenApi();
/** A server on the same database as `npm start` makes it, without the low cost of the tests. */
const usual = late(
  () => createApp({ db: api.db, settings: testSettings }),
  (app) => app.close(),
);
const owasp = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u;

const hashOf = async (email: string): Promise<string> => {
  const users = api.db.selectFrom('users').select('password_hash').where('email', '=', email);
  return (await users.executeTakeFirstOrThrow()).password_hash;
};
const mailTo = async (email: string): Promise<string> => {
  await callerOf(usual).get(recover, { body: { email } });
  const mails = api.db.selectFrom('outbox').select('body_text').where('to_address', '=', email);
  return (await mails.executeTakeFirstOrThrow()).body_text;
};
const password = 'new-password-1';

test('a registered password is hashed as OWASP recommends', async () => {
  const body = {
    name: 'Ona',
    email: 'ona@topspin.test',
    password,
    lang: 'es',
    terms_accepted: true,
  } as const;
  await callerOf(usual).get(register, { body });
  expect(await hashOf(body.email)).toMatch(owasp);
});

test('so is a changed one', async () => {
  const { email, password: old, login } = await api.registerUser();
  const body = { old_password: old, password };
  await callerOf(usual, login.token).get(changePassword, { params: { id: login.user._id }, body });
  expect(await hashOf(email)).toMatch(owasp);
});

test('so is one replaced with the code of a mail', async () => {
  const { email } = await api.registerUser();
  const code = /\b[A-Z2-9]{4}-[A-Z2-9]{4}\b/u.exec(await mailTo(email))?.[0] ?? '';
  await callerOf(usual).get(confirmRecovery, { body: { email, code, password } });
  expect(await hashOf(email)).toMatch(owasp);
});

test('so is one replaced with the link of a mail', async () => {
  const { email } = await api.registerUser();
  const token = /reset-password\/([\w-]+)/u.exec(await mailTo(email))?.[1] ?? '';
  await callerOf(usual).get(resetPassword, { params: { token }, body: { password } });
  expect(await hashOf(email)).toMatch(owasp);
});
