import type { InstallationStatus } from '@topspin/contract';
import { sql } from 'kysely';
import type { Db } from '#http/call.ts';
import { serverOf } from '#live/server-name.ts';

type Mails = Omit<InstallationStatus['mails'], 'sent'>;

type InstallationRow = {
  readonly postgresql: string;
  readonly bytes: number;
  readonly bells: readonly { readonly name: string; readonly since: string }[];
  readonly failing_jobs: number;
  readonly last_sent: Date | null;
  readonly waiting: number;
  readonly refused: number;
  readonly waiting_since: Date | null;
};

export type StatusRow = Pick<InstallationRow, 'postgresql' | 'bytes' | 'failing_jobs'> &
  Mails & { readonly servers: InstallationStatus['servers'] };

/** What the database knows of the installation. Each server has one connection that listens, named after it. */
export async function readStatus(db: Db, now: Date): Promise<StatusRow> {
  const { rows } = await sql<InstallationRow>`
    select split_part(current_setting('server_version'), ' ', 1) as postgresql,
      pg_database_size(current_database()) as bytes,
      coalesce((select json_agg(json_build_object('name', application_name, 'since', backend_start) order by application_name)
        from pg_stat_activity where datname = current_database() and application_name like 'topspin bell%'), '[]') as bells,
      (select count(*) from graphile_worker.jobs where last_error is not null and task_identifier <> 'sendMail') as failing_jobs,
      (select max(sent_at) from outbox) as last_sent,
      mails.*
    from (select count(*) as waiting, count(*) filter (where last_error is not null) as refused, min(created_at) as waiting_since
      from outbox where sent_at is null and created_at > ${now}::timestamptz - interval '1 day') mails`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('the database said nothing of itself');
  const { bells, last_sent, waiting_since, ...rest } = row;
  return {
    ...rest,
    servers: bells.map(({ name, since }) => ({
      ...serverOf(name),
      since: new Date(since).toISOString(),
    })),
    last_sent: last_sent?.toISOString() ?? null,
    waiting_since: waiting_since?.toISOString() ?? null,
  };
}
