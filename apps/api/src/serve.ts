import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { connect, openPool } from '#db/connect.ts';
import type { Database } from '#db/schema.generated.ts';
import { migrate } from '#db/migrate.ts';
import { startCaller } from '#features/day/commands.ts';
import { awaitedSetupCode } from '#features/auth/account/setup-code.ts';
import { mailInvitation, mailInvitations, mailPartner } from '#features/inscriptions/commands.ts';
import { openDays } from '#features/day/reads.ts';
import { loadSecrets } from '#features/auth/secrets.ts';
import {
  contactOf,
  pushKeys,
  pushSender,
  startAnnouncer,
  type AnnounceOptions,
  type Announcer,
} from '#features/push/commands.ts';
import type { FastifyInstance } from 'fastify';
import { hearTables } from '#http/cache/table-changes.ts';
import type { OwnHttps } from '#http/web/authority.ts';
import { openBell } from '#live/bell.ts';
import type { Notify } from '#live/hears-itself.ts';
import { hearOwnWrites } from '#live/own-writes.ts';
import type { Metrics, Sources } from '#metrics/metrics.ts';
import { giveBackMemory } from '#platform/give-back-memory.ts';
import { greeting } from '#platform/greeting.ts';
import { hallAddress, ownAddress } from '#platform/hall-address.ts';
import { listen } from '#platform/listen.ts';
import type { OpenDatabase } from '#platform/open-database.ts';
import { programFolder } from '#platform/program.ts';
import type { OpenThings } from '#platform/open-things.ts';
import { createApp } from './app.ts';
import { cleanUp } from './clean-up.ts';
import { fillDemoApart } from './demo/fill-apart.ts';
import { openBackups } from './open-backups.ts';
import type { Settings } from './settings.ts';

export type Serving = {
  settings: Settings;
  database: OpenDatabase;
  /** Registers what is opened here, so that it is closed again. */
  open: OpenThings;
  stopping: AbortSignal;
  /** Whether to fill an empty installation with the demo, and to play the matches of its opens of today. */
  demo: boolean;
};

type HttpsGiven = Pick<Serving, 'database' | 'open'> & {
  readonly app: FastifyInstance;
  readonly host: string;
  readonly port: number;
};

/** Migrates, starts the jobs and the application, and opens the port; returns the startup message. */
export async function serve({ settings, database, open, stopping, demo }: Serving): Promise<string> {
  await migrate(database.url);
  stopping.throwIfAborted();
  const healthDb = connect(database.shared, { max: 1 });
  open.add('connection for health', () => healthDb.destroy(), 500);
  const bell = await openBell(database.url, { notify: notifyBy(healthDb) });
  open.add('bell', () => bell.close(), 500);
  const pool = openPool(database.shared, { max: settings.poolSize });
  hearOwnWrites(pool, bell);
  const db = connect(pool);
  open.add('connections', () => db.destroy(), 500);
  const demonstration = demo ? await fillDemoApart(database.url, stopping) : [];
  const hall = hallAddress(networkInterfaces());
  let port = settings.port;
  const hallUrl = () => ownAddress({ host: settings.host, hall, port });
  let log: FastifyInstance['log'] | undefined;
  const onFailure = (error: unknown) => log?.error({ err: error }, 'a backup failed');
  const backups = openBackups({ settings, database, db, onFailure });
  if (backups) open.add('backups', () => backups.stop(), 2000);
  const { dataDir } = database;
  const lastBackup = backups && { lastBackup: () => backups.lastMade() };
  const metrics = await openMetrics({ settings, healthDb, pool, bell, dataDir, ...lastBackup });
  const days = openDays(hearTables(bell));
  const announcer = await announce({ db, bell, turns: days.turns, settings, hallUrl });
  open.add('notifications', () => announcer.stop(), 2000);
  const caller = startCaller({ db, bell });
  open.add('automatic calling', () => caller.stop(), 2000);
  let own: OwnHttps | undefined;
  const app = await createApp({
    db,
    healthDb,
    bell,
    days,
    backups,
    settings,
    connections: settings.poolSize,
    hallUrl,
    https: () => own,
    ...(metrics && { metrics }),
    machine: { dataDir, embedded: settings.databaseUrl === undefined, ...lastBackup },
    ...webFolder(),
  });
  open.add('HTTP', () => app.close(), 2000);
  log = app.log;
  stopping.throwIfAborted();
  giveBackMemory();
  port = await listen(app, settings);
  // What answers no request comes after the port is open.
  const { startWorker } = await import('#jobs/worker.ts');
  const worker = await startWorker({
    databaseUrl: database.url,
    db,
    mail: settings.mail,
    mailInvitation: mailInvitation(() => settings.publicUrl ?? hallUrl()),
    mailInvitations: mailInvitations(() => settings.publicUrl ?? hallUrl()),
    mailPartner: mailPartner(() => settings.publicUrl ?? hallUrl()),
    cleanUp,
    backUp: backups && (() => backups.makeIfDue()),
  });
  open.add('jobs', () => worker.stop(), 2000);
  metrics?.watchJobs(worker.counts);
  if (metrics && settings.metrics) {
    const { serveMetrics } = await import('#metrics/serve-metrics.ts');
    const served = await serveMetrics(metrics, settings.metrics);
    open.add('metrics', () => served.close(), 500);
  }
  if (demo) {
    const { playDemo } = await import('./demo/play-on.ts');
    const played = playDemo({ app, bell, db, random: Math.random });
    open.add('matches of the demonstration', () => played.stop(), 2000);
  }
  if (settings.https)
    own = await openHttps({ app, host: settings.host, port: httpsPort(settings), database, open });
  const setupCode = await awaitedSetupCode(db);
  const mailIsSent = settings.mail !== undefined;
  const notes = [...database.notes, ...demonstration];
  return greeting({ ...settings, port, https: own, hall, mailIsSent, setupCode, notes });
}

