import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createServer as createTopspin } from '#http/server.ts';
import { boundConnections } from './connections.ts';

let server: Server | undefined;
afterEach(() => server?.close());

const open = async (to: Server) => {
  const socket = connect((to.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** A server that keeps what connects to it. */
async function openServer(most: number, counted?: (ip: string) => boolean): Promise<Server> {
  const made = createServer((socket) => socket.on('error', () => undefined).resume());
  boundConnections(made, most, counted);
  server = made.listen(0, '127.0.0.1');
  await once(made, 'listening');
  return made;
}

const connectionsOf = (of: Server) =>
  new Promise((resolve) => of.getConnections((_, count) => resolve(count)));

test('an address has so many connections, and another one when one is over', async () => {
  const made = await openServer(2, () => true);
  const [first, second] = [await open(made), await open(made)];
  const third = await open(made);
  await once(third.resume(), 'close');
  expect(await connectionsOf(made)).toBe(2);
  first.destroy();
  await expect.poll(() => connectionsOf(made)).toBe(1);
  const fourth = await open(made);
  await expect.poll(() => connectionsOf(made)).toBe(2);
  expect(fourth.destroyed).toBe(false);
  for (const socket of [second, fourth]) socket.destroy();
});

test('this machine is not counted', async () => {
  const made = await openServer(0);
  const socket = await open(made);
  await expect.poll(() => connectionsOf(made)).toBe(1);
  socket.destroy();
});

test('headers that are not finished in time are refused', async () => {
  const app = createTopspin({ logLevel: 'silent', trustProxy: false });
  await app.listen({ port: 0, host: '127.0.0.1' });
  expect(app.server.headersTimeout).toBe(10_000);
  app.server.headersTimeout = 100;
  const socket = await open(app.server);
  socket.write('GET /api/health/live HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const [said] = (await once(socket, 'data')) as [Buffer];
  expect(said.toString()).toMatch(/^HTTP\/1\.1 408 .*"code":"request\.timeout"/su);
  await app.close();
});
