import { readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The content of a running PostgreSQL's postmaster.pid, line by line. */
export type Postmaster = { pid: number; port: number; socketFolder: string };

/** Reads which server runs on a data folder; undefined if none does. */
export const runningPostmaster = (cluster: string): Postmaster | undefined =>
  holderOf(join(cluster, 'postmaster.pid'), cluster);

/**
 * Reads which process holds a lock file of PostgreSQL. For one left by a dead server the result is undefined
 * and the file stays: PostgreSQL handles it. PostgreSQL refuses to start, however, if the process id now
 * belongs to another program, or if a power cut left the file empty or garbled; such files are removed. This
 * does not endanger surviving children of a killed server, since PostgreSQL finds their shared memory by the
 * folder's inode.
 */
export function holderOf(file: string, cluster: string): Postmaster | undefined {
  const lines = readLines(file);
  if (lines === undefined) return undefined;
  const pid = Number(lines[0]);
  const isGarbled = !/^-?\d+$/.test(lines[0] ?? '');
  if (!isGarbled && !isAlive(pid)) return undefined;
  if (!isGarbled && isPostmasterOf(pid, cluster))
    return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '' };
  if (!isGarbled || isSettled(file)) rmSync(file, { force: true });
  return undefined;
}

/**
 * A server that is just starting creates the file before it writes to it. The clock may have been set back.
 */
function isSettled(file: string): boolean {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
  return Math.abs(Date.now() - mtimeMs) > settling;
}

const settling = 2000;

function readLines(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * After a reboot the process id may belong to another program. On Linux a postmaster's working directory is
 * its data folder.
 */
function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/** Whether a process with this id exists, ours or not. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
