import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  openSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { withConnection } from './connection.ts';
import { runningPostmaster } from './postmaster-file.ts';
import { addressOf, removeAs, stopServer, type Launch } from './postgres-server.ts';
import { untilGone } from './processes-in.ts';
import { socketFolderName } from './socket-folder.ts';
import type { SystemUser } from './system-user.ts';

type Change = { from: SystemUser; to: SystemUser };

/** The launch to go on with, and a line for the operator. */
type Outcome = { launch: Launch; note?: string };

const root: SystemUser = { uid: 0, gid: 0, name: 'root' };

/**
 * Gives PostgreSQL's files from one user to another. A server that a killed program left behind is stopped first;
 * one that a program uses goes on as it is. If this is interrupted, the next start completes it, since the folder
 * itself comes last.
 */
export async function handOver(dataDir: string, launch: Launch, change: Change): Promise<Outcome> {
  const { from, to } = change;
  const { folder } = launch.cluster;
  const files = realpathSync(folder);
  const asNew = { ...launch, user: to };
  const asBefore = { ...launch, user: from };
  const line = (rest: string) => `The database in ${folder} belonged to ${from.name}${rest}.`;
  // The owner of this folder could exchange the one below.
  give(realpathSync(dataDir), { from, to: root });
  const isUsed = await isInUse(asBefore);
  // Another start may have done it at the same moment.
  if (statSync(files).uid !== from.uid) return { launch: asNew };
  if (isUsed)
    return { launch: asBefore, note: line(` and is in use: the next start gives it to ${to.name}`) };
  await stop(asBefore, from);
  const why = giveAll(files, change);
  return why === undefined
    ? { launch: asNew, note: line(`; now it belongs to ${to.name}`) }
    : { launch: asBefore, note: line(`, and still does: ${why}`) };
}

/** Whether a program is connected; a server that does not answer has none. */
async function isInUse(launch: Launch): Promise<boolean> {
  const running = runningPostmaster(launch.cluster.folder);
  if (running === undefined) return false;
  const address = new URL(addressOf(launch, running));
  address.searchParams.set('application_name', 'handing over');
  const connected = withConnection(address.href, async (client) => {
    const { rowCount } = await client.query(`select from pg_stat_activity
      where backend_type = 'client backend' and application_name <> 'handing over'`);
    return rowCount !== 0;
  });
  return connected.catch(() => false);
}

async function stop(launch: Launch, user: SystemUser): Promise<void> {
  await stopServer(launch);
  await untilGone(launch.cluster.folder, user);
  await removeAs(user, socketFolderName(launch.cluster));
}

/** Returns why it cannot be, if so. */
function giveAll(folder: string, change: Change): string | undefined {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link !== undefined) return `${join(link.parentPath, link.name)} leads elsewhere`;
  const why = tryToGive(join(folder, 'PG_VERSION'), change);
  if (why !== undefined) return why;
  for (const { parentPath, name } of entries) give(join(parentPath, name), change);
  give(folder, change);
  return undefined;
}

/** Some file systems of a network let nobody give files away. */
function tryToGive(file: string, change: Change): string | undefined {
  try {
    give(file, change);
    return undefined;
  } catch (error) {
    return `its files cannot be given away (${(error as NodeJS.ErrnoException).code})`;
  }
}

/**
 * By the open file, and only if it is still of that user: what they put in its place meanwhile, such as a link,
 * is not given.
 */
function give(path: string, { from, to }: Change): void {
  const file = openIfThere(path);
  if (file === undefined) return;
  try {
    if (fstatSync(file).uid === from.uid) fchownSync(file, to.uid, to.gid);
  } finally {
    closeSync(file);
  }
}

/** The server of another start may have removed it. */
function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
