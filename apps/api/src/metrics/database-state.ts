import { sql } from 'kysely';
import type { Db } from '#http/call.ts';

/** What the database says of the whole installation, whichever server asks. */
export type DatabaseState = {
  readonly jobs: readonly { readonly task: string; readonly waiting: number; readonly failing: number }[];
  /** Mails that should be sent and are not: how many, how many of them were refused, and the age of the oldest in seconds. */
  readonly mails: { readonly unsent: number; readonly refused: number; readonly oldest: number };
  /** Points that devices could not hand in, which somebody has to decide about. */
  readonly conflicts: number;
  readonly bytes: number;
  readonly connections: number;
  readonly maxConnections: number;
};

/** One statement each, so that they see few rows: unsent mails and undecided conflicts have an index. */
export async function readDatabaseState(db: Db): Promise<DatabaseState> {
  const { rows: jobs } = await sql<DatabaseState['jobs'][number]>`
    select task_identifier as task, count(*) as waiting,
      count(*) filter (where last_error is not null) as failing
    from graphile_worker.jobs group by task_identifier`.execute(db);
  const { rows } = await sql<Omit<DatabaseState, 'jobs' | 'mails'> & DatabaseState['mails']>`
    select mails.*,
      (select count(*) from match_conflicts where decided_at is null) as conflicts,
      pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "maxConnections"
    from (select count(*) as unsent, count(*) filter (where last_error is not null) as refused,
        coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
      from outbox where sent_at is null and created_at > now() - interval '1 day') mails`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('the database said nothing of its state');
  const { unsent, refused, oldest, ...rest } = state;
  return { jobs, mails: { unsent, refused, oldest }, ...rest };
}
