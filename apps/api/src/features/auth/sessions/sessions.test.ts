import {
  access,
  accessByApiKey,
  createApiKey,
  endSessions,
  listSessions,
  me,
  refresh,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi } from '#testing/given-api.ts';
import { graceSeconds, refreshTokenDays } from './sessions.ts';

const start = new Date('2026-03-07T10:00:00Z');
const second = 1000;
const day = 24 * 60 * 60 * second;

const api = givenApi({ now: () => now });
let user: RegisteredUser;
let now = start;
const pass = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

beforeEach(async () => {
  now = start;
  user = await api.registerUser();
});

const exchange = (refreshtoken: string) => api.call(refresh, { body: { refreshtoken } });
const next = async (refreshtoken: string) => (await exchange(refreshtoken)).body.refreshToken;

describe('a refresh', () => {
  test('gives a new pair that works', async () => {
    const { body } = await exchange(user.login.refreshToken);
    expect(body.refreshToken).not.toBe(user.login.refreshToken);
    expect((await api.as(body.token).get(me)).user.email).toBe(user.email);
    expect((await exchange(body.refreshToken)).status).toBe(200);
  });

  test('is one rotation for twenty tabs that wake at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(user.login.refreshToken)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
    const kept = await api.db
      .selectFrom('refresh_tokens as token')
      .innerJoin('session_families as family', 'family.id', 'token.family_id')
      .where('family.user_id', '=', user.id)
      .select('token.token_hash')
      .execute();
    expect(kept).toHaveLength(2);
  });

  test('whose answer was lost can be repeated for a while', async () => {
    const lost = await next(user.login.refreshToken);
    pass(graceSeconds * second);
    expect(await next(user.login.refreshToken)).toBe(lost);
  });

  test('with a stolen token later ends the session for thief and owner', async () => {
    const current = await next(user.login.refreshToken);
    pass((graceSeconds + 1) * second);
    const stolen = await exchange(user.login.refreshToken);
    const owner = await exchange(current);
    expect([stolen.failure.code, owner.failure.code]).toEqual([
      'auth.badRefreshToken',
      'auth.badRefreshToken',
    ]);
    expect((await user.call(me)).status).toBe(401);
  });

  test('with a token whose successor was used ends the session, however soon', async () => {
    const third = await next(await next(user.login.refreshToken));
    expect((await exchange(user.login.refreshToken)).status).toBe(401);
    expect((await exchange(third)).status).toBe(401);
  });

  test('ends no other session of the account', async () => {
    const other = await api.as(user.login.token).get(me);
    await next(await next(user.login.refreshToken));
    await exchange(user.login.refreshToken);
    const again = await login();
    expect(other.user._id).toBe(user.id);
    expect((await exchange(again)).status).toBe(200);
  });

  test.each([
    [refreshTokenDays * day - second, 200],
    [refreshTokenDays * day, 401],
  ])('%d ms after the last one answers %d', async (milliseconds, status) => {
    pass(milliseconds);
    expect((await exchange(user.login.refreshToken)).status).toBe(status);
  });

  test.each(['', 'guess', 'x'.repeat(500)])('with "%s" gives nothing', async (token) => {
    expect((await exchange(token)).status).toBeGreaterThanOrEqual(400);
  });

  test('keeps hashes alone', async () => {
    const rows = await api.db.selectFrom('refresh_tokens').selectAll().execute();
    const kept = rows.map(({ token_hash }) => token_hash.toString('base64url'));
    expect(kept).not.toContain(user.login.refreshToken);
  });
});

async function login(): Promise<string> {
  const { refreshToken } = await api.get(access, { body: { email: user.email, password: user.password } });
  return refreshToken;
}

describe('the devices', () => {
  test('are listed, the one in hand marked, and the others logged out', async () => {
    const other = await login();
    const params = { id: user.id };
    const { collection } = await user.get(listSessions, { params });
    expect([collection.length, collection.filter(({ current }) => current).length]).toEqual([2, 1]);
    const { apiKey } = await user.get(createApiKey, {
      params,
      body: { name: 'Marcador', password: user.password },
    });
    await user.get(endSessions, { params });
    expect((await api.call(accessByApiKey, { body: { apiKey } })).status).toBe(401);
    expect([(await exchange(other)).status, (await exchange(user.login.refreshToken)).status]).toEqual([
      401, 200,
    ]);
  });
});
