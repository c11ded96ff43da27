import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The user of the operating system that PostgreSQL runs as. */
export type SystemUser = { uid: number; gid: number; name: string };

/**
 * PostgreSQL refuses to run as root: then it runs as the owner of its data, else as `nobody`.
 * Gives undefined where the program's own user will do.
 */
export function postgresUser(cluster: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner !== undefined && owner.uid !== 0)
    return { uid: owner.uid, gid: owner.gid, name: `user ${owner.uid}` };
  return nobody();
}

function nobody(): SystemUser {
  const entry = readFileSync('/etc/passwd', 'utf8').match(/^nobody:[^:]*:(\d+):(\d+):/m);
  return { uid: Number(entry?.[1] ?? 65_534), gid: Number(entry?.[2] ?? 65_534), name: 'nobody' };
}

/** Whether that user can enter a folder that exists; asked of the system itself, so that access lists count too. */
export function canEnter(folder: string, user: SystemUser | undefined): boolean {
  if (user === undefined) return true;
  const { status } = spawnSync('test', ['-x', folder], { uid: user.uid, gid: user.gid, cwd: '/' });
  return status === 0;
}
