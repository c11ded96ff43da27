import { createOpen, editVenue, listPlayers, me, access } from '@topspin/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endSession, getSession, keepSession } from '#lib/session/session.ts';
import { refreshAttempts, refreshWorked } from '#lib/session/refresh.ts';
import { storageKeys, store } from '#lib/storage.ts';
import { fakeServer, refusal, tokens } from '../../testing/fake-server.ts';
import { call } from './client.ts';
import { Problem } from './problem.ts';

const bearer = (number: number) => `Bearer token-${number}`;
const expired = { status: 401, body: refusal('auth.expired', 'La sesión ha caducado') };
const isRefresh = (path: string) => path === '/api/auth/access/refresh';

beforeEach(() => keepSession(tokens(1)));
afterEach(() => {
  endSession();
  refreshWorked();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  test('says which application asks, in which language, and who asks', async () => {
    const { asked } = fakeServer(() => ({ body: {} }));
    store(storageKeys.lang, 'ca');
    await call(me);
    store(storageKeys.lang, null);
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
      'x-application': 'topspin-web',
      'x-application-lang': 'ca',
      authorization: bearer(1),
    });
  });

  test('writes what is structured as JSON in the query', async () => {
    const { asked } = fakeServer(() => ({ body: {} }));
    await call(listPlayers, { query: { page: 2, sortBy: ['rating'], filters: { gender: 'woman' } } });
    expect(Object.fromEntries(asked[0]?.query ?? [])).toEqual({
      page: '2',
      sortBy: '["rating"]',
      filters: '{"gender":"woman"}',
    });
  });

  test('sends null for a field that was emptied in a change, and leaves out what is empty further down', async () => {
    const { asked } = fakeServer(() => ({ body: {} }));
    const contact = { name: '', code: '+34' as const, phone: '600000000' };
    await call(editVenue, {
      params: { id: 'v1' },
      version: 3,
      body: { name: 'Pabellón', accessibility: '', location: null, contacts: [contact] },
    });
    expect(asked[0]).toMatchObject({ method: 'PATCH', path: '/api/app/venues/v1' });
    expect(asked[0]?.body).toEqual({
      name: 'Pabellón',
      accessibility: null,
      location: null,
      contacts: [{ code: '+34', phone: '600000000' }],
    });
    expect(asked[0]?.headers.get('if-match')).toBe('3');
  });

  test('leaves empty strings out of what it creates', async () => {
    const { asked } = fakeServer(() => ({ body: {} }));
    const dates = { date_start: '2026-11-20T09:00:00Z', date_end: '2026-11-20T19:00:00Z' };
    await call(createOpen, {
      body: { name: 'Open', contact: '', players_min: 0, gender: null, ...dates },
    });
    expect(asked[0]?.body).toEqual({ name: 'Open', players_min: 0, gender: null, ...dates });
  });

  test('gives each creation its own key, or the one passed in', async () => {
    const { asked } = fakeServer(() => ({ body: {} }));
    const body = { name: 'Open', date_start: '2026-11-20T09:00:00Z', date_end: '2026-11-20T19:00:00Z' };
    await call(createOpen, { body });
    await call(createOpen, { body });
    await call(createOpen, { body, idempotencyKey: 'mine' });
    const keys = asked.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(3);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/u);
    expect(keys[2]).toBe('mine');
  });

  test.each([
    [
      'a refusal with its body',
      { status: 409, body: refusal('inscription.closed', 'Cerrada') },
      'inscription.closed',
      'Cerrada',
    ],
    ['an answer that is no refusal of ours', { status: 502, body: '<html>' }, 'unexpected', 'unexpected'],
    ['offline', 'offline' as const, 'network', 'network'],
  ])('throws %s as a problem', async (_, answer, code, message) => {
    fakeServer(() => answer);
    await expect(call(me)).rejects.toMatchObject({ code, message });
    await expect(call(me)).rejects.toBeInstanceOf(Problem);
  });
});

describe('when the token has expired', () => {
  test('calls that fail together share one refresh and are sent again', async () => {
    const { asked } = fakeServer(({ path, headers }) => {
      if (isRefresh(path)) return { body: tokens(2) };
      return headers.get('authorization') === bearer(2) ? { body: { path } } : expired;
    });
    const answers = await Promise.all([call(me), call(listPlayers), call(me)]);
    expect(answers).toEqual([
      { path: '/api/auth/user/me' },
      { path: '/api/app/players' },
      { path: '/api/auth/user/me' },
    ]);
    expect(asked.filter(({ path }) => isRefresh(path)).map(({ body }) => body)).toEqual([
      { refreshtoken: 'refresh-1' },
    ]);
    expect(getSession()).toEqual({ token: 'token-2', refreshToken: 'refresh-2', userId: 'user-1' });
  });

  test('tokens that another tab has got in the meantime are used without a refresh', async () => {
    const { asked } = fakeServer(({ headers }) => {
      if (headers.get('authorization') === bearer(2)) return { body: {} };
      keepSession(tokens(2));
      return expired;
    });
    await call(me);
    expect(asked.map(({ path }) => path)).toEqual(['/api/auth/user/me', '/api/auth/user/me']);
  });

  test('a refused refresh ends the session', async () => {
    fakeServer(({ path }) =>
      isRefresh(path) ? { status: 401, body: refusal('auth.badRefreshToken', 'No') } : expired,
    );
    await expect(call(me)).rejects.toMatchObject({ code: 'auth.badRefreshToken' });
    expect(getSession().refreshToken).toBeNull();
  });

  test.each([
    ['without a token', { refreshToken: 'refresh-2', user: { _id: 'u' } }],
    ['without a refresh token', { token: 'token-2', user: { _id: 'u' } }],
    ['that is no object', 'ok'],
  ])('an answer %s ends the session', async (_, body) => {
    fakeServer(({ path }) => (isRefresh(path) ? { body } : expired));
    await expect(call(me)).rejects.toMatchObject({ status: 401, message: 'Invalid refresh token response' });
    expect(getSession().refreshToken).toBeNull();
  });

  test('a lost connection during the refresh keeps the session', async () => {
    fakeServer(({ path }) => (isRefresh(path) ? 'offline' : expired));
    await expect(call(me)).rejects.toMatchObject({ code: 'network' });
    expect(getSession().refreshToken).toBe('refresh-1');
  });

  test(`after ${refreshAttempts} refreshes in vain the session is given up`, async () => {
    let refreshes = 0;
    fakeServer(({ path }) => {
      if (!isRefresh(path)) return expired;
      refreshes += 1;
      return { body: tokens(refreshes + 1) };
    });
    for (let time = 0; time < refreshAttempts; time += 1) {
      await expect(call(me)).rejects.toMatchObject({ code: 'auth.expired' });
    }
    expect(getSession().refreshToken).not.toBeNull();
    await expect(call(me)).rejects.toMatchObject({ code: 'auth.badRefreshToken' });
    expect(refreshes).toBe(refreshAttempts);
    expect(getSession().refreshToken).toBeNull();
  });

  test('a wrong password is no reason to refresh', async () => {
    const { asked } = fakeServer(() => ({ status: 401, body: refusal('auth.badCredentials', 'No') }));
    const body = { email: 'ana@example.org', password: 'equivocada' };
    await expect(call(access, { body })).rejects.toMatchObject({ code: 'auth.badCredentials' });
    expect(asked).toHaveLength(1);
    expect(getSession().refreshToken).toBe('refresh-1');
  });
});
