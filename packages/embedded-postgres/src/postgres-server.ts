import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import { withConnection } from './connection.ts';
import { patienceWith, whileItRecovers } from './patience.ts';
import { holderOf, isAlive, runningPostmaster, type Postmaster } from './postmaster-file.ts';
import { Refusal } from './refusal.ts';
import { failureLine, runProgram, type Outcome } from './run-program.ts';
import { socketFolder } from './socket-folder.ts';
import type { SystemUser } from './system-user.ts';

export type Launch = {
  binaries: Binaries;
  cluster: Cluster;
  user: SystemUser | undefined;
  /** False trades safety against power cuts for speed, for tests. */
  durable: boolean;
};

/**
 * Starts PostgreSQL on its files, or finds it running after this program was killed; returns the address of
 * its `postgres` database once it answers. Crash recovery has ten minutes.
 */
export async function startServer(launch: Launch): Promise<string> {
  const began = performance.now();
  for (;;) {
    const running = runningPostmaster(launch.cluster.folder);
    const failure = running === undefined ? await launchPostmaster(launch) : await refusalOf(launch, running);
    if (failure === undefined && running !== undefined) return addressOf(launch, running);
    if (failure !== undefined && performance.now() - began >= patienceWith(failure)) {
      throw new Refusal('server.notStarted', `PostgreSQL did not start: ${failure}`);
    }
    if (failure !== undefined) await pause(50);
  }
}

async function launchPostmaster(launch: Launch): Promise<string | undefined> {
  const { folder } = launch.cluster;
  const log = join(folder, 'server.log');
  await rm(log, { force: true });
  const waits = ['-w', '-t', String(whileItRecovers / 1000)];
  const args = ['start', '-D', folder, '-l', log, ...waits, '-o', serverOptions(launch)];
  const { code, output } = await pgCtl(launch, args);
  if (code === 0) return undefined;
  return failureLine(await readFile(log, 'utf8').catch(() => output));
}

function serverOptions({ cluster, user, durable }: Launch): string {
  const listen = cluster.password === undefined ? socketOptions(cluster, user) : loopback;
  const fast = durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  return [...listen, ...common, ...quickRecovery, ...fast].map((setting) => `-c ${setting}`).join(' ');
}

const common = ['timezone=UTC', 'log_timezone=UTC', 'lc_messages=C', 'jit=off', 'max_connections=100'];
/** After a crash Linux syncs the whole file system at once, instead of a thousand files one by one. */
const quickRecovery = process.platform === 'linux' ? ['recovery_init_sync_method=syncfs'] : [];
const loopback = ['listen_addresses=127.0.0.1', 'port=54329'];

/** PostgreSQL replaces a leftover socket unless the lock file beside it prevents that. */
function socketOptions(cluster: Cluster, user: SystemUser | undefined): string[] {
  const folder = socketFolder(cluster, user);
  holderOf(join(folder, '.s.PGSQL.5432.lock'), cluster.folder);
  return [
    "listen_addresses=''",
    'port=5432',
    `unix_socket_directories=${folder}`,
    'unix_socket_permissions=0700',
  ];
}

async function refusalOf(launch: Launch, running: Postmaster): Promise<string | undefined> {
  try {
    await withConnection(addressOf(launch, running), async () => undefined);
    return undefined;
  } catch (error) {
    return `${(error as NodeJS.ErrnoException).code ?? ''} ${(error as Error).message}`.trim();
  }
}

/** The address of the `postgres` database of a running server. */
export function addressOf({ cluster }: Launch, running: Postmaster): string {
  const url = new URL(`postgres://${cluster.superuser}@localhost:${running.port}/postgres`);
  if (cluster.password === undefined) url.searchParams.set('host', running.socketFolder);
  else url.password = cluster.password;
  return url.href;
}

/**
 * Shuts the server down cleanly (checkpoint, no recovery needed next time), or immediately if that takes over
 * 3 seconds.
 */
export async function stopServer(launch: Launch): Promise<void> {
  const running = runningPostmaster(launch.cluster.folder);
  if (running === undefined) return;
  const stop = (mode: string) =>
    pgCtl(launch, ['stop', '-D', launch.cluster.folder, '-m', mode, '-w', '-t', '3']);
  const { code } = await stop('fast');
  if (code !== 0 && isAlive(running.pid)) await stop('immediate');
  if (running.socketFolder !== '') await removeAs(launch.user, running.socketFolder);
}

/** Removes a folder as PostgreSQL's user, who wrote its name in the file: root could remove any folder. */
export async function removeAs(user: SystemUser | undefined, folder: string): Promise<void> {
  await runProgram('rm', ['-rf', folder], user);
}

function pgCtl({ binaries, user }: Launch, args: string[]): Promise<Outcome> {
  return runProgram(join(binaries.folder, 'bin', 'pg_ctl'), args, user);
}
