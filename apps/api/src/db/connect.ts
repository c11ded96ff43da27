import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '#db/schema.generated.ts';

export type ConnectOptions = {
  /** Connections kept at most (default 10). */
  max?: number;
  /** Called when an idle connection breaks, as when PostgreSQL restarts; the pool opens another by itself. */
  onIdleError?: (error: Error) => void;
};

const { DATE, INT8 } = pg.types.builtins;

/** Dates of birth are plain text, never an instant; counts fit in a number. Everything else as pg reads it. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === DATE) return (text: string) => text;
    if (oid === INT8) return Number;
    return pg.types.getTypeParser(oid, format);
  },
};

/** Opens a pool of connections to a PostgreSQL address; whoever opens it ends it. */
export function openPool(url: string, options: ConnectOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    types,
    connectionTimeoutMillis: 10_000,
    application_name: 'topspin',
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  return pool;
}

/** Takes an address or an open pool and gives the typed query builder; `destroy()` ends the pool too. */
export function connect(from: string | pg.Pool, options: ConnectOptions = {}): Kysely<Database> {
  const pool = typeof from === 'string' ? openPool(from, options) : from;
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
