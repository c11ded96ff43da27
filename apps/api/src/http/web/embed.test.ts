import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '#testing/client.ts';

let webRoot: string;
let api: TestApi;
beforeAll(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'topspin-web-'));
  await writeFile(join(webRoot, 'index.html'), '<!doctype html><title>Topspin</title>');
  api = await startApi({ webRoot });
});
afterAll(async () => {
  await api.close();
  await rm(webRoot, { recursive: true });
});

const id = '0b9c6a3e-5a52-4d3e-9a0e-0d6c1c9f5b11';

const framing = async (url: string) => {
  const { headers } = await api.app.inject({ url });
  const policy = String(headers['content-security-policy']).split(';');
  return [policy.find((part) => part.startsWith('frame-ancestors')), headers['x-frame-options']];
};

test.each(['standings', 'bracket', 'results', 'next', 'standings/', 'next?theme=light&lang=ca'])(
  'any site may frame what is at /embed/…/%s, under the same policy otherwise',
  async (part) => {
    const url = `/embed/${id}/${part}`;
    expect(await framing(url)).toEqual(['frame-ancestors *', undefined]);
    const [embed, page] = await Promise.all([api.app.inject({ url }), api.app.inject({ url: '/' })]);
    expect([embed.statusCode, embed.body]).toEqual([200, page.body]);
    const { 'x-frame-options': _, ...others } = page.headers;
    const policy = String(others['content-security-policy']).replace("ancestors 'none'", 'ancestors *');
    const { date: __, 'x-request-id': ___, ...given } = embed.headers;
    expect(others).toMatchObject({ ...given, 'content-security-policy': others['content-security-policy'] });
    expect(given['content-security-policy']).toBe(policy);
  },
);

test.each([
  '/',
  '/auth',
  `/o/${id}`,
  `/single-open/${id}`,
  '/api/docs',
  '/embed',
  `/embed/${id}`,
  `/embed/${id}/other`,
  `/embed/${id}/standings/more`,
  `/embed/${id}/standings/../../../auth`,
  `/embed/${id}/standings%2f..%2f..%2f..%2fauth`,
  `/embed/${id}/standings;x`,
  '/embed/not-an-id/standings',
  `/EMBED/${id}/standings`,
  `//embed/${id}/standings`,
  `/o/${id}/embed/${id}/standings`,
  `/auth?next=/embed/${id}/standings`,
])('nobody may frame %s', async (url) => {
  expect(await framing(url)).toEqual(["frame-ancestors 'none'", 'SAMEORIGIN']);
});
