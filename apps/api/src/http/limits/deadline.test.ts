import { connect as openSocket, type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createVenue, listVenues, live, setAvatar, type Route } from '@topspin/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endInTime } from './deadline.ts';
import { answerError } from '#http/answer/error-answer.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
  app.setErrorHandler(answerError);
  endInTime(app, 20);
});
afterEach(() => app.close());

function serve(route: Route | undefined, handler: () => Promise<unknown>) {
  app.get('/', { ...(route && { config: { route } }) }, handler);
  return app.inject({ url: '/', headers: { 'x-application-lang': 'ca' } });
}

test('a call that takes too long is answered in the language of who called, who may come back', async () => {
  const answer = await serve(listVenues, () => new Promise(() => undefined));
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ code: 'server.overloaded', message: 'El servidor està saturat.' });
});

test('a body that comes too slowly is not waited for, and nothing but a short line is written', async () => {
  const lines: string[] = [];
  const slow = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  slow.setErrorHandler(answerError);
  endInTime(slow, 20);
  slow.post('/', { config: { route: createVenue } }, async () => 'read');
  await slow.listen({ port: 0, host: '127.0.0.1' });
  const { port } = slow.server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve) => {
    let text = '';
    const socket = openSocket(port, '127.0.0.1', () =>
      socket.write(
        'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      ),
    );
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
  });
  await slow.close();
  expect(answer).toMatch(/^HTTP\/1.1 503 /u);
  expect(answer).toMatch(/\r\nconnection: close\r\n/iu);
  expect(lines).toEqual([]);
});

const late = () => new Promise((resolve) => setTimeout(resolve, 60, { status: 'late' }));

test.each([
  ['health', live],
  ['a picture that is sent over a weak line', setAvatar],
  ['a file of the web', undefined],
])('%s is not cut off', async (_, route) => {
  expect((await serve(route, late)).json()).toEqual({ status: 'late' });
});

test('a file that is sent for longer is not cut off', async () => {
  async function* slowly() {
    for (const part of ['a', 'b', 'c', 'd']) {
      yield part;
      await late();
    }
  }
  const { statusCode, body } = await serve(listVenues, async () => Readable.from(slowly()));
  expect([statusCode, body]).toEqual([200, 'abcd']);
});
