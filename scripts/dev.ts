import { spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from './programs.ts';

/** Web and API with hot reload at one address: Vite serves the web and proxies /api to the API. */
const webPort = process.env['PORT'] ?? '3000';
const apiPort = String(await freePort());
const apiAddress = `http://127.0.0.1:${apiPort}`;

const api = run(['--watch', join(root, 'apps/api/src/main.ts')], root, { PORT: apiPort, HOST: '127.0.0.1' });
const vite = join(root, 'node_modules/vite/bin/vite.js');
const web = run([vite, '--host', '--port', webPort, '--strictPort'], join(root, 'apps/web'), {
  API_ADDRESS: apiAddress,
});

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.once(signal, stop);
const ended = [once(api, 'exit'), once(web, 'exit')];
await Promise.race(ended);
stop();
await Promise.all(ended);
process.exit();

function run(args: string[], cwd: string, settings: Record<string, string>) {
  return spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

function stop(): void {
  for (const child of [web, api]) child.kill('SIGTERM');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
