import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { access, register, type ErrorBody } from '@topspin/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { errorText } from '#http/answer/texts.ts';
import { testDatabase } from '#testing/database/database.ts';
import { runOnServer } from '#testing/database/run-on-server.ts';
import { givenOpenInPlay, givenPhase, groupsOf } from '#testing/given-draw.ts';
import { httpCaller } from '#testing/http-caller.ts';
import { configurationOf, freePorts, isInstalled, proxies, startProxy } from '#testing/proxy.ts';
import { startProgram } from '#testing/started-program.ts';
import { startScoring } from '#testing/torture/scorer.ts';

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

  test('loses nothing while one server is killed and another is replaced under scoring', async () => {
    const database = await testDatabase();
    end.push(() => database.close());
    const ports = await freePorts(2);
    const start = async (port: number | undefined) => {
      const program = startProgram({
        DATABASE_URL: database.url,
        HOST: '127.0.0.1',
        PORT: String(port),
        TRUST_PROXY: '1',
        LOG_LEVEL: 'silent',
      });
      end.push(async () => {
        program.child.kill('SIGTERM');
        await program.ended;
      });
      await program.until(/^Topspin is ready/m);
      return program;
    };
    const [one, two] = [await start(ports[0]), await start(ports[1])];
    const proxy = await startProxy(name, ports);
    end.push(() => proxy.close());

    const account = { name: 'Rosa', email: 'rosa@topspin.test', password: 'rabona-7' };
    const [, code = ''] = await one.until(/becomes the admin: (\S+)/);
    const body = { ...account, lang: 'es', terms_accepted: true, setup_code: code } as const;
    await httpCaller(proxy.address).get(register, { body });
    const { token } = await httpCaller(proxy.address).get(access, { body: account });
    const organiser = httpCaller(proxy.address, token);
    const { open } = await givenOpenInPlay(organiser, 8);
    const stage = { number: 1, type: 'groups', groups_count: 1, best_of: 7 } as const;
    const groups = await groupsOf(organiser, await givenPhase(organiser, open._id, stage));
    const matches = groups.flatMap((group) => group.matches.map(({ _id }) => _id));
    const scorer = startScoring(() => organiser, matches, 40);
    const pointsMore = async (count: number) => {
      const before = scorer.acknowledged.length;
      await expect
        .poll(() => scorer.acknowledged.length, { timeout: 60_000 })
        .toBeGreaterThan(before + count);
    };
    await pointsMore(40);
    one.child.kill('SIGKILL');
    await pointsMore(40);
    await start(ports[0]);
    // More than a second's: until then nginx may not have noticed that it is back.
    await pointsMore(60);
    two.child.kill('SIGTERM');
    await two.ended;
    await pointsMore(40);
    await start(ports[1]);
    await pointsMore(20);
    await scorer.stop();

    const kept = await runOnServer<{ id: string }>(database.url, 'select id from match_events');
    const known = new Set(kept.map(({ id }) => id));
    expect(scorer.acknowledged.filter((id) => !known.has(id))).toEqual([]);
    // Nothing that a device cannot read. HAProxy closes a connection over which there was an answer before, as HTTP allows: browsers
    // send the request again by themselves.
    const understood = /^(?:200$|503 |none: fetch failed$)/u;
    expect(scorer.faults(understood), JSON.stringify([...scorer.answers])).toBe(0);
  });
});
