import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { openAuthority } from '#platform/https/authority.ts';
import { signLeaf } from '#platform/https/leaf.ts';

/** The reverse proxies for which there is a configuration in `deploy/`. */
export const proxies = ['nginx', 'haproxy'] as const;
export type ProxyName = (typeof proxies)[number];

export type Proxy = { readonly address: string; close(): Promise<void> };

const files: Readonly<Record<ProxyName, string>> = { nginx: 'nginx.conf', haproxy: 'haproxy.cfg' };

/** The configuration that is shipped for a proxy. */
export const configurationOf = (name: ProxyName): Promise<string> =>
  readFile(resolve(import.meta.dirname, '../../../../deploy', files[name]), 'utf8');

/** Whether the program is on this machine. */
export const isInstalled = (name: ProxyName): boolean => spawnSync(name, ['-v']).error === undefined;

/** Some ports that are free now. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))));
  return ports;
}

/** Runs a proxy with the configuration of `deploy/` before two servers: without TLS for the tests, besides with it as it is. */
export async function startProxy(name: ProxyName, servers: readonly number[]): Promise<Proxy> {
  const folder = await temporaryFolder();
  const [port = 0, plain = 0, secure = 0] = await freePorts(3);
  const pem = join(folder.path, 'topspin.pem');
  const { cert, key } = await signLeaf(
    await openAuthority(folder.path, new Date()),
    ['localhost'],
    new Date(),
  );
  await writeFile(pem, `${cert}${key}`);
  const given = { ports: { port, plain, secure }, servers, pem };
  const child =
    name === 'nginx' ? await spawnNginx(folder.path, given) : await spawnHaproxy(folder.path, given);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close');
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(address).then(Boolean, () => false))) {
    if (child.exitCode !== null) throw new Error(`${name} ended, saying: ${said}`);
    await pause(20);
  }
  return {
    address,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await folder.remove();
    },
  };
}

type Given = {
  readonly ports: Readonly<Record<'port' | 'plain' | 'secure', number>>;
  readonly servers: readonly number[];
  readonly pem: string;
};

/** The configuration that is shipped, with the ports and files of this machine. */
async function adapted(name: ProxyName, { servers, pem }: Given, changes: readonly [string, string][]) {
  const text = await configurationOf(name);
  const all = [
    ['127.0.0.1:3001', `127.0.0.1:${servers[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${servers[1]}`],
    ['/etc/ssl/topspin.example.pem', pem],
    ['/etc/ssl/topspin.example.key', pem],
    ...changes,
  ] as const;
  return all.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}

async function spawnNginx(folder: string, given: Given) {
  const { port, plain, secure } = given.ports;
  const own = await adapted('nginx', given, [
    ['listen 443 ssl;', `listen 127.0.0.1:${secure} ssl; listen 127.0.0.1:${port};`],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['server_name topspin.example;', 'server_name _;'],
  ]);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const around = `${user} worker_processes 2; pid ${folder}/pid; error_log stderr; daemon off;
    events {} http { access_log off; ${paths.join(' ')} ${own} }`;
  const file = join(folder, 'nginx.conf');
  await writeFile(file, around);
  return spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
}

async function spawnHaproxy(folder: string, given: Given) {
  const { port, secure } = given.ports;
  const own = await adapted('haproxy', given, [
    ['bind :80', `bind 127.0.0.1:${port}`],
    ['bind :443', `bind 127.0.0.1:${secure}`],
    ['http-request redirect scheme https code 301 unless { ssl_fc }', ''],
  ]);
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, own);
  return spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
}
