import { randomUUID } from 'node:crypto';
import {
  access,
  accessByApiKey,
  accessByScoreLink,
  appendEvents,
  listMyPlayerInvitations,
  me,
  recover,
  register,
  setProfilePreferences,
  softDeleteVenue,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { startAnother, startApi, type RegisteredUser, type TestApi } from '#testing/client.ts';
import { statementsOf } from '#testing/statements.ts';
import { logOf, points, toss } from '#testing/given-log.ts';
import { writtenDownInAnHour } from '#http/access/refused-writes.ts';
import { networkOf, usualLimits } from './limits.ts';

let api: TestApi;

/** Nobody has guessed yet. */
beforeEach(async () => {
  api = await startApi({ limits: { ...usualLimits, credentials: { perCaller: 3, perNetwork: 7 } } });
  return () => api.close();
});

const attempt = (email: string) => api.call(access, { body: { email, password: 'guess-1' } });

describe('passwords', () => {
  test('are guessed three times for an address, then one has to wait', async () => {
    for (let count = 0; count < 3; count += 1) expect((await attempt('ana@topspin.test')).status).toBe(401);
    const { status, headers, failure } = await attempt(' ANA@top\u200Bspin.test');
    expect([status, failure.code]).toEqual([429, 'request.tooMany']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(failure.errors).toEqual({
      message: 'Demasiados intentos.',
      message2: 'Espera un momento y vuelve a probar.',
    });
  });

  test('of others can still be typed, until the whole network guesses', async () => {
    for (let count = 0; count < 7; count += 1)
      expect((await attempt(`p${count}@topspin.test`)).status).toBe(401);
    const statuses = await Promise.all(
      [1, 2, 3].map(async (count) => (await attempt(`q${count}@topspin.test`)).status),
    );
    expect(statuses).toEqual([429, 429, 429]);
  });

  test('are guessed as often on two servers as on one, and each remembers who had too many', async () => {
    const limits = { ...usualLimits, credentials: { perCaller: 3, perNetwork: 90 } };
    const other = await startAnother(api, { limits });
    const body = { email: 'ana@topspin.test', password: 'guess-1' };
    const guess = async (by: Pick<RegisteredUser, 'call'>) => (await by.call(access, { body })).status;
    const statuses: number[] = [];
    for (const by of [api, other.as(), api, other.as(), api]) statuses.push(await guess(by));
    const asked = await statementsOf(async () => statuses.push(await guess(api)));
    await other.close();
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429]);
    expect(asked).toEqual([]);
    const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(api.db);
    expect(JSON.stringify(rows)).not.toContain('ana');
    expect(rows.length).toBeGreaterThan(0);
  });

  test('of one address are guessed no more often from all the networks of a rented machine', async () => {
    const from = async (remoteAddress: string) => {
      const payload = { email: 'ana@topspin.test', password: 'guess-1' };
      const url = `/api${access.path}`;
      return (await api.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode;
    };
    const statuses: number[] = [];
    for (const net of [
      '2001:db8:7:1::1',
      '2001:db8:7:2::1',
      '2001:db8:7::1',
      '2001:db8:7:ff::1',
      '2001:db8:8::1',
    ])
      statuses.push(await from(net));
    expect(statuses).toEqual([401, 401, 401, 429, 401]);
  });

  test('guessed at once keep one connection, and cost nothing once there were too many', async () => {
    const statuses: number[] = [];
    const asked = await statementsOf(async () => {
      const guesses = Array.from({ length: 40 }, () => attempt('ana@topspin.test'));
      for (const { status } of await Promise.all(guesses)) statuses.push(status);
    });
    expect(statuses.filter((status) => status === 429)).toHaveLength(37);
    // Three that may, for the address and the network, and one that is too many.
    expect(asked.filter((text) => text.includes('rate_limits'))).toHaveLength(7);
  });

  test('are counted anew where the clock was a day ahead: nobody is refused until that day', async () => {
    for (let count = 0; count < 3; count += 1) expect((await attempt('ana@topspin.test')).status).toBe(401);
    await sql`update rate_limits set expire = expire + 86400000`.execute(api.db);
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await attempt('ana@topspin.test')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 429]);
  });

  test('of somebody else are not guessed more often by sending a token of one’s own', async () => {
    const guess = async (by: Pick<RegisteredUser, 'call'>) =>
      (await by.call(access, { body: { email: 'victim@topspin.test', password: 'guess-1' } })).status;
    const open = await startApi({
      limits: { ...usualLimits, credentials: { perCaller: 3, perNetwork: 90 } },
    });
    const [one, two] = [await open.registerUser('Uno'), await open.registerUser('Dos')];
    const statuses: number[] = [];
    for (const by of [open, open, open, one, two, one]) statuses.push(await guess(by));
    await open.close();
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429]);
  });

  test('do not keep anyone from what counts apart', async () => {
    for (let count = 0; count < 8; count += 1) await attempt('ana@topspin.test');
    const body = {
      name: 'Ana',
      email: 'ana@topspin.test',
      password: 'rabona-7',
      lang: 'es',
      terms_accepted: true,
    } as const;
    expect((await api.call(register, { body })).status).toBe(202);
    expect((await api.call(recover, { body: { email: body.email } })).status).toBe(202);
  });
});

