import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { frameOf, startStream, type Stream } from './stream.ts';

test('a client that takes nothing is cut off, and costs no more than a bound', async () => {
  const started = Promise.withResolvers<Stream>();
  const server = createServer((_, response) => started.resolve(startStream(response, {}))).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, agent: false });
  request.on('response', (response) => response.pause().on('error', () => undefined));
  request.on('error', () => undefined);
  const stream = await started.promise;
  const ended = new Promise<void>((resolve) => stream.onEnd(resolve));
  const frame = frameOf('boot.1', { type: 'changed', topic: 'x'.repeat(100_000) });
  for (let sent = 0; sent < 1000 && stream.isOpen; sent += 1) stream.send(frame);
  await ended;
  expect(stream.isOpen).toBe(false);
  stream.send(frame);
  request.destroy();
  server.close();
});
