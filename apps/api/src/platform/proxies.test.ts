import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { ErrorBody } from '@topspin/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { errorText } from '#http/answer/texts.ts';
import { testDatabase } from '#testing/database/database.ts';
import { configurationOf, freePorts, isInstalled, proxies, startProxy } from '#testing/proxy.ts';
import { rolling } from '#testing/torture/rolling.ts';

vi.setConfig({ testTimeout: 180_000 });

let end: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of end.splice(0).toReversed()) await close();
});

/** A server that answers its name, and sends the first event of a stream that lasts. */
async function namedServer(name: string, port: number): Promise<Server> {
  const server = createServer(({ url }, response) => {
    if (url?.startsWith('/api/app/live')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: first\n\n');
    } else response.end(name);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const stop = (server: Server) => {
  server.closeAllConnections();
  server.close();
};

test('what a proxy says by itself is what Topspin would say', async () => {
  for (const configuration of await Promise.all(proxies.map(configurationOf))) {
    const said = [...configuration.matchAll(/'(\{"code".+\})'/gu)].map(
      ([, json = '']) => JSON.parse(json) as ErrorBody,
    );
    expect(said.length).toBeGreaterThan(0);
    for (const { code, message, errors } of said) {
      const text = errorText(code, 'es', {});
      expect([message, errors]).toEqual([text.message, text]);
    }
  }
});

describe.each(proxies.filter(isInstalled))('%s', (name) => {
  test('sends a match to one server, else a device, passes on events at once, and fails in JSON', async () => {
    const ports = await freePorts(2);
    const servers = [
      await namedServer('one', ports[0] ?? 0),
      await namedServer('two', ports[1] ?? 0),
    ] as const;
    end.push(() => servers.forEach(stop));
    const proxy = await startProxy(name, ports);
    end.push(() => proxy.close());
    const ask = async (path: string, device: string) =>
      (await fetch(`${proxy.address}/api${path}`, { headers: { 'x-device': device } })).text();
    const devices = Array.from({ length: 24 }, () => randomUUID().slice(0, 4));
    const asked = async (path: string) =>
      Promise.all(devices.map((device) => ask(path, device))).then((names) => new Set(names));
    // A match of any device is at one server, whatever is asked about it; many matches are at both.
    for (const path of [`/app/matches/${randomUUID()}`, `/app/matches/${randomUUID()}/events`])
      expect((await asked(path)).size).toBe(1);
    const match = randomUUID();
    expect(await ask(`/app/matches/${match}/events`, 'a')).toBe(await ask(`/public/matches/${match}`, 'b'));
    const matches = devices.map(() => `/app/matches/${randomUUID()}`);
    expect(new Set(await Promise.all(matches.map((path) => ask(path, 'a')))).size).toBe(2);
    // Everything else of one device is at one server, and that of many at both.
    const paths = devices.map((_, index) => `/app/opens?page=${index}`);
    expect(new Set(await Promise.all(paths.map((path) => ask(path, 'a')))).size).toBe(1);
    expect(await asked('/app/opens')).toEqual(new Set(['one', 'two']));

    const stream = await fetch(`${proxy.address}/api/app/live`, { signal: AbortSignal.timeout(10_000) });
    const first = await stream.body?.getReader().read();
    expect(Buffer.from(first?.value ?? []).toString()).toBe('data: first\n\n');

    servers.forEach(stop);
    const failure = await fetch(`${proxy.address}/api/app/opens`);
    const { status, headers } = failure;
    expect([headers.get('content-type'), headers.get('retry-after')]).toEqual(['application/json', '1']);
    expect([status, await failure.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'server.notReady' }),
    ]);
  });

  test('loses nothing while one server is killed and both are replaced under scoring', async () => {
    const database = await testDatabase();
    end.push(() => database.close());
    const report = await rolling(name, database.url, 1);
    expect(report).toMatchObject({ lost: 0, faults: 0, exits: 0 });
  });
});