test('links that a phone makes up keep nobody else of its address from a link or a login', async () => {
  const server = await startApi({
    limits: { ...usualLimits, openings: 2, credentials: { perCaller: 2, perNetwork: 2 } },
  });
  const openAs = async (key: string) =>
    (await server.call(accessByScoreLink, { body: { link: randomUUID(), key } })).status;
  const key = randomUUID();
  const statuses = [await openAs(key), await openAs(key), await openAs(key), await openAs(randomUUID())];
  const login = await server.call(access, { body: { email: 'ana@topspin.test', password: 'guess-1' } });
  await server.close();
  expect([...statuses, login.status]).toEqual([404, 404, 429, 404, 401]);
});

test('what is no key of a phone is refused without being counted: nothing is kept of it', async () => {
  const server = await startApi({ limits: { ...usualLimits, openings: 2 } });
  const openAs = async (key: string) =>
    (await server.call(accessByScoreLink, { body: { link: randomUUID(), key } })).status;
  const endless = 'k'.repeat(60_000);
  const statuses = [await openAs(endless), await openAs(endless), await openAs(endless)];
  const key = randomUUID();
  for (const written of [key, key.toUpperCase(), key]) statuses.push(await openAs(written));
  await server.close();
  expect(statuses).toEqual([422, 422, 422, 404, 404, 429]);
});

test('pictures, which take long to decode, are few in a minute for an account', async () => {
  const server = await startApi({ limits: { ...usualLimits, pictures: { perCaller: 1, perNetwork: 9 } } });
  const [user, other] = [await server.registerUser('Ana'), await server.registerUser('Berta')];
  const put = async (who: RegisteredUser) => {
    const answered = await server.app.inject({
      method: 'PUT',
      url: `/api/auth/user/${who.id}/avatar`,
      headers: { authorization: `Bearer ${who.login.token}`, 'content-type': 'image/png' },
      payload: 'no picture',
    });
    return answered.statusCode;
  };
  expect([await put(user), await put(user), await put(other)]).toEqual([422, 429, 422]);
  await server.close();
});

test('codes of invitations are tried a few times in a minute; what needs no code is read as ever', async () => {
  const server = await startApi({ limits: { ...usualLimits, codes: { perCaller: 2, perNetwork: 9 } } });
  const [user, other] = [await server.registerUser('Ana'), await server.registerUser('Berta')];
  const ask = async (who: RegisteredUser, query: { code?: string } = { code: 'ABCD-EFGH' }) =>
    (await who.call(listMyPlayerInvitations, { query })).status;
  const statuses = [await ask(user), await ask(user), await ask(user), await ask(user, {}), await ask(other)];
  await server.close();
  expect(statuses).toEqual([200, 200, 429, 200, 200]);
});

