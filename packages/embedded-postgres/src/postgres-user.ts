import { statSync } from 'node:fs';
import { clusterFolder } from './cluster.ts';
import { ownUser } from './make-user.ts';
import { canEnter, nameOf, nobody, ofThisMachine, type Accounts, type SystemUser } from './system-user.ts';

export type PostgresUser = {
  /** Undefined if the program's own user can run PostgreSQL. */
  user: SystemUser | undefined;
  /** Until now the owner of its files, which are to be handed over. */
  former?: SystemUser;
  /** For the operator: why it is not a user of its own. */
  note?: string;
};

/**
 * PostgreSQL refuses to run as root: a program started as root runs it as the owner of its files or of the
 * data folder, and new files, or those of `nobody`, as a system user of its own. `nobody` is shared by
 * programs that should not reach each other.
 */
export async function postgresUser(
  dataDir: string,
  name: string,
  accounts = ofThisMachine,
): Promise<PostgresUser> {
  if (process.getuid?.() !== 0) return { user: undefined };
  const shared = nobody(accounts);
  const owner = userOfFolder(clusterFolder(dataDir), accounts) ?? userOfFolder(dataDir, accounts);
  if (owner !== undefined && owner.uid !== shared.uid) return { user: owner };
  const own = await ownUser(name, accounts);
  if ('why' in own) return { user: shared, note: sharedBy(`no user ${name} could be made (${own.why})`) };
  if (owner === undefined || own.uid === shared.uid) return { user: own };
  if (!canEnter(dataDir, own))
    return { user: shared, note: sharedBy(`the user ${name} cannot enter ${dataDir}`) };
  return { user: own, former: shared };
}

const sharedBy = (why: string): string =>
  `PostgreSQL runs as nobody, so that any program of nobody can change its data: ${why}.`;

/** Undefined if there is no such folder, or if it is root's. */
function userOfFolder(folder: string, accounts: Accounts): SystemUser | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found === undefined || found.uid === 0) return undefined;
  const { uid, gid } = found;
  return { uid, gid, name: nameOf(uid, accounts) ?? String(uid) };
}
