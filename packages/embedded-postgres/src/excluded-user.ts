import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { postgresUser } from './postgres-user.ts';
import { canEnter, ofThisMachine } from './system-user.ts';

/**
 * The user PostgreSQL would run as, if that user cannot enter this data folder: a program started as root
 * should then choose another folder. Undefined if the folder is fine, or is no folder and thus refused anyway.
 */
export async function excludedUser(
  dataDir: string,
  systemUser: string,
  accounts = ofThisMachine,
): Promise<string | undefined> {
  if (statSync(dataDir, { throwIfNoEntry: false })?.isDirectory() === false) return undefined;
  const { user } = await postgresUser(dataDir, systemUser, accounts);
  return canEnter(nearestFolder(dataDir), user) ? undefined : user?.name;
}

/** The folder itself may not exist yet. */
function nearestFolder(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() || dirname(path) === path
    ? path
    : nearestFolder(dirname(path));
}
