import { connect as openSocket, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '#testing/client.ts';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startApi();
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  port = (api.app.server.address() as AddressInfo).port;
});
afterAll(() => api.close());

/** Sends bytes as they are and gives the first line of what comes back. */
const statusLine = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = openSocket(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString();
      if (answer.includes('\r\n')) resolve(answer.slice(0, answer.indexOf('\r\n')));
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)));
  });

describe('over a real socket', () => {
  test('a healthy server says so', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`);
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('an address of a megabyte is too large', async () => {
    const line = await statusLine(
      `GET /api/app/players?filters=${'a'.repeat(1024 * 1024)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    );
    expect(line).toMatch(/^HTTP\/1\.1 4(14|31) /u);
  });

  test('what is no HTTP is refused', async () => {
    expect(await statusLine('EHLO topspin\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /u);
  });

  test('the first account is free to whoever sits at the machine', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/installation`);
    expect(await answer.json()).toMatchObject({ first_account: 'free', mail: false });
  });
});
