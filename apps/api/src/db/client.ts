import pg from 'pg';
import { nameOfStatement } from '#db/statement-names.ts';

/** How long each step may take, in milliseconds; what is not given may take for ever. */
export type TimeLimits = {
  /** Waiting for a connection: a free one of the pool, or a new one. */
  readonly connect?: number;
  /** A statement, after which PostgreSQL gives it up. */
  readonly statement?: number;
  /** An answer, after which the connection is closed: PostgreSQL is frozen, or out of reach. */
  readonly answer?: number;
  /** A transaction that does nothing, after which PostgreSQL closes its connection. */
  readonly idleInTransaction?: number;
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

const clientConfig = (url: string, limits: TimeLimits): pg.ClientConfig => ({
  connectionString: url,
  types,
  application_name: 'topspin',
  ...(limits.connect !== undefined && { connectionTimeoutMillis: limits.connect }),
  ...(limits.statement !== undefined && { statement_timeout: limits.statement }),
  ...(limits.idleInTransaction !== undefined && {
    idle_in_transaction_session_timeout: limits.idleInTransaction,
  }),
});

type Query = (...asked: unknown[]) => unknown;

/** Statements that a connection prepares at most: those that are prepared now, and some that were before. */
const preparedAtMost = 150;

/** Whether pg says by itself when it is done: to a callback, or to a query that was made elsewhere. */
const isHeard = (asked: readonly unknown[]): boolean =>
  typeof asked.at(-1) === 'function' ||
  (typeof asked[0] === 'object' && asked[0] !== null && 'submit' in asked[0]);

/**
 * A client that cannot end the process. A connection that breaks between two queries says so by an event, which Node
 * throws where nobody listens; the next query fails, and that is where it is dealt with.
 */
export class Client extends pg.Client {
  readonly #prepared = new Set<string>();
  readonly #send: Query = (...asked) => (super.query as Query).apply(this, this.#named(asked));

  constructor(url: string, limits: TimeLimits) {
    super(clientConfig(url, limits));
    this.on('error', () => undefined);
    Object.assign(this, { query: (...asked: unknown[]) => this.#ask(...asked) });
    if (limits.answer !== undefined) this.#closeWhenLate(limits.answer);
  }

  /** Whether it keeps so many plans that another connection does better in its place; PostgreSQL forgets them with it. */
  get isWorn(): boolean {
    return this.#prepared.size > preparedAtMost;
  }

  /** A statement whose text is always the same, or comes often, is prepared once by each connection. */
  #named(asked: unknown[]): unknown[] {
    const [text, values] = asked;
    const name = typeof text === 'string' ? nameOfStatement(text) : undefined;
    if (name === undefined) return asked;
    this.#prepared.add(name);
    return [{ text, values, name }, ...asked.slice(2)];
  }

  /** The promise of pg keeps the rows of a query alive long after it: collecting them cost more than reading them. */
  #ask(...asked: unknown[]): unknown {
    if (isHeard(asked)) return this.#send(...asked);
    return new Promise((resolve, reject) => {
      this.#send(...asked, (error: unknown, result: unknown) => (error ? reject(error) : resolve(result)));
    });
  }

  /**
   * Closes the connection when an answer does not come in time, which fails the query as if PostgreSQL had gone. The
   * timeout of pg itself leaves the connection open with an answer still to come: a pool would hand it on, and the
   * next query would wait behind the one before.
   */
  #closeWhenLate(limit: number): void {
    let waits = false;
    const late = setTimeout(() => waits && void this.end(), limit).unref();
    const answered = () => (waits = false);
    this.on('drain', answered).on('end', answered);
    const query: Query = (...asked) => {
      waits = true;
      late.refresh();
      return this.#ask(...asked);
    };
    Object.assign(this, { query });
  }
}

/** Opens one connection outside a pool; its caller ends it. */
export async function openClient(url: string, limits: TimeLimits): Promise<Client> {
  const client = new Client(url, limits);
  await client.connect();
  return client;
}
