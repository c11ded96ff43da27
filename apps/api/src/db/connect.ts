import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Client, type TimeLimits } from '#db/client.ts';
import { Servers, serversOf } from '#db/servers.ts';
import type { Database } from '#db/schema.generated.ts';

export type ConnectOptions = {
  /** The maximum number of connections. */
  max?: number;
  /** Different limits than a request's, for background work such as filling a demo. */
  limits?: TimeLimits;
};

/** The default number of connections of a server. */
export const usualConnections = 10;

/** A request has ten seconds: PostgreSQL cancels its statement before we close the connection. */
export const requestLimits = {
  connect: 4000,
  statement: 8000,
  answer: 9000,
  idleInTransaction: 15_000,
} satisfies TimeLimits;

/** Opens a pool of connections to PostgreSQL whose errors cannot end the process; the caller ends it. */
export function openPool(
  where: string | Servers,
  { max = usualConnections, limits = requestLimits }: ConnectOptions = {},
): pg.Pool {
  const servers = serversOf(where);
  class PoolClient extends Client {
    constructor() {
      super(servers, limits);
    }
  }
  const pool = new pg.Pool({ max, Client: PoolClient, connectionTimeoutMillis: limits.connect });
  // The pool removes an idle connection that breaks, and then emits this event.
  pool.on('error', () => undefined);
  // The pool discards an ending client when it is returned.
  pool.on('release', (_error, client) => client instanceof Client && client.isWorn && void client.end());
  return pool;
}

/** The typed query builder on an address or an open pool; `destroy()` ends the pool too. */
export function connect(from: string | Servers | pg.Pool, options: ConnectOptions = {}): Kysely<Database> {
  const pool = typeof from === 'string' || from instanceof Servers ? openPool(from, options) : from;
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
