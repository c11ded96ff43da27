/** Starts Topspin: database, migrations, application, port; and stops them in the opposite order. */
import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { connect } from '#db/connect.ts';
import { migrate } from '#db/migrate.ts';
import { awaitedSetupCode } from '#features/auth/setup-code.ts';
import { startWorker } from '#jobs/worker.ts';
import { greeting } from '#platform/greeting.ts';
import { hallAddress } from '#platform/hall-address.ts';
import { listen } from '#platform/listen.ts';
import { openDatabase } from '#platform/open-database.ts';
import { openThings } from '#platform/open-things.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { onStopSignal } from '#platform/stop-signals.ts';
import { createApp } from './app.ts';
import { fillDemo } from './demo/fill.ts';
import { readSettings } from './settings.ts';

const checkout = resolve(import.meta.dirname, '../../..');
const open = openThings();
const stopping = new AbortController();

onStopSignal(
  () => {
    stopping.abort();
    if (started) void stop(0);
  },
  () => process.exit(1),
);

let started = false;
try {
  await start();
  started = true;
  if (stopping.signal.aborted) await stop(0);
} catch (error) {
  if (!stopping.signal.aborted) explain(error);
  await stop(stopping.signal.aborted ? 0 : 1);
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase({ ...settings, checkout, onRestart });
  open.add('PostgreSQL', () => database.close(), 5000);
  stopping.signal.throwIfAborted();
  await migrate(database.url);
  stopping.signal.throwIfAborted();
  const db = connect(database.url);
  open.add('connections', () => db.destroy(), 500);
  const demonstration = process.argv.includes('--demo') ? await fillDemo(db, new Date()) : [];
  const hall = hallAddress(networkInterfaces());
  let port = settings.port;
  const hallUrl = () => `http://${hall ?? 'localhost'}:${port}`;
  const worker = await startWorker({ databaseUrl: database.url, db, mail: settings.mail });
  open.add('jobs', () => worker.stop(), 2000);
  const app = await createApp({ db, settings, hallUrl, ...webFolder() });
  open.add('HTTP', () => app.close(), 2000);
  stopping.signal.throwIfAborted();
  port = await listen(app, settings);
  const setupCode = await awaitedSetupCode(db);
  const mailIsSent = settings.mail !== undefined;
  const notes = [...database.notes, ...demonstration];
  console.log(greeting({ ...settings, port, hall, mailIsSent, setupCode, notes }));
}

/** The API alone can be served too, before the web is built. */
function webFolder(): { webRoot?: string } {
  const webRoot = resolve(checkout, 'apps/web/dist');
  return existsSync(webRoot) ? { webRoot } : {};
}

async function stop(code: number): Promise<void> {
  const failures = await open.closeAll();
  for (const failure of failures) console.error(`While stopping: ${failure}`);
  process.exit(failures.length === 0 ? code : 1);
}

function explain(error: unknown): void {
  const line =
    error instanceof StartFailure ? error.message : String(error instanceof Error ? error.stack : error);
  console.error(`Topspin did not start: ${line}`);
}

function onRestart(failure: Error | undefined): void {
  console.error(failure === undefined ? 'PostgreSQL had stopped and was started again.' : failure.message);
}
