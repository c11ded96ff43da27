import { readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The content of a running PostgreSQL's postmaster.pid, line by line. */
export type Postmaster = { pid: number; port: number; socketFolder: string };

/** Reads which server runs on a data folder; undefined when none does. */
export const runningPostmaster = (cluster: string): Postmaster | undefined =>
  holderOf(join(cluster, 'postmaster.pid'), cluster);

/**
 * Reads who holds a lock file of PostgreSQL. One that a dead server left is undefined and stays: PostgreSQL itself deals
 * with it. It refuses to start, however, on a number that belongs to another program now, and on a file that a power cut
 * left empty or garbled; these are removed. Children of a killed server are safe from it, their shared memory being
 * found by the folder's inode.
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

/** A server that is starting this moment creates the file before it writes to it. A clock may have been set back. */
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

/** After a reboot the number may belong to another program: on Linux a postmaster works in its data folder. */
function isPostmasterOf(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/** Whether a process with this number exists, ours or not. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
