import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { clusterFolder } from './cluster.ts';
import { canEnter, postgresUser } from './system-user.ts';

/**
 * The user PostgreSQL would run as, if that user cannot enter this data folder: a program started as root
 * should then choose another folder. Undefined if the folder is fine.
 */
export function excludedUser(dataDir: string): string | undefined {
  const user = postgresUser(clusterFolder(dataDir));
  return canEnter(nearestFolder(dataDir), user) ? undefined : user?.name;
}

/** The folder itself may not exist yet. */
function nearestFolder(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() || dirname(path) === path
    ? path
    : nearestFolder(dirname(path));
}
