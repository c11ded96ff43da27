import { Gauge, type Registry } from 'prom-client';
import { readDatabaseState, type DatabaseState } from './database-state.ts';
import type { Sources } from './metrics.ts';

/** In milliseconds: a scrape must not hang on a frozen database. */
const patience = 2000;

/** What the database says of the installation, when it is read anew; while it does not answer, these are left out. */
export function databaseMetrics(
  register: Registry,
  { healthDb, mailIsSent, lastBackup }: Pick<Sources, 'healthDb' | 'mailIsSent' | 'lastBackup'>,
): () => Promise<void> {
  const registers = [register];
  const named = (name: string, help: string) => new Gauge({ registers, name, help });
  const jobs = new Gauge({
    registers,
    name: 'topspin_jobs',
    help: 'Jobs that wait, and those of them that failed before',
    labelNames: ['task', 'state'],
  });
  const mails = new Gauge({
    registers,
    name: 'topspin_outbox_mails',
    help: 'Mails of the last day that are not sent, and those of them that were refused',
    labelNames: ['state'],
  });
  const oldest = named('topspin_outbox_oldest_seconds', 'The age of the oldest of them');
  const conflicts = named('topspin_conflicts', 'Points that could not be handed in and wait for a decision');
  const bytes = named('topspin_database_size_bytes', 'The size of the database');
  const connections = named('topspin_database_connections', 'Connections to this database, of all programs');
  const maxConnections = named(
    'topspin_database_connections_max',
    'How many the PostgreSQL server accepts in all',
  );
  const backup =
    lastBackup && named('topspin_backup_last_timestamp_seconds', 'When the last backup was made');
  const show = (state: DatabaseState) => {
    for (const { task, waiting, failing } of state.jobs) {
      jobs.set({ task, state: 'waiting' }, waiting);
      jobs.set({ task, state: 'failing' }, failing);
    }
    if (mailIsSent) {
      mails.set({ state: 'unsent' }, state.mails.unsent);
      mails.set({ state: 'refused' }, state.mails.refused);
      oldest.set(state.mails.oldest);
    }
    conflicts.set(state.conflicts);
    bytes.set(state.bytes);
    connections.set(state.connections);
    maxConnections.set(state.maxConnections);
  };
  const answers = named('topspin_database_answers', 'Whether the database answered this scrape');
  return async () => {
    jobs.reset();
    mails.reset();
    for (const metric of [oldest, conflicts, bytes, connections, maxConnections]) metric.remove();
    const state = await inTime(readDatabaseState(healthDb)).catch(() => undefined);
    if (state) show(state);
    answers.set(Number(state !== undefined));
    backup?.remove();
    const at = await lastBackup?.().catch(() => undefined);
    if (at) backup?.set(at.getTime() / 1000);
  };
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the database does not answer')), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
