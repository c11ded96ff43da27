import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { freePorts } from '#testing/proxy.ts';

export const hasPgbouncer = spawnSync('pgbouncer', ['--version']).error === undefined;

/** A real PgBouncer in transaction mode before a database of the embedded PostgreSQL; it asks nobody for a password. */
export async function startPgbouncer(url: string): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { username, pathname, searchParams } = new URL(url);
  const socketFolder = searchParams.get('host') ?? '';
  const folder = await temporaryFolder();
  const [port = 0] = await freePorts(1);
  const file = join(folder.path, 'pgbouncer.ini');
  await writeFile(
    file,
    `[databases]\n* = host=${socketFolder} user=${username}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}
unix_socket_dir =\nauth_type = any\npool_mode = transaction\n`,
  );
  await chmod(folder.path, 0o755);
  // It does not run as root; only the owner of the socket's folder can enter it.
  const { uid } = await stat(socketFolder);
  const user =
    process.getuid?.() === 0
      ? [
          '-u',
          execFileSync('id', ['-nu', String(uid)])
            .toString()
            .trim(),
        ]
      : [];
  const child = spawn('pgbouncer', [...user, file], { stdio: 'ignore' });
  const ended = once(child, 'close');
  while (!(await listens(port))) {
    if (child.exitCode !== null) throw new Error('pgbouncer ended');
    await pause(20);
  }
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    async close() {
      child.kill('SIGTERM');
      await ended;
      await folder.remove();
    },
  };
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
