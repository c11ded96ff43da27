import { resolve } from 'node:path';
import { releasesSince } from '@topspin/embedded-postgres';
import { Client } from '#db/client.ts';
import { chooseDataFolder } from '#platform/data-folder.ts';
import { holdDatabase } from '#platform/hold-database.ts';
import { codeOf } from '#platform/error-code.ts';
import { baseFolder } from '#platform/program.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { startTopspinPostgres } from '#platform/topspin-postgres.ts';

export type OpenDatabase = {
  url: string;
  /** The folder of what belongs to this installation. */
  dataDir: string;
  /** Notes to print at startup. */
  notes: string[];
  close(): Promise<void>;
};

export type Wanted = {
  databaseUrl: string | undefined;
  dataDir: string | undefined;
  onRestart: (failure: Error | undefined) => void;
};

/** Opens a database that answers: the server at DATABASE_URL, or the embedded one, locked for this program alone. */
export async function openDatabase(wanted: Wanted): Promise<OpenDatabase> {
  if (wanted.databaseUrl === undefined) return openEmbedded(wanted);
  await checkServer(wanted.databaseUrl);
  const dataDir = resolve(baseFolder, wanted.dataDir ?? 'data');
  return { url: wanted.databaseUrl, dataDir, notes: [], close: async () => {} };
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

async function checkServer(url: string): Promise<void> {
  const client = new Client(url, { connect: 5000, answer: 5000 });
  try {
    await client.connect();
    await checkCapable(client);
  } catch (error) {
    throw error instanceof StartFailure
      ? error
      : new StartFailure(`DATABASE_URL does not work: ${reason(error)}.`);
  } finally {
    await client.end();
  }
}

type Capable = {
  version: number;
  encoding: string;
  may: boolean;
  standby: boolean;
  reads_only: boolean;
};

async function checkCapable(client: Client): Promise<void> {
  const { rows } = await client.query<Capable>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_encoding') as encoding,
            has_database_privilege(current_database(), 'create') as may, pg_is_in_recovery() as standby,
            current_setting('transaction_read_only')::boolean as reads_only`,
  );
  const [{ version, encoding, may, standby, reads_only }] = rows as [Capable];
  if (version < oldest)
    throw new StartFailure(`DATABASE_URL leads to PostgreSQL ${version}: it must be ${oldest} or newer.`);
  if (encoding !== 'UTF8')
    throw new StartFailure(`The database at DATABASE_URL is encoded in ${encoding}: it must be UTF8.`);
  if (standby)
    throw new StartFailure(
      'The server at DATABASE_URL is a standby, which only reads: set it to the primary, or promote that one.',
    );
  if (reads_only)
    throw new StartFailure(
      'The database at DATABASE_URL accepts no changes: set default_transaction_read_only to off for it or its user.',
    );
  if (!may)
    throw new StartFailure(
      `The user in DATABASE_URL may not create tables in that database: make it the owner.`,
    );
}

/** Never the address itself, which may hold a password. */
function reason(error: unknown): string {
  return reasons[codeOf(error)] ?? (error instanceof Error ? error.message : String(error));
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at that host and port',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ETIMEDOUT: 'the host does not answer',
  EHOSTUNREACH: 'the host cannot be reached',
  ENOENT: 'there is no such socket',
};
