import { resolve } from 'node:path';
import { releasesSince } from '@topspin/embedded-postgres';
import { Client } from '#db/client.ts';
import { NoServer, Servers } from '#db/servers.ts';
import { hostsIn, wrongOption } from '#db/server-addresses.ts';
import { chooseDataFolder } from '#platform/data-folder.ts';
import { holdDatabase } from '#platform/hold-database.ts';
import { codeOf } from '#platform/error-code.ts';
import { baseFolder } from '#platform/program.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { startTopspinPostgres } from '#platform/topspin-postgres.ts';
import {
  isLimited,
  keepsStatements,
  limitRole,
  passesLimits,
  passesNotifications,
  withoutRoleLimits,
} from '#platform/transaction-pool.ts';

export type OpenDatabase = {
  /** PostgreSQL itself: for what needs a session, such as the bell, jobs, migrations, locks and backups. */
  url: string;
  /** For requests; maybe through a pool of transactions. */
  shared: Servers;
  /** The folder of what belongs to this installation. */
  dataDir: string;
  /** Notes to print at startup. */
  notes: string[];
  close(): Promise<void>;
};

export type Wanted = {
  databaseUrl: string | undefined;
  databaseDirectUrl: string | undefined;
  dataDir: string | undefined;
  onRestart: (failure: Error | undefined) => void;
};

/** Opens a database that answers: the server at DATABASE_URL, or the embedded one, locked for this program alone. */
export async function openDatabase(wanted: Wanted): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl } = wanted;
  if (databaseUrl === undefined) {
    if (databaseDirectUrl === undefined) return openEmbedded(wanted);
    throw new StartFailure('The setting DATABASE_DIRECT_URL is for a pool: set DATABASE_URL to it.');
  }
  const dataDir = resolve(baseFolder, wanted.dataDir ?? 'data');
  const close = async () => {};
  if (databaseDirectUrl === undefined) {
    await checkServer('DATABASE_URL', databaseUrl);
    return { url: databaseUrl, shared: await checkSession(databaseUrl), dataDir, notes: [], close };
  }
  await checkServer('DATABASE_DIRECT_URL', databaseDirectUrl);
  const { shared, notes } = await openPooled(databaseUrl, databaseDirectUrl);
  return { url: withoutRoleLimits(databaseDirectUrl), shared, dataDir, notes, close };
}

async function openEmbedded({ dataDir, onRestart }: Wanted): Promise<OpenDatabase> {
  const { path, note } = await chooseDataFolder(dataDir);
  const postgres = await startTopspinPostgres({ dataDir: path, onRestart });
  const hold = await holdDatabase(postgres.url).catch(async (error: Error) => {
    await postgres.leave();
    throw error;
  });
  return {
    url: postgres.url,
    shared: new Servers(postgres.url),
    dataDir: path,
    notes: [...(note === undefined ? [] : [note]), ...postgres.notes, ...notesOn(releasesSince(new Date()))],
    async close() {
      await hold.release();
      await postgres.stop();
    },
  };
}

/** What the operator is told where newer releases of PostgreSQL are due. */
const notesOn = (releases: number): string[] =>
  releases === 0
    ? []
    : [
        `PostgreSQL has had ${releases} scheduled ${releases === 1 ? 'release' : 'releases'} since the one here: see “Releases of PostgreSQL” in docs/operating.md.`,
      ];

const oldest = 15;

async function checkServer(name: string, url: string): Promise<void> {
  const wrong = wrongOption(url);
  if (wrong !== undefined) throw new StartFailure(`The setting ${name} ${wrong}.`);
  await orFail(name, async () => {
    const client = new Client(url, { connect: 5000, answer: 5000 });
    try {
      await client.connect();
      await checkCapable(name, client);
    } finally {
      await client.end();
    }
  });
}

/** Work at an address of the settings, whose failure says which. */
async function orFail<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StartFailure
      ? error
      : new StartFailure(`${name} does not work: ${reason(error)}.`);
  }
}

type Capable = {
  version: number;
  encoding: string;
  may: boolean;
  standby: boolean;
  reads_only: boolean;
};

async function checkCapable(name: string, client: Client): Promise<void> {
  const { rows } = await client.query<Capable>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
            has_database_privilege(current_database(), 'create') as may, pg_is_in_recovery() as standby,
            current_setting('transaction_read_only')::boolean as reads_only`,
  );
  const [{ version, encoding, may, standby, reads_only }] = rows as [Capable];
  if (version < oldest)
    throw new StartFailure(`${name} leads to PostgreSQL ${version}: it must be ${oldest} or newer.`);
  if (encoding !== 'UTF8')
    throw new StartFailure(`The database at ${name} is encoded in ${encoding}: it must be UTF8.`);
  if (standby)
    throw new StartFailure(
      `The server at ${name} is a standby, which only reads: set it to the primary, or promote that one.`,
    );
  if (reads_only)
    throw new StartFailure(
      `The database at ${name} accepts no changes: set default_transaction_read_only to off for it or its user.`,
    );
  if (!may)
    throw new StartFailure(`The user in ${name} may not create tables in that database: make it the owner.`);
}

/** A server alone, or behind a pool that keeps sessions. */
async function checkSession(url: string): Promise<Servers> {
  const servers = new Servers(url);
  const name = 'DATABASE_URL';
  const passes = await orFail(
    name,
    async () => (await passesLimits(servers)) && passesNotifications(servers, url),
  );
  if (!passes)
    throw new StartFailure(
      `${name} leads through a pool that keeps no sessions, such as PgBouncer in transaction mode: set DATABASE_DIRECT_URL to PostgreSQL itself.`,
    );
  return servers;
}

/** A pool of transactions, and the way around it. */
async function openPooled(
  url: string,
  direct: string,
): Promise<{ readonly shared: Servers; readonly notes: string[] }> {
  const name = 'DATABASE_URL';
  const wrong = wrongOption(url);
  if (wrong !== undefined) throw new StartFailure(`The setting ${name} ${wrong}.`);
  // First, so that connections which the pool opens from now on have them. The note says what to do where it fails.
  await limitRole(direct, hostsIn(url)?.[0]?.username ?? '').catch(() => undefined);
  const plain = new Servers(url, { keepsStatements: false });
  if (!(await orFail(name, () => passesNotifications(plain, direct))))
    throw new StartFailure(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to different databases: what is sent through one is not heard at the other.',
    );
  const hasLimits = await orFail(name, () => isLimited(plain));
  const keeps = await orFail(name, () => keepsStatements(url));
  return {
    shared: new Servers(url, { keepsStatements: keeps }),
    notes: [...(hasLimits ? [] : [unlimited]), ...(keeps ? [] : [unprepared])],
  };
}

const unlimited =
  'The pool at DATABASE_URL has connections without time limits: see “PgBouncer” in docs/operating.md.';
const unprepared =
  'The pool at DATABASE_URL does not keep prepared statements, which costs time: PgBouncer does from 1.21 on, with max_prepared_statements.';

/** Never the address itself, which may hold a password. */
function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof NoServer || message.startsWith('ENOENT: no such file')) return message;
  return message.startsWith('unsupported startup parameter')
    ? 'it leads to a pool that takes no time limits, such as PgBouncer: set DATABASE_DIRECT_URL to PostgreSQL itself'
    : (reasons[codeOf(error)] ?? message);
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at that host and port',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ETIMEDOUT: 'the host does not answer',
  EHOSTUNREACH: 'the host cannot be reached',
  ENOENT: 'there is no such socket',
};
