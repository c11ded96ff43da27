import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What a running PostgreSQL says of itself in postmaster.pid, line by line. */
export type Postmaster = { pid: number; port: number; socketFolder: string };

/**
 * Reads which server runs on a data folder; undefined when none does. A file left behind is removed only where
 * its number belongs to another program now, since PostgreSQL itself deals with every other case; children of a
 * killed server are safe from it, their shared memory being found by the folder's inode.
 */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid');
  const lines = readLines(file);
  const pid = Number(lines?.[0]);
  if (lines === undefined || !isAlive(pid)) return undefined;
  if (!isPostmasterOf(pid, cluster)) {
    rmSync(file, { force: true });
    return undefined;
  }
  return { pid, port: Number(lines[3]), socketFolder: lines[4] ?? '' };
}

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
