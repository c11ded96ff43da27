import { access, accessByApiKey, recover, register } from '@topspin/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startApi, type TestApi } from '#testing/client.ts';
import { placeOf, usualLimits } from './limits.ts';
import { refuseUnderPressure } from './pressure.ts';
import { createServer } from '#http/server.ts';

let api: TestApi;

/** Nobody has guessed yet. */
beforeEach(async () => {
  api = await startApi({ limits: { ...usualLimits, credentials: { perEmail: 3, perPlace: 7 } } });
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

  test('of others can still be typed, until the whole place guesses', async () => {
    for (let count = 0; count < 7; count += 1)
      expect((await attempt(`p${count}@topspin.test`)).status).toBe(401);
    const statuses = await Promise.all(
      [1, 2, 3].map(async (count) => (await attempt(`q${count}@topspin.test`)).status),
    );
    expect(statuses).toEqual([429, 429, 429]);
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

describe('personal keys', () => {
  test('are counted by place alone: a hall has many scoreboards behind one address', async () => {
    const other = await startApi({ limits: { ...usualLimits, credentials: { perEmail: 1, perPlace: 5 } } });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await other.call(accessByApiKey, { body: { apiKey: 'tsk_guess' } })).status);
    await other.close();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('a place', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('is %s by its network', (ip, place) => {
    expect(placeOf(ip)).toBe(place);
  });
});

describe('a server that cannot keep up', () => {
  test('says so, and when to come back', async () => {
    const app = createServer({ logLevel: 'silent', trustProxy: false });
    refuseUnderPressure(app, { maxHeapUsedBytes: 1, sampleInterval: 1 });
    app.get('/', async () => 'served');
    await vi.waitFor(async () => {
      const answer = await app.inject({ url: '/' });
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['retry-after']).toBe('2');
      expect(answer.json()).toMatchObject({ code: 'server.overloaded' });
    });
    await app.close();
  });
});
