import { setTimeout as pause } from 'node:timers/promises';
import { type Client, openClient, type TimeLimits } from '#db/client.ts';
import { StartFailure } from '#platform/start-failure.ts';

export type Hold = { release(): Promise<void> };

/** An arbitrary number, the same for every Topspin. */
const lockKey = 2_011_002;

const limits: TimeLimits = { connect: 5000, answer: 5000 };

/**
 * Locks the embedded database for this program alone, since stopping it would stop it for all. The lock belongs to
 * a connection: it is released as soon as this program is gone, for any reason, and taken again after PostgreSQL
 * restarts.
 */
export async function holdDatabase(url: string): Promise<Hold> {
  const first = await take(url);
  if (first === undefined) throw new StartFailure(await whoHolds(url));
  const leaving = new AbortController();
  const kept = keep(url, first, leaving.signal);
  return {
    async release() {
      leaving.abort();
      await kept;
    },
  };
}

async function keep(url: string, first: Client, leaving: AbortSignal): Promise<void> {
  let client: Client | undefined = first;
  while (!leaving.aborted) {
    await (client === undefined ? pause(200) : endOf(client, leaving));
    if (!leaving.aborted) client = await take(url).catch(() => undefined);
  }
  await client?.end();
}

/** Resolves when the connection ends or this program stops. */
function endOf(client: Client, leaving: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    client.once('end', resolve);
    leaving.addEventListener('abort', () => resolve(), { once: true });
  });
}

async function take(url: string): Promise<Client | undefined> {
  const client = await openClient(named(url), limits);
  const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    lockKey,
  ]);
  if (rows[0]?.held === true) return client;
  await client.end();
  return undefined;
}

/** The connection is named after its process. */
function named(url: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', `topspin ${process.pid}`);
  return address.href;
}

/** An older program is there as the superuser, whose name nobody else sees. */
async function whoHolds(url: string): Promise<string> {
  const client = await openClient(url, limits);
  const { rows } = await client.query<{ name: string | null }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and objid = $1`,
    [lockKey],
  );
  await client.end();
  const process = rows[0]?.name?.split(' ')[1] ?? 'unknown';
  return `Topspin already runs on this data (process ${process}): stop that one first, or set DATA_DIR to another folder.`;
}