describe('API keys', () => {
  test('are counted by network alone: a hall has many scoreboards behind one address', async () => {
    const other = await startApi({
      limits: { ...usualLimits, credentials: { perCaller: 1, perNetwork: 5 } },
    });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await other.call(accessByApiKey, { body: { apiKey: 'tsk_guess' } })).status);
    await other.close();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('what an account writes', () => {
  const rename = (user: RegisteredUser) =>
    user.call(setProfilePreferences, { params: { id: user.id }, body: { skip_player_creation: true } });

  test('is counted, whatever it writes and whether or not it may; reading goes on, and so do others', async () => {
    const server = await startApi({ limits: { ...usualLimits, writes: 3 } });
    const user = await server.registerUser();
    const other = await server.registerUser();
    const nobodys = { params: { id: other.id }, body: { skip_player_creation: true } };
    const statuses = [
      (await rename(user)).status,
      (await user.call(setProfilePreferences, nobodys)).status,
      (await rename(user)).status,
    ];
    const refused = await rename(user);
    const more = [(await user.call(me)).status, (await rename(other)).status];
    const audited = await server.db
      .selectFrom('audit_log')
      .select('id')
      .where('actor_id', '=', user.id)
      .execute();
    await server.close();
    expect([...statuses, ...more]).toEqual([200, 404, 200, 200, 200]);
    expect([refused.status, refused.failure.code]).toEqual([429, 'request.tooManyWrites']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.failure.errors).toMatchObject({
      message: 'Has hecho demasiados cambios en un minuto.',
      message2: expect.stringMatching(/^Podrás seguir en \d+ segundos\.$/u),
    });
    expect(audited).toHaveLength(1);
  });

  test('leaves points alone: an umpire sends hundreds when the connection is back', async () => {
    const server = await startApi({ limits: { ...usualLimits, writes: 1 } });
    const umpire = await server.registerUser();
    const params = { id: '01890000-0000-7000-8000-000000000000' };
    const statuses = new Set<number>();
    for (let count = 0; count < 5; count += 1)
      statuses.add((await umpire.call(appendEvents, { params, body: logOf([toss]) })).status);
    await server.close();
    expect([...statuses]).toEqual([404]);
  });

  test('of one match is counted for that match; what waited offline is one call', async () => {
    const server = await startApi({ limits: { ...usualLimits, points: 2 } });
    const umpire = await server.registerUser();
    const send = (match: number, events: Parameters<typeof logOf>[0]) =>
      umpire.call(appendEvents, {
        params: { id: `01890000-0000-7000-8000-00000000000${match}` },
        body: logOf(events),
      });
    const set = [toss, ...points('a', 40)];
    const statuses = [(await send(1, set)).status, (await send(1, [toss])).status];
    const refused = await send(1, [toss]);
    const other = (await send(2, [toss])).status;
    await server.close();
    expect([...statuses, refused.status, other]).toEqual([404, 404, 429, 404]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('is enough for an umpire who taps twice a second', () => {
    expect(usualLimits.points).toBeGreaterThanOrEqual(120);
  });

  test('is enough for who checks in 120 players in a minute', () => {
    expect(usualLimits.writes).toBeGreaterThanOrEqual(300);
  });
});

describe('refused writes', () => {
  test('are written down one by one up to a number in an hour, and then counted', async () => {
    let clock = new Date('2026-11-20T10:58:00Z');
    const server = await startApi({ now: () => clock });
    const user = await server.registerUser();
    const params = { id: '01890000-0000-7000-8000-000000000000' };
    const trespass = async (times: number) => {
      for (let count = 0; count < times; count += 1) await user.call(softDeleteVenue, { params });
    };
    const lines = () =>
      server.db
        .selectFrom('audit_log')
        .select(['action', 'after'])
        .where('actor_id', '=', user.id)
        .orderBy('id')
        .execute();
    await trespass(writtenDownInAnHour + 5);
    expect(await lines()).toHaveLength(writtenDownInAnHour + 1);
    expect((await lines()).at(-1)).toEqual({ action: 'moreRefusedWrites', after: { times: 5 } });
    clock = new Date('2026-11-20T11:00:00Z');
    await trespass(1);
    expect((await lines()).at(-1)).toEqual({ action: 'softDeleteVenue', after: null });
    await server.close();
  });
});

describe('a network', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });
});

test('a request whose connection has been reset is refused, without a network to count it by', () => {
  expect(() => networkOf(undefined)).toThrow(expect.objectContaining({ code: 'request.malformed' }));
});
