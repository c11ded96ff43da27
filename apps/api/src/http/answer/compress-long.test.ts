import { listScoreLinks } from '@topspin/contract';
import Fastify from 'fastify';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressLong } from './compress-long.ts';

const long = { players: Array.from({ length: 1000 }, (_, at) => `Jugadora ${at}`) };

function server() {
  const app = Fastify();
  compressLong(app);
  app.get('/long', () => long);
  app.get('/secret', { config: { route: listScoreLinks } }, () => long);
  app.get('/short', () => ({ players: [] }));
  return app;
}

test.each([
  ['/long', 'gzip, deflate', 'gzip'],
  ['/long', 'identity', undefined],
  ['/long', undefined, undefined],
  ['/short', 'gzip', undefined],
  ['/secret', 'gzip, br', undefined],
])('%s to a client that accepts %j is sent as %j', async (url, accepted, encoding) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const answer = await server().inject({ url, headers });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  const text = encoding === undefined ? answer.payload : gunzipSync(answer.rawPayload).toString();
  expect(JSON.parse(text)).toEqual(url === '/short' ? { players: [] } : long);
});

test('a proxy keeps the forms of a long answer apart', async () => {
  const answer = await server().inject('/long');
  expect(answer.headers.vary).toBe('Accept-Encoding');
});
