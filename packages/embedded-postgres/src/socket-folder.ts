import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cluster } from './cluster.ts';
import type { SystemUser } from './system-user.ts';

/**
 * A socket's full path has 107 bytes at most (sun_path): PostgreSQL appends its own name, and we may append a
 * suffix.
 */
const longestFolder = 107 - '-XXXXXX/.s.PGSQL.5432.lock'.length;

/**
 * Creates a folder with a short path for this cluster's socket, closed to everybody but PostgreSQL's user.
 */
export function socketFolder(cluster: Cluster, user: SystemUser | undefined): string {
  const folder = socketFolderName(cluster);
  const owner = user?.uid ?? process.getuid?.();
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!isOurs(folder, owner)) return prepare(mkdtempSync(`${folder}-`), user);
  return prepare(folder, user);
}

/** The folder it has unless that name is taken. */
export function socketFolderName(cluster: Cluster): string {
  const name = `${cluster.superuser}-${createHash('sha256').update(cluster.folder).digest('hex').slice(0, 12)}`;
  return join(shortTemporaryFolder(name), name);
}

function shortTemporaryFolder(name: string): string {
  const wanted = tmpdir();
  const plain = /^[\w/.-]+$/.test(wanted);
  return plain && Buffer.byteLength(join(wanted, name)) <= longestFolder ? wanted : '/tmp';
}

/** In a shared temporary folder another user may have taken the name; then it is not used. */
function isOurs(folder: string, owner: number | undefined): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && (found.uid === owner || found.uid === process.getuid?.());
}

function prepare(folder: string, user: SystemUser | undefined): string {
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  return folder;
}
