/** Starts and stops Topspin; what was opened last is closed first. The only reader of the environment. */
import { DatabaseError } from 'pg';
import { databaseFailure } from '#http/answer/database-failure.ts';
import { openDatabase } from '#platform/open-database.ts';
import { openThings } from '#platform/open-things.ts';
import { StartFailure } from '#platform/start-failure.ts';
import { onStopSignal } from '#platform/stop-signals.ts';
import type * as serveModule from './serve.ts';
import { readSettings } from './settings.ts';

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
  // Loading leaves no room for anything else: on a slow machine connections would time out meanwhile.
  const serving = settings.databaseUrl === undefined ? readServing() : undefined;
  const database = await openDatabase({ ...settings, onRestart });
  open.add('PostgreSQL', () => database.close(), 5000);
  stopping.signal.throwIfAborted();
  const { serve } = await (serving ?? readServing());
  const demo = process.argv.includes('--demo');
  console.log(await serve({ settings, database, open, stopping: stopping.signal, demo }));
}

/** Most of the program; it is loaded while the embedded PostgreSQL starts. A start that fails does not wait for it. */
function readServing(): Promise<Pick<typeof serveModule, 'serve'>> {
  const serving = import('./serve.ts');
  serving.catch(() => undefined); // Reported where it is awaited.
  return serving;
}

async function stop(code: number): Promise<void> {
  const failures = await open.closeAll();
  for (const failure of failures) console.error(`While stopping: ${failure}`);
  process.exit(failures.length === 0 ? code : 1);
}

function explain(error: unknown): void {
  console.error(`Topspin did not start: ${lineOf(error)}`);
}

/** A database that fails half way, such as a primary that becomes a standby, is no bug: where it happened says nothing. */
function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof StartFailure) return error.message;
  const isAway = error instanceof DatabaseError && databaseFailure(error) !== undefined;
  return isAway ? `The database failed: ${error.message}.` : String(error.stack);
}

function onRestart(failure: Error | undefined): void {
  console.error(failure === undefined ? 'PostgreSQL had stopped and was started again.' : failure.message);
}
