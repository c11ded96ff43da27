import {
  access,
  accessByApiKey,
  confirmRecovery,
  createApiKey,
  me,
  recover,
  resetPassword,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi } from '#testing/given-api.ts';
import { codeAttempts, mailsPerHour } from './mail-tokens.ts';

const api = givenApi({ now: () => now });
let user: RegisteredUser;
let now = new Date('2026-03-07T10:00:00Z');
beforeEach(async () => {
  user = await api.registerUser();
  expect((await api.call(recover, { body: { email: user.email } })).status).toBe(202);
});

const password = 'new-password-1';
const sent = async () => {
  const mail = await api.db
    .selectFrom('outbox')
    .selectAll()
    .where('to_address', '=', user.email)
    .executeTakeFirstOrThrow();
  return {
    code: /\b[A-Z2-9]{4}-[A-Z2-9]{4}\b/u.exec(mail.body_text)?.[0] ?? '',
    token: /reset-password\/([\w-]+)/u.exec(mail.body_text)?.[1] ?? '',
  };
};
const confirm = (code: string) => api.call(confirmRecovery, { body: { email: user.email, code, password } });
const logIn = async (secret: string) =>
  (await api.call(access, { body: { email: user.email, password: secret } })).status;

describe('a forgotten password', () => {
  test('is replaced with the code, which ends every session', async () => {
    const { code } = await sent();
    expect((await confirm(` ${code} `)).status).toBe(204);
    expect([await logIn(password), await logIn(user.password), (await user.call(me)).status]).toEqual([
      200, 401, 401,
    ]);
  });

  test('is replaced, and API keys made by who was in the account are worth nothing', async () => {
    const made = await user.get(createApiKey, {
      params: { id: user.id },
      body: { name: 'Intruso', password: user.password },
    });
    await confirm((await sent()).code);
    const { failure } = await api.call(accessByApiKey, { body: { apiKey: made.apiKey } });
    expect(failure.code).toBe('auth.badApiKey');
  });

  test('is replaced with the link', async () => {
    const params = { token: (await sent()).token };
    expect((await api.call(resetPassword, { params, body: { password } })).status).toBe(204);
    expect(await logIn(password)).toBe(200);
  });

  test('is replaced once: the code voids the link and the link the code', async () => {
    const { code, token } = await sent();
    await confirm(code);
    const link = await api.call(resetPassword, { params: { token }, body: { password } });
    expect([link.failure.code, (await confirm(code)).failure.code]).toEqual([
      'auth.badToken',
      'auth.badCode',
    ]);
  });

  test('cannot be guessed: a code is void after five attempts, the right one too', async () => {
    const { code } = await sent();
    const wrong = '1111-1111';
    for (let attempt = 0; attempt < codeAttempts; attempt += 1)
      expect((await confirm(wrong)).status).toBe(422);
    expect((await confirm(code)).failure.code).toBe('auth.badCode');
    expect(await logIn(user.password)).toBe(200);
  });

  test('waits an hour, no longer', async () => {
    const { code, token } = await sent();
    const before = now;
    now = new Date(now.getTime() + 60 * 60 * 1000);
    const link = await api.call(resetPassword, { params: { token }, body: { password } });
    const typed = await confirm(code);
    now = before;
    expect([link.failure.code, typed.failure.code]).toEqual(['auth.badToken', 'auth.badCode']);
  });

  test('is asked for as often as one likes, and sent five times an hour', async () => {
    const ask = () => api.call(recover, { body: { email: user.email } });
    const mails = () =>
      api.db.selectFrom('outbox').select('id').where('to_address', '=', user.email).execute();
    for (let count = 0; count < mailsPerHour + 2; count += 1) expect((await ask()).status).toBe(202);
    expect(await mails()).toHaveLength(mailsPerHour);
    const before = now;
    now = new Date(now.getTime() + 60 * 60 * 1000);
    await ask();
    now = before;
    expect(await mails()).toHaveLength(mailsPerHour + 1);
  });

  test('of an address that nobody has is answered alike, and nothing is sent', async () => {
    const email = 'nobody@topspin.test';
    expect((await api.call(recover, { body: { email } })).status).toBe(202);
    expect(
      (await api.call(confirmRecovery, { body: { email, code: '123456', password } })).failure.code,
    ).toBe('auth.badCode');
    expect(await api.db.selectFrom('outbox').selectAll().where('to_address', '=', email).execute()).toEqual(
      [],
    );
  });

  test('is as much work for the database whether somebody has the address or not', async () => {
    const jobs = async () => {
      const { rows } = await sql<{ count: number }>`select count(*) from graphile_worker.jobs`.execute(
        api.db,
      );
      return rows[0]?.count ?? 0;
    };
    const jobsAfter = async (email: string) => {
      const before = await jobs();
      await api.call(recover, { body: { email } });
      return (await jobs()) - before;
    };
    expect(await jobsAfter('nobody@topspin.test')).toBe(await jobsAfter(user.email));
    expect(await api.db.selectFrom('outbox').select('id').where('user_id', 'is', null).execute()).toEqual([]);
  });

  test('keeps neither code nor link as they are', async () => {
    const { code, token } = await sent();
    const kept = JSON.stringify(await api.db.selectFrom('mail_tokens').selectAll().execute());
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(`"${code}"`);
  });
});
