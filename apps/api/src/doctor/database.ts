import { releasesSince } from '@topspin/embedded-postgres';
import { openClient, type Client } from '#db/client.ts';
import { migrationsFolder, pendingMigrations, readMigrations, type Migration } from '#db/migration-files.ts';
import { readRecords, type AppliedMigration } from '#db/migration-records.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { fine, mind, together, wrong, type Answer } from './finding.ts';

export type Database = {
  readonly server: Answer;
  readonly schema: Answer;
  /** By the database's clock, and the last thing it noted of a start. */
  readonly now: Date;
  readonly lastMigration: Date | undefined;
};

type Row = {
  readonly version: string;
  readonly role: string;
  readonly is_superuser: boolean;
  readonly fsync: string;
  readonly commit: string;
  readonly free: number;
  readonly bytes: number;
  readonly now: Date;
  readonly searches: boolean;
  readonly known: boolean;
};

const asked = `
  select split_part(current_setting('server_version'), ' ', 1) as version, current_user as role, rolsuper as is_superuser,
    current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
    current_setting('max_connections')::int - (select count(*) from pg_stat_activity where backend_type = 'client backend') as free,
    pg_database_size(current_database()) as bytes, clock_timestamp() as now,
    exists (select from pg_available_extensions where name = 'pg_trgm') as searches,
    to_regclass('public.schema_migration') is not null as known
  from pg_roles where rolname = current_user`;

/** Asks a database that answers; `embedded` is the one that comes with Topspin. */
export async function examineDatabase(url: string, embedded: boolean): Promise<Database> {
  const client = await openClient(url, { connect: 5000, answer: 10_000 });
  try {
    const { rows } = await client.query<Row>(asked);
    const [row] = rows;
    if (row === undefined) throw new Error('the database said nothing of itself');
    const migrated = row.known
      ? await examineSchema(client)
      : { schema: emptySchema, lastMigration: undefined };
    return { server: serverOf(row, embedded), now: row.now, ...migrated };
  } finally {
    await client.end();
  }
}

/** What one server takes at most. */
const connections = 15;

function serverOf(row: Row, embedded: boolean): Answer {
  const { version, role, free, bytes } = row;
  const behind = embedded ? releasesSince(new Date()) : 0;
  const lossy = ['fsync', 'commit'].filter((name) => (name === 'fsync' ? row.fsync : row.commit) === 'off');
  return together([
    fine(`PostgreSQL ${version}${embedded ? ' of Topspin' : ''} as ${role}`),
    fine(`${(bytes / 1e6).toFixed(0)} MB of data`),
    lossy.length === 0
      ? fine('safe against power cuts')
      : wrong('a power cut would lose points', 'Set fsync and synchronous_commit of PostgreSQL to on.'),
    row.searches
      ? fine('pg_trgm')
      : wrong('the extension pg_trgm is missing', "Install PostgreSQL's contrib package on its server."),
    row.is_superuser
      ? mind('that is a superuser', 'Put an ordinary owner of the database into DATABASE_URL.')
      : fine('no superuser'),
    free < connections
      ? mind(
          `${free} connections are free, and a server takes ${connections}`,
          'Raise max_connections of PostgreSQL.',
        )
      : fine(`${free} connections free`),
    behind > 0
      ? mind(
          `${behind} scheduled ${behind === 1 ? 'release' : 'releases'} behind`,
          'See “Releases of PostgreSQL” in docs/operating.md.',
        )
      : fine('up to date'),
  ]);
}

const emptySchema = fine('empty: the first start makes the tables');

async function examineSchema(client: Client): Promise<Pick<Database, 'schema' | 'lastMigration'>> {
  const { rows } = await client.query<{ at: Date | null }>(
    'select max(applied_at) as at from schema_migration',
  );
  const lastMigration = rows[0]?.at ?? undefined;
  const records = await readRecords(client);
  return { schema: schemaOf(await readMigrations(migrationsFolder), records), lastMigration };
}

function schemaOf(migrations: readonly Migration[], records: readonly AppliedMigration[]): Answer {
  const newest = records.at(-1)?.name.slice(0, 4) ?? 'none';
  try {
    const { length } = pendingMigrations(migrations, records);
    return fine(
      length === 0
        ? `${newest}, that of this program`
        : `${newest}: the next start runs ${length} migrations`,
    );
  } catch (error) {
    if (error instanceof StartFailure) return wrong(error.message);
    throw error;
  }
}
