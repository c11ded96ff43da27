import type pg from 'pg';
import { databaseAddress } from '#db/address.ts';
import { openClient } from '#db/client.ts';
import { copyBinaries, findBinaries, sharedFolder, type Binaries } from '#platform/binaries.ts';
import { database, prepareCluster } from '#platform/cluster.ts';
import { runningPostmaster } from '#platform/postmaster-file.ts';
import { startServer, stopServer, type Launch } from '#platform/postgres-server.ts';
import { watchServer } from '#platform/watch-server.ts';
import { canEnter, postgresUser, type SystemUser } from '#platform/system-user.ts';

export type EmbeddedPostgres = {
  /** The address of the database `topspin`. */
  url: string;
  /** The number of the server's process at this moment; another one after it was started again. */
  pid(): number | undefined;
  /** Stops it in order. */
  stop(): Promise<void>;
  /** Leaves it running, to whoever else uses it. */
  leave(): Promise<void>;
};

export type EmbeddedOptions = {
  dataDir: string;
  durable?: boolean;
  /** Told when the server had gone away and was started again, or could not be. */
  onRestart?: (failure: Error | undefined) => void;
};

/** Runs the PostgreSQL that npm brings, on the files in `dataDir`; watches over it until `stop`. */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const launch = await prepareLaunch(options);
  const admin = await startServer(launch);
  await createDatabase(admin);
  const watch = watchServer(launch, options.onRestart ?? (() => {}));
  return {
    url: databaseAddress(admin, database),
    pid: () => runningPostmaster(launch.cluster.folder)?.pid,
    leave: () => watch.end(),
    async stop() {
      await watch.end();
      await stopServer(launch);
    },
  };
}

async function prepareLaunch({ dataDir, durable = true }: EmbeddedOptions): Promise<Launch> {
  const user = postgresUser(`${dataDir}/postgres`);
  const binaries = await enterableBinaries(user);
  const cluster = await prepareCluster(dataDir, binaries, user);
  return { binaries, cluster, user, durable };
}

async function enterableBinaries(user: SystemUser | undefined): Promise<Binaries> {
  const binaries = await findBinaries();
  return canEnter(binaries.folder, user) ? binaries : copyBinaries(binaries, sharedFolder);
}

async function createDatabase(admin: string): Promise<void> {
  const client = await openClient(admin, { connect: 5000 });
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`).catch(ignoreDuplicate);
  } finally {
    await client.end();
  }
}

/** A second start at the same moment may have made it first. */
function ignoreDuplicate(error: pg.DatabaseError): void {
  if (error.code !== '42P04' && error.code !== '23505') throw error;
}
