import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from '#http/call.ts';
import type { CallTurns } from '#http/limits/call-turns.ts';
import type { TurnsState } from '#http/limits/fair-turns.ts';
import type { TaskCount } from '#jobs/worker.ts';
import type { WatchedBell } from '#live/bell.ts';
import { versions } from '#platform/version.ts';
import { countRequests, requestKinds } from './count-requests.ts';
import { databaseMetrics } from './database-metrics.ts';
import { diskOf } from './disk.ts';
import { waitsOf } from './pool-waits.ts';
import { gauge, total } from './read-on-scrape.ts';

/** What the metrics are read from. */
export type Sources = {
  /** Of health, so that a scrape works while the pool has no connection left. */
  readonly healthDb: Db;
  readonly pool: pg.Pool;
  readonly bell: WatchedBell;
  readonly dataDir: string;
  /** Whether mails are sent at all. */
  readonly mailIsSent: boolean;
  /** When the last backup was made; undefined where none are made by this installation. */
  readonly lastBackup?: () => Promise<Date | undefined>;
};

/** Metrics in Prometheus' format, of this server and, as it sees it, of the installation. */
export type Metrics = {
  /** Before its routes are added. */
  watchApp(app: FastifyInstance): void;
  watchTurns(turns: CallTurns): void;
  watchStreams(streams: { readonly open: number }): void;
  watchJobs(counts: readonly TaskCount[]): void;
  read(): Promise<string>;
};

