import { copyBinaries, findBinaries, type Binaries } from './binaries.ts';
import { makeWritable, prepareCluster } from './cluster.ts';
import { handOver } from './hand-over.ts';
import { ownerRoleOf, prepareDatabase } from './owner.ts';
import { postgresUser } from './postgres-user.ts';
import { runningPostmaster } from './postmaster-file.ts';
import { startServer, stopServer, type Launch } from './postgres-server.ts';
import { canEnter, type SystemUser } from './system-user.ts';
import { watchServer } from './watch-server.ts';

export type EmbeddedPostgres = {
  /** The address of the database. */
  url: string;
  /** Lines for the operator, such as that files changed hands. */
  notes: string[];
  /** The server's current process; a restart changes it. */
  pid(): number | undefined;
  /** Shuts the server down cleanly. */
  stop(): Promise<void>;
  /** Leaves the server running for another program that uses it. */
  leave(): Promise<void>;
};

export type EmbeddedOptions = {
  /** Names the database, its superuser, with `_owner` whoever owns it, and the socket's folder: a letter, then letters, digits or `_`, 30 at most. */
  name: string;
  /** The folder of the files; created if needed. */
  dataDir: string;
  /** The sort order of a new database, such as `es-ES`. */
  icuLocale: string;
  /** Where root puts a copy of the binaries if PostgreSQL's user cannot reach them in node_modules. */
  sharedFolder: string;
  /** The system user that PostgreSQL runs as if root starts it; made if needed. */
  systemUser: string;
  /** Another PostgreSQL than that of node_modules, 15 or newer. */
  binaries?: Binaries;
  /** False trades safety against power cuts for speed, for tests. */
  durable?: boolean;
  /** Called when the server had died and was restarted, or could not be. */
  onRestart?: (failure: Error | undefined) => void;
};

/** Runs the PostgreSQL that npm installed, on the files in `dataDir`; restarts it if it dies, until `stop`. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const { launch, notes } = await prepareLaunch(options);
  const admin = await startServer(launch);
  const { name } = options;
  await prepareDatabase(admin, { name, password: launch.cluster.password });
  const watch = watchServer(launch, options.onRestart ?? (() => {}));
  return {
    url: addressOf(admin, name),
    notes,
    pid: () => runningPostmaster(launch.cluster.folder)?.pid,
    leave: () => watch.end(),
    async stop() {
      await watch.end();
      await stopServer(launch);
    },
  };
}

/** So that it needs no quoting in SQL, on a command line or in a path. */
const plainName = /^[a-z][a-z0-9_]{0,29}$/;

async function prepareLaunch(options: EmbeddedOptions): Promise<{ launch: Launch; notes: string[] }> {
  const { name, dataDir, icuLocale, systemUser, durable = true } = options;
  if (!plainName.test(name)) throw new TypeError(`"${name}" is no name for a database here: ${plainName}`);
  await makeWritable(dataDir);
  const { user, former, note } = await postgresUser(dataDir, systemUser);
  const binaries = await enterableBinaries(user, options);
  const cluster = await prepareCluster({ dataDir, superuser: name, icuLocale, binaries, user });
  const launch = { binaries, cluster, user, durable };
  const change = user && former && { from: former, to: user };
  const outcome = change ? await handOver(dataDir, launch, change) : { launch, note };
  return { launch: outcome.launch, notes: outcome.note === undefined ? [] : [outcome.note] };
}

async function enterableBinaries(
  user: SystemUser | undefined,
  { binaries: given, sharedFolder }: EmbeddedOptions,
): Promise<Binaries> {
  const binaries = given ?? (await findBinaries());
  return canEnter(binaries.folder, user) ? binaries : copyBinaries(binaries, sharedFolder);
}

/** As the owner of the database, who is no superuser. */
function addressOf(admin: string, name: string): string {
  const address = new URL(admin);
  address.username = ownerRoleOf(name);
  address.pathname = `/${name}`;
  return address.href;
}
