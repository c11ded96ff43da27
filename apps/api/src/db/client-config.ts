import pg from 'pg';

/** The time limit of each step in milliseconds; no limit where it is left out. */
export type TimeLimits = {
  /** Getting a connection: a free one from the pool, or a new one. */
  readonly connect?: number;
  /** A statement; PostgreSQL then cancels it. */
  readonly statement?: number;
  /** An answer; the connection is then closed, since PostgreSQL is frozen or unreachable. */
  readonly answer?: number;
  /** An idle transaction; PostgreSQL then closes its connection. */
  readonly idleInTransaction?: number;
};

const { DATE, INT8 } = pg.types.builtins;

/**
 * Dates without a time stay text instead of becoming an instant; counts become numbers. Everything else is
 * parsed by pg.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === DATE) return (text: string) => text;
    if (oid === INT8) return Number;
    return pg.types.getTypeParser(oid, format);
  },
};

/** What pg needs to know for a connection to one server. */
export const clientConfig = (address: string, limits: TimeLimits, name = 'topspin'): pg.ClientConfig => ({
  connectionString: address,
  types,
  application_name: name,
  ...(limits.connect !== undefined && { connectionTimeoutMillis: limits.connect }),
  ...(limits.statement !== undefined && { statement_timeout: limits.statement }),
  ...(limits.idleInTransaction !== undefined && {
    idle_in_transaction_session_timeout: limits.idleInTransaction,
  }),
});
