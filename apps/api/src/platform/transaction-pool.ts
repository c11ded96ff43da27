import pg from 'pg';
import { openClient, type Client } from '#db/client.ts';
import { requestLimits } from '#db/connect.ts';
import { Servers } from '#db/servers.ts';
import { hearsItself, listenToTests } from '#live/hears-itself.ts';

/** In milliseconds. */
const limits = { connect: 5000, answer: 5000 };
const patience = 1000;

/** Whether notifications sent through one address are heard at another. */
export async function passesNotifications(from: Servers, to: string): Promise<boolean> {
  const listener = await openClient(to, limits);
  try {
    await listenToTests(listener);
    const notify = (channel: string, payload: string) =>
      withClient(from, (sender) => sender.query('select pg_notify($1, $2)', [channel, payload]));
    return await hearsItself(listener, notify, patience);
  } finally {
    await listener.end();
  }
}

/** Whether the connections of an address have both time limits of a request. */
const hasLimits = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ limited: boolean }>(
    `select bool_and(setting <> '0') as limited from pg_settings
     where name in ('statement_timeout', 'idle_in_transaction_session_timeout')`,
  );
  return rows[0]?.limited ?? false;
};

/** Whether the time limits that are sent with a connection arrive: some pools are told to leave them out. */
export const passesLimits = (where: Servers): Promise<boolean> =>
  withClient(where, hasLimits, { ...limits, ...requestLimits });

/** Whether the connections of a pool have time limits, which cannot be sent through it. */
export const isLimited = (pool: Servers): Promise<boolean> => withClient(pool, hasLimits);

/** Gives a role of a database the time limits of a request, unless it has others; only a superuser may do that for another role. */
export const limitRole = (direct: string, role: string): Promise<void> =>
  withClient(new Servers(direct), async (client) => {
    const { rows } = await client.query<{ name: string; is_limited: boolean }>(
      `select current_database() as name, exists (
         select from pg_db_role_setting, unnest(setconfig) as setting
         where setdatabase in (0, (select oid from pg_database where datname = current_database()))
           and setrole = (select oid from pg_roles where rolname = $1)
           and setting like 'statement_timeout=%') as is_limited`,
      [role],
    );
    const [found] = rows;
    if (!found || found.is_limited) return;
    const set = `alter role ${pg.escapeIdentifier(role)} in database ${pg.escapeIdentifier(found.name)} set`;
    await client.query(`${set} statement_timeout = ${requestLimits.statement}`);
    await client.query(`${set} idle_in_transaction_session_timeout = ${requestLimits.idleInTransaction}`);
  });

/** A connection that is not that of a request has no time limits, whatever its role has. */
export function withoutRoleLimits(url: string): string {
  const [address = '', query = ''] = url.split('?', 2);
  const options = new URLSearchParams(query);
  const own = options.get('options');
  const none = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0';
  options.set('options', own === null ? none : `${none} ${own}`);
  return `${address}?${options.toString()}`;
}

/** How many connections are held to be given another one. */
const held = 3;

/**
 * Whether a statement that was prepared on one connection of a pool is known on the next, as with PgBouncer from 1.21 on; if another one was
 * not seen, it counts as unknown.
 */
export async function keepsStatements(url: string): Promise<boolean> {
  const pool = new Servers(url, { keepsStatements: true });
  const clients: Client[] = [];
  const open = async () => {
    const client = await openClient(pool, limits);
    clients.push(client);
    return client;
  };
  const probe = { name: 'topspin probe', text: 'select pg_backend_pid() as pid' };
  try {
    const first = await open();
    const pidOf = async () => (await first.query<{ pid: number }>(probe)).rows[0]?.pid;
    const pid = await pidOf();
    for (let count = 0; count < held; count += 1) {
      await (await open()).query('begin');
      if ((await pidOf()) !== pid) return true;
    }
    return false;
  } catch {
    return false;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

async function withClient<T>(
  where: Servers,
  work: (client: Client) => Promise<T>,
  within = limits,
): Promise<T> {
  const client = await openClient(where, within);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
