import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The operating system user that PostgreSQL runs as. */
export type SystemUser = { uid: number; gid: number; name: string };

/**
 * PostgreSQL refuses to run as root: a program started as root runs it as the owner of its data, or as
 * `nobody`. Undefined if the program's own user can run it.
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

/**
 * Whether that user can enter an existing folder; checked by the system itself, so that access lists count
 * too.
 */
export function canEnter(folder: string, user: SystemUser | undefined): boolean {
  if (user === undefined) return true;
  const { status } = spawnSync('test', ['-x', folder], { uid: user.uid, gid: user.gid, cwd: '/' });
  return status === 0;
}
