import { connect as openSocket, type AddressInfo } from 'node:net';
import { errorBody } from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi } from '#testing/given-api.ts';
import { jsonHeaders } from './web/security.ts';

const api = givenApi();
let port: number;
beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});

/** Sends raw bytes and returns what is answered until the connection closes. */
const saidTo = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = openSocket(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)));
  });

/** The status and body of the only answer to raw bytes. */
async function answerTo(bytes: string): Promise<{ status: number; headers: string; body: unknown }> {
  const [head = '', body = ''] = (await saidTo(bytes)).split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), headers: head.toLowerCase(), body: JSON.parse(body) };
}

describe('over a real socket', () => {
  test('a healthy server says so', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', since: expect.any(String) }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    [
      'an address of a megabyte',
      `GET /api/app/players?filters=${'a'.repeat(1024 * 1024)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      431,
      'request.tooLarge',
    ],
    [
      'a request to two hosts',
      'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
      400,
      'request.malformed',
    ],
    ['what is no HTTP', 'EHLO topspin\r\n\r\n', 400, 'request.malformed'],
    [
      'a body of two lengths',
      'POST /api/auth/access HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 9\r\n\r\n{}',
      400,
      'request.malformed',
    ],
    [
      'an address that no character has',
      'GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      400,
      'request.malformed',
    ],
    [
      'a body both chunked and of a length',
      'POST /api/auth/access HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
      'request.malformed',
    ],
  ])('%s is refused in the shape of every failure', async (_, bytes, status, code) => {
    const answer = await answerTo(bytes);
    expect(errorBody.safeParse(answer.body).success).toBe(true);
    expect(answer).toMatchObject({ status, body: { code } });
    for (const [name, value] of Object.entries(jsonHeaders))
      expect(answer.headers).toContain(`${name}: ${value}`.toLowerCase());
    expect(answer.headers).toContain('x-request-id: ');
  });

  test.each([
    ['HTTP/1.1 keeps a connection without a word', 'HTTP/1.1', undefined],
    ['HTTP/1.0 is told that it is kept', 'HTTP/1.0\r\nConnection: keep-alive', 'keep-alive'],
  ])('%s', async (_, version, said) => {
    const asked = `GET /api/health/live ${version}\r\nHost: x\r\n\r\n`;
    const last = 'GET /api/health/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
    const answers = await saidTo(asked + last);
    const connections = answers.matchAll(/HTTP\/1.1 200|connection: (\S+)/giu);
    expect([...connections].map(([line, word]) => word ?? line)).toEqual([
      'HTTP/1.1 200',
      ...(said === undefined ? [] : [said]),
      'HTTP/1.1 200',
      'close',
    ]);
  });

  test('a body that never ends is waited for two minutes at most', () => {
    expect(api.app.server.requestTimeout).toBe(120_000);
  });

  test('the first account is free to a user at the machine', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/installation`);
    expect(await answer.json()).toMatchObject({ first_account: 'free', mail: false });
  });

  test('it is not behind a proxy that hides, which still speaks HTTP/1.0', async () => {
    const answer = await answerTo('GET /api/auth/installation HTTP/1.0\r\nHost: localhost:3000\r\n\r\n');
    expect(answer).toMatchObject({ status: 200, body: { first_account: 'needsSetupCode' } });
  });
});
