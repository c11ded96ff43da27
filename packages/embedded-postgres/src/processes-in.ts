import { readdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from './refusal.ts';
import type { SystemUser } from './system-user.ts';

/** In milliseconds. */
const patience = 20_000;

/**
 * Waits until no process of that user works in the folder: those of a killed PostgreSQL end on their own, and until
 * then they may write. Another user's PostgreSQL would not notice them.
 */
export async function untilGone(folder: string, user: SystemUser): Promise<void> {
  const deadline = performance.now() + patience;
  for (;;) {
    const left = processesIn(folder, user);
    if (left.length === 0) return;
    if (performance.now() > deadline) {
      const line = `PostgreSQL did not start: processes of ${user.name} still use ${folder} (${left.join(', ')})`;
      throw new Refusal('server.notStarted', line);
    }
    await pause(50);
  }
}

/** As Linux tells it. */
function processesIn(folder: string, { uid }: SystemUser): string[] {
  if (process.platform !== 'linux') return [];
  const real = realpathSync(folder);
  const isIn = (pid: string) => userOfProcess(pid) === uid && folderOf(pid) === real;
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isIn(pid));
}

/** A process may end while it is looked at. */
const userOfProcess = (pid: string) => statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid;

function folderOf(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
