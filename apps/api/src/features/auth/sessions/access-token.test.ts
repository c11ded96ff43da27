import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accessTokenReader, signAccessToken, type ReadAccessToken } from './access-token.ts';

const key = new Uint8Array(32).fill(7);
const now = new Date('2026-03-07T10:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const phone = '01a20534-9402-7402-942d-b26da88a1674';
const laptop = '01a20534-92d7-799d-8616-656153ac4420';
const good = signAccessToken(phone, key, now);
const [session = '', expires = '', seal = ''] = good.split('.');
const [otherSession = ''] = signAccessToken(laptop, key, now).split('.');

/** A token made by somebody who has the key. */
const signed = (text: string) => `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;

/** A JSON Web Token as Topspin signed them once. */
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const webToken = (alg: string) =>
  signed(`${part({ alg })}.${part({ sid: phone, sub: laptop, exp: later(15).getTime() / 1000 })}`);

describe('an access token', () => {
  test.each([
    [0, phone],
    [14.9, phone],
    [15, null],
    [60, null],
  ])('after %d minutes says %o, read for the first time or again', (minutes, says) => {
    const read = accessTokenReader(key);
    expect([read(good, later(minutes)), read(good, later(minutes))]).toEqual([says, says]);
  });

  test('expires at its time for a server that has read it before, too', () => {
    const read = accessTokenReader(key);
    expect([read(good, now), read(good, later(15)), read(good, now)]).toEqual([phone, null, phone]);
  });

  test('is short, since every point carries it', () => {
    expect(good).toHaveLength(73);
  });

  test.each<[string, string]>([
    ['signed with another key', signAccessToken(phone, new Uint8Array(32), now)],
    ['without a signature', `${session}.${expires}.`],
    ['with half a signature', `${session}.${expires}.${seal.slice(0, 20)}`],
    ['with one bit more in its signature', `${session}.${expires}.${seal}A`],
    ['of another session', `${otherSession}.${expires}.${seal}`],
    ['that expires later', `${session}.${(Number.parseInt(expires, 36) + 1).toString(36)}.${seal}`],
    ['without an end', signed(`${session}.`)],
    ['without a session', signed(`.${expires}`)],
    ['of a session in full', signed(`${phone}.${expires}`)],
    ['of an older version', webToken('HS256')],
    ['of an older version without an algorithm', webToken('none')],
    ['of four parts', `${good}.x`],
    ['of one part', session],
    ['with a line after it', `${good}\n`],
    ['of nothing', ''],
    ['of dots', '..'],
  ])('%s says nothing', (_, token) => {
    const read = accessTokenReader(key);
    read(good, now);
    expect([read(token, now), read(token, now)]).toEqual([null, null]);
  });

  describe('that was read', () => {
    /** A reader that read the token while it had its key, and has lost it since: it knows only what it keeps. */
    const having = (meanwhile: (read: ReadAccessToken, own: Uint8Array) => void, kept?: number) => {
      const own = Uint8Array.from(key);
      const read = accessTokenReader(own, kept);
      read(good, now);
      meanwhile(read, own);
      own.fill(0);
      return read;
    };

    test('is not verified again', () => {
      expect(having(() => undefined)(good, now)).toBe(phone);
    });

    test('is not forgotten for forged or expired ones, however many come', () => {
      const read = having((reading, own) => {
        for (let number = 0; number < 50; number += 1) {
          reading(signAccessToken(laptop, new Uint8Array(32).fill(number), now), now);
          reading(signAccessToken(laptop, own, later(-15 - number)), now);
        }
      }, 2);
      expect(read(good, now)).toBe(phone);
    });

    test('is verified again once as many others were read as are kept', () => {
      const read = having((reading, own) => {
        for (let number = 1; number <= 4; number += 1)
          reading(signAccessToken(laptop, own, later(number)), now);
      }, 2);
      expect(read(good, now)).toBeNull();
    });
  });
});
