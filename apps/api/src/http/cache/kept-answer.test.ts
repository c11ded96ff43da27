import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { keptAnswer, knows, sentTo } from './kept-answer.ts';

const text = JSON.stringify({
  collection: Array.from({ length: 100 }, (_, at) => ({ name: `Player ${at}` })),
});
const back = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

describe('a kept answer', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['identity', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br ; q=0.0,gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['deflate, zstd', 'identity'],
  ] as const)('is sent to a client that accepts %j in %s', async (accepted, encoding) => {
    const sent = await sentTo(accepted, keptAnswer(text));
    expect(sent.encoding).toBe(encoding);
    expect(back[encoding](sent.body).toString()).toBe(text);
    if (encoding !== 'identity') expect(sent.body.length).toBeLessThan(text.length / 3);
  });

  test('is compressed once, also for those who ask meanwhile', async () => {
    const answer = keptAnswer(text);
    const [one, other] = await Promise.all([sentTo('gzip', answer), sentTo('gzip', answer)]);
    expect(other).toBe(one);
    expect(sentTo('gzip', answer)).toBe(one);
  });

  test('stays as it is when it fits into a packet', () => {
    expect(sentTo('gzip, br', keptAnswer('{"total":0}'))).toMatchObject({ encoding: 'identity' });
  });

  test('is known by its tag in any encoding, and by no other', async () => {
    const answer = keptAnswer(text);
    const sent = await Promise.all(
      ['identity', 'gzip', 'br'].map(async (accepted) => sentTo(accepted, answer)),
    );
    const tags = sent.map(({ etag }) => etag);
    expect(new Set(tags).size).toBe(3);
    const others = [undefined, '"another"', tags[0]?.slice(1), keptAnswer('{}').plain.etag];
    const given = [...tags, `"another", W/${tags[1]}`, '*', ...others];
    expect(given.map((tag) => knows(tag, answer))).toEqual([...Array(5).fill(true), ...Array(4).fill(false)]);
  });
});