/** In seconds; a point should be acknowledged in the first ones. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

export function openMetrics(sources: Sources): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  gauge(register, {
    name: 'topspin_info',
    help: 'The version that runs',
    labelNames: ['version', 'schema', 'revision'],
    read: (note) => note(1, { ...versions, revision: versions.revision ?? '' }),
  });
  bellMetrics(register, sources.bell);
  poolMetrics(register, sources.pool);
  const refreshDisk = diskMetrics(register, sources.dataDir);
  const refreshDatabase = databaseMetrics(register, sources);
  return {
    watchApp(app) {
      requestMetrics(register, app);
      outageMetrics(register, app);
    },
    watchTurns: (turns) => turnMetrics(register, turns),
    watchStreams: (streams) =>
      gauge(register, {
        name: 'topspin_streams',
        help: 'Open streams of live changes',
        read: (note) => note(streams.open),
      }),
    watchJobs: (counts) => jobMetrics(register, counts),
    async read() {
      await Promise.all([refreshDisk(), refreshDatabase()]);
      return register.metrics();
    },
  };
}

function requestMetrics(register: Registry, app: FastifyInstance): void {
  const seconds = new Histogram({
    registers: [register],
    name: 'topspin_request_duration_seconds',
    help: 'How long requests took, by kind',
    labelNames: ['kind'],
    buckets,
  });
  const byKind = Object.fromEntries(requestKinds.map((kind) => [kind, seconds.labels(kind)]));
  const requests = countRequests(app, (kind, took) => byKind[kind]?.observe(took));
  total(register, {
    name: 'topspin_requests_total',
    help: 'Requests by route and class of their answer',
    labelNames: ['route', 'class'],
    read(note) {
      for (const { route, classes } of requests.counts)
        classes.forEach((count, at) => count > 0 && note(count, { route, class: `${at + 1}xx` }));
    },
  });
}

function outageMetrics(register: Registry, { outages }: FastifyInstance): void {
  gauge(register, {
    name: 'topspin_ready',
    help: 'Whether the database is available',
    read: (note) => note(Number(outages.state.code === null)),
  });
  gauge(register, {
    name: 'topspin_ready_since_timestamp_seconds',
    help: 'Since when it has been so',
    read: (note) => note(seconds(outages.state.since)),
  });
}

function bellMetrics(register: Registry, bell: WatchedBell): void {
  gauge(register, {
    name: 'topspin_bell_connected',
    help: 'Whether changes of other servers are heard',
    read: (note) => note(Number(bell.connected)),
  });
  gauge(register, {
    name: 'topspin_bell_last_heard_timestamp_seconds',
    help: 'When the bell was last heard',
    read: (note) => note(seconds(bell.lastHeard)),
  });
  total(register, {
    name: 'topspin_bell_losses_total',
    help: 'How often the connection of the bell was lost',
    read: (note) => note(bell.losses),
  });
}

function poolMetrics(register: Registry, pool: pg.Pool): void {
  const waits = waitsOf(pool);
  gauge(register, {
    name: 'topspin_pool_connections',
    help: 'Connections to the database, by state',
    labelNames: ['state'],
    read(note) {
      note(pool.idleCount, { state: 'idle' });
      note(pool.totalCount - pool.idleCount, { state: 'busy' });
    },
  });
  gauge(register, {
    name: 'topspin_pool_waiting',
    help: 'What waits for a connection',
    read: (note) => note(pool.waitingCount),
  });
  total(register, {
    name: 'topspin_pool_waits_total',
    help: 'How often something had to wait for a connection',
    read: (note) => note(waits.count),
  });
  total(register, {
    name: 'topspin_pool_wait_seconds_total',
    help: 'How long it waited, in all',
    read: (note) => note(waits.seconds),
  });
}

function turnMetrics(register: Registry, turns: CallTurns): void {
  const kinds = Object.entries(turns);
  const totalOf = (name: string, help: string, value: (state: TurnsState) => number) =>
    total(register, {
      name,
      help,
      labelNames: ['kind'],
      read: (note) => kinds.forEach(([kind, { state }]) => note(value(state()), { kind })),
    });
  gauge(register, {
    name: 'topspin_turns',
    help: 'Calls by kind that are under way, or wait for their turn',
    labelNames: ['kind', 'state'],
    read(note) {
      for (const [kind, { state }] of kinds) {
        const { underWay, waiting } = state();
        note(underWay, { kind, state: 'under_way' });
        note(waiting, { kind, state: 'waiting' });
      }
    },
  });
  gauge(register, {
    name: 'topspin_turns_oldest_seconds',
    help: 'How long the call has waited for its turn that has waited longest',
    labelNames: ['kind'],
    read: (note) => kinds.forEach(([kind, { state }]) => note(state().oldest, { kind })),
  });
  total(register, {
    name: 'topspin_turns_refused_total',
    help: 'Calls refused as busy: too many wait, they would wait too long, or they have',
    labelNames: ['kind', 'reason'],
    read(note) {
      for (const [kind, { state }] of kinds)
        for (const [reason, count] of Object.entries(state().refused)) note(count, { kind, reason });
    },
  });
  totalOf('topspin_turns_waited_total', 'Calls that waited for their turn', (now) => now.waited);
  totalOf('topspin_turns_wait_seconds_total', 'How long they waited, in all', (now) => now.secondsWaited);
}

function jobMetrics(register: Registry, counts: readonly TaskCount[]): void {
  total(register, {
    name: 'topspin_jobs_total',
    help: 'Jobs this server did, and those that failed',
    labelNames: ['task', 'result'],
    read(note) {
      for (const { task, done, failed } of counts) {
        note(done, { task, result: 'done' });
        note(failed, { task, result: 'failed' });
      }
    },
  });
}

function diskMetrics(register: Registry, folder: string): () => Promise<void> {
  const registers = [register];
  const size = new Gauge({
    registers,
    name: 'topspin_disk_size_bytes',
    help: 'The size of the disk of DATA_DIR',
  });
  const free = new Gauge({
    registers,
    name: 'topspin_disk_free_bytes',
    help: 'The room on the disk of DATA_DIR',
  });
  return async () => {
    const disk = await diskOf(folder);
    for (const metric of [free, size]) metric.remove();
    if (!disk) return;
    free.set(disk.free);
    size.set(disk.size);
  };
}

const seconds = (at: Date | undefined): number => (at?.getTime() ?? 0) / 1000;
