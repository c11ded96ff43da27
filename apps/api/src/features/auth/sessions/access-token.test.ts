import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accessTokenReader, signAccessToken } from './access-token.ts';

const key = new Uint8Array(32).fill(7);
const now = new Date('2026-03-07T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const claims = { userId: 'ana', sessionId: 'phone' };
const otherKeys = await signAccessToken(claims, new Uint8Array(32), now);
const good = await signAccessToken(claims, key, now);
const [header = '', payload = '', signature = ''] = good.split('.');

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token made by somebody who has the key. */
function signed(head: unknown, body: unknown, hash = 'sha256'): string {
  const text = `${part(head)}.${part(body)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
}
const body = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;

describe('an access token', () => {
  test.each([
    [0, claims],
    [14.9, claims],
    [15, null],
    [60, null],
  ])('after %d minutes says %o, read for the first time or again', async (minutes, says) => {
    const read = accessTokenReader(key);
    expect([await read(good, later(minutes)), await read(good, later(minutes))]).toEqual([says, says]);
  });

  test('is over at its time also for who has read it before', async () => {
    const read = accessTokenReader(key);
    expect([await read(good, now), await read(good, later(15)), await read(good, now)]).toEqual([
      claims,
      null,
      claims,
    ]);
  });

  test('that was verified is read at once', async () => {
    const read = accessTokenReader(key);
    await read(good, now);
    expect(read(good, now)).toEqual(claims);
  });

  test.each<[string, string]>([
    ['signed with another key', otherKeys],
    ['without a signature', `${header}.${payload}.`],
    ['with half a signature', `${header}.${payload}.${signature.slice(0, 20)}`],
    ['of another person', `${header}.${part({ ...body, sub: 'eva' })}.${signature}`],
    ['of no algorithm', `${part({ alg: 'none' })}.${payload}.`],
    ['of no algorithm, yet signed', signed({ alg: 'none' }, body)],
    ['of another algorithm', signed({ alg: 'HS512' }, body, 'sha512')],
    ['that names another algorithm', signed({ alg: 'HS512' }, body)],
    ['without an end', signed({ alg: 'HS256' }, { ...body, exp: undefined })],
    ['without a session', signed({ alg: 'HS256' }, { ...body, sid: undefined })],
    ['of four parts', `${good}.x`],
    ['of one part', header],
    ['of nothing', ''],
    ['of dots', '...'],
  ])('%s says nothing', async (_, token) => {
    expect(await accessTokenReader(key)(token, now)).toBeNull();
  });

  test('is verified again when too many others came since', async () => {
    const read = accessTokenReader(key, 1);
    const other = await signAccessToken({ ...claims, sessionId: 'laptop' }, key, now);
    expect([await read(good, now), await read(other, now), await read(good, now)]).toEqual([
      claims,
      { ...claims, sessionId: 'laptop' },
      claims,
    ]);
  });
});
