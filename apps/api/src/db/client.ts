import pg from 'pg';
import { nameOfStatement } from '#db/statement-names.ts';
import { codeOf } from '#platform/error-code.ts';

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

/** SQLSTATE of a write to a standby or in a transaction that only reads. */
const readOnly = '25006';

/** The maximum number of statements a connection prepares: the current ones, and some from before. */
const preparedAtMost = 150;

/** Whether pg reports completion itself, to a callback or to a query object made elsewhere. */
const isHeard = (asked: readonly unknown[]): boolean =>
  typeof asked.at(-1) === 'function' ||
  (typeof asked[0] === 'object' && asked[0] !== null && 'submit' in asked[0]);

/**
 * A client that cannot crash the process. A connection that breaks between two queries emits an error event,
 * which Node throws if nothing listens; the next query fails, and its caller handles that.
 */
export class Client extends pg.Client {
  readonly #prepared = new Set<string>();
  #isReadOnly = false;
  readonly #send: Query = (...asked) => (super.query as Query).apply(this, this.#named(asked));

  constructor(url: string, limits: TimeLimits) {
    super(clientConfig(url, limits));
    this.on('error', () => undefined);
    Object.assign(this, { query: (...asked: unknown[]) => this.#ask(...asked) });
    if (limits.answer !== undefined) this.#closeWhenLate(limits.answer);
  }

  /**
   * Whether it should be replaced: it holds so many plans, which PostgreSQL frees with the connection, or its server was
   * read-only, and a new one may lead to the primary.
   */
  get isWorn(): boolean {
    return this.#prepared.size > preparedAtMost || this.#isReadOnly;
  }

  /** A statement with a fixed or frequent text is prepared once per connection. */
  #named(asked: unknown[]): unknown[] {
    const [text, values] = asked;
    const name = typeof text === 'string' ? nameOfStatement(text) : undefined;
    if (name === undefined) return asked;
    this.#prepared.add(name);
    return [{ text, values, name }, ...asked.slice(2)];
  }

  /**
   * pg's own promise keeps a query's rows alive long after it: collecting them cost more than reading them.
   */
  #ask(...asked: unknown[]): unknown {
    if (isHeard(asked)) return this.#send(...asked);
    return new Promise((resolve, reject) => {
      this.#send(...asked, (error: unknown, result: unknown) => {
        this.#isReadOnly ||= codeOf(error) === readOnly;
        return error ? reject(error) : resolve(result);
      });
    });
  }

  /**
   * Closes the connection if an answer does not come in time, which fails the query as if PostgreSQL were
   * gone. The timeout of pg itself leaves the connection open with an answer still pending: a pool would hand
   * it out again, and the next query would wait behind the previous one.
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
