import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { Client, type TimeLimits } from '#db/client.ts';
import type { Database } from '#db/schema.generated.ts';

export type ConnectOptions = {
  /** Connections kept at most (default 10). */
  max?: number;
  /** For work nobody waits for, such as filling a demo, other limits than those of a request. */
  limits?: TimeLimits;
};

/** A request has ten seconds: PostgreSQL gives up a statement before we give up the connection. */
const requestLimits: TimeLimits = {
  connect: 4000,
  statement: 8000,
  answer: 9000,
  idleInTransaction: 15_000,
};

/** Opens a pool of connections to a PostgreSQL address, none of which can end the process; its caller ends it. */
export function openPool(url: string, { max = 10, limits = requestLimits }: ConnectOptions = {}): pg.Pool {
  class PoolClient extends Client {
    constructor() {
      super(url, limits);
    }
  }
  const pool = new pg.Pool({ max, Client: PoolClient, connectionTimeoutMillis: limits.connect });
  // A connection that breaks while it is idle is taken out by the pool itself, which then says so.
  pool.on('error', () => undefined);
  // The pool takes out what is ending when it comes back.
  pool.on('release', (_error, client) => client instanceof Client && client.isWorn && void client.end());
  return pool;
}

/** Takes an address or an open pool and gives the typed query builder; `destroy()` ends the pool too. */
export function connect(from: string | pg.Pool, options: ConnectOptions = {}): Kysely<Database> {
  const pool = typeof from === 'string' ? openPool(from, options) : from;
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
