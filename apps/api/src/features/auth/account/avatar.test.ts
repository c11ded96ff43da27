import { getAvatar, me, removeAvatar, setAvatar } from '@topspin/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { pictureSide } from '#http/request/picture.ts';

const api = givenApi();
givenUser(api);
const user = givenUser(api);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0d47a1' } });

const put = (payload: Buffer | string, type: string, who = user, id = user.id) =>
  api.app.inject({
    method: 'PUT',
    url: `/api${setAvatar.path.replace('{id}', id)}`,
    headers: { authorization: `Bearer ${who.login.token}`, 'content-type': type },
    payload,
  });

/** A PNG whose header claims 50,000 × 50,000 pixels, without any pixel data. */
const bomb = () => {
  const header = Buffer.from('89504e470d0a1a0a0000000d494844520000c3500000c3500802000000', 'hex');
  const chunk = header.subarray(12);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(chunk));
  return Buffer.concat([header, sum, Buffer.from('0000000049444154', 'hex'), Buffer.alloc(8)]);
};

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('a picture', () => {
  test.each([
    ['image/jpeg', () => picture(900, 600).jpeg().toBuffer()],
    ['image/png', () => picture(40, 90).png().toBuffer()],
    ['image/webp', () => picture(600, 600).webp().toBuffer()],
  ])('in %s becomes a square WebP at an address of its own, kept for a day', async (type, draw) => {
    const answer = await put(await draw(), type);
    expect(answer.statusCode).toBe(200);
    const { avatar } = answer.json();
    const served = await api.app.inject({ url: avatar });
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=86400',
    });
    const { width, height, format } = await sharp(served.rawPayload).metadata();
    expect([width, height, format]).toEqual([pictureSide, pictureSide, 'webp']);
    expect((await user.get(me)).user.avatar).toBe(avatar);
  });

  test('says no longer where it was taken', async () => {
    const taken = await picture(64, 64)
      .withExif({ IFD3: { GPSLatitude: '41/1 23/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const { avatar } = (await put(taken, 'image/jpeg')).json();
    const { exif, icc, xmp } = await sharp((await api.app.inject({ url: avatar })).rawPayload).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  });

  test('takes the place of the one before, which is gone', async () => {
    const first = (await put(await picture(10, 10).png().toBuffer(), 'image/png')).json().avatar;
    const second = (await put(await picture(10, 10).png().toBuffer(), 'image/png')).json().avatar;
    const statuses = await Promise.all(
      [first, second].map(async (url) => (await api.app.inject({ url })).statusCode),
    );
    expect(statuses).toEqual([404, 200]);
    expect((await user.get(removeAvatar, { params: { id: user.id } })).avatar).toBeNull();
    expect((await api.app.inject({ url: second })).statusCode).toBe(404);
  });

  test.each<[string, string, () => Promise<Buffer> | Buffer, number, string]>([
    [
      'an SVG',
      'image/svg+xml',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'request.unsupportedMediaType',
    ],
    [
      'an SVG that calls itself a PNG',
      'image/png',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      422,
      'avatar.notAnImage',
    ],
    ['nothing', 'image/png', () => Buffer.alloc(0), 422, 'avatar.notAnImage'],
    ['a text', 'image/jpeg', () => Buffer.from('hello'), 422, 'avatar.notAnImage'],
    [
      'half a picture',
      'image/png',
      async () => (await picture(300, 300).png().toBuffer()).subarray(0, 60),
      422,
      'avatar.notAnImage',
    ],
    ['36 megapixels', 'image/png', () => picture(6000, 6000).png().toBuffer(), 422, 'avatar.tooLarge'],
    ['2,500 megapixels', 'image/png', bomb, 422, 'avatar.tooLarge'],
    ['more than ten megabytes', 'image/png', () => Buffer.alloc(11 * 1024 * 1024, 1), 422, 'avatar.tooLarge'],
    ['more than any picture', 'image/png', () => Buffer.alloc(13 * 1024 * 1024, 1), 413, 'request.tooLarge'],
    ['JSON', 'application/json', () => Buffer.from('{"avatar": "me"}'), 422, 'avatar.notAnImage'],
  ])('is refused when it is %s', async (_, type, bytes, status, code) => {
    const answer = await put(await bytes(), type);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test('of somebody else is not to be changed', async () => {
    const other = await api.registerUser();
    expect((await put(await picture(10, 10).png().toBuffer(), 'image/png', other)).statusCode).toBe(404);
  });

  test('that is not there is not found', async () => {
    const params = { id: '01890000-0000-7000-8000-000000000000' };
    expect((await api.call(getAvatar, { params })).failure.code).toBe('thing.notFound');
  });
});
