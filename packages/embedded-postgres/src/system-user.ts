import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A user of the operating system. */
export type SystemUser = { uid: number; gid: number; name: string };

/** Where a machine keeps its users, and where the programs are that make them. */
export type Accounts = { passwd: string; path: string };

export const ofThisMachine: Accounts = {
  passwd: '/etc/passwd',
  path: '/usr/sbin:/usr/bin:/sbin:/bin',
};

export function findUser(name: string, { passwd }: Accounts): SystemUser | undefined {
  const entry = readFileSync(passwd, 'utf8').match(new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, 'm'));
  return entry === null ? undefined : { uid: Number(entry[1]), gid: Number(entry[2]), name };
}

/** A folder may belong to a user that this machine does not know. */
export const nameOf = (uid: number, { passwd }: Accounts): string | undefined =>
  readFileSync(passwd, 'utf8').match(new RegExp(`^([^:]+):[^:]*:${uid}:`, 'm'))?.[1];

/** The user that programs without a user of their own share. */
export const nobody = (accounts: Accounts): SystemUser =>
  findUser('nobody', accounts) ?? { uid: 65_534, gid: 65_534, name: 'nobody' };

/**
 * Whether that user can enter an existing folder; checked by the system itself, so that access lists count
 * too.
 */
export function canEnter(folder: string, user: SystemUser | undefined): boolean {
  if (user === undefined) return true;
  const { status } = spawnSync('test', ['-x', folder], { uid: user.uid, gid: user.gid, cwd: '/' });
  return status === 0;
}