/** Not waited for by the disk: what it says is known as soon as it is heard. */
const notifyBy =
  (db: Kysely<Database>): Notify =>
  (channel, payload) =>
    sql`select pg_notify(${channel}, ${payload}) from (select set_config('synchronous_commit', 'off', true)) as quick`.execute(
      db,
    );

type Measured = Pick<Sources, 'healthDb' | 'pool' | 'bell' | 'dataDir' | 'lastBackup'> & {
  readonly settings: Settings;
};

/** Loaded where they are wanted. */
async function openMetrics({ settings, ...sources }: Measured): Promise<Metrics | undefined> {
  if (!settings.metrics) return undefined;
  const metrics = await import('#metrics/metrics.ts');
  return metrics.openMetrics({ ...sources, mailIsSent: settings.mail !== undefined });
}

type Announcing = Pick<AnnounceOptions, 'db' | 'bell' | 'turns'> & {
  readonly settings: Settings;
  readonly hallUrl: () => string;
};

/** Notifies phones of turns; this server's share of it. */
async function announce({ db, bell, turns, settings, hallUrl }: Announcing): Promise<Announcer> {
  const { push } = await loadSecrets(db);
  const subject = contactOf(settings.mail?.from, settings.publicUrl ?? hallUrl());
  const sender = pushSender({ vapid: { subject, ...pushKeys(push) }, hosts: settings.pushHosts });
  return startAnnouncer({ db, bell, turns, sender });
}

/** The next one, to be found without asking. */
const httpsPort = ({ port }: Settings): number => (port === 0 ? 0 : port + 1);

/** Loaded where it is wanted: what makes certificates is large. */
async function openHttps({ app, host, port, database, open }: HttpsGiven): Promise<OwnHttps> {
  const { openAuthority } = await import('#platform/https/authority.ts');
  const { serveHttps } = await import('#platform/https/serve-https.ts');
  const authority = await openAuthority(database.dataDir, new Date());
  const server = await serveHttps(app, { authority, host, port });
  open.add('HTTPS', () => server.close(), 2000);
  return { port: server.port, fingerprint: authority.fingerprint, certificate: authority.der };
}

/** Before the web is built, the API is served alone. */
function webFolder(): { webRoot?: string } {
  const webRoot = resolve(programFolder, 'apps/web/dist');
  return existsSync(webRoot) ? { webRoot } : {};
}
