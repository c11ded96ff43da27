import pg from 'pg';
import { clientConfig, type TimeLimits } from '#db/client-config.ts';
import { readOnly, refuseReadOnly, serversOf, type Servers } from '#db/servers.ts';
import { nameOfStatement } from '#db/statement-names.ts';
import { codeOf } from '#platform/error-code.ts';

export type { TimeLimits } from '#db/client-config.ts';

type Query = (...asked: unknown[]) => unknown;

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
  readonly #servers: Servers;
  readonly #changes: number;
  #isReadOnly = false;
  readonly #send: Query = (...asked) => (super.query as Query).apply(this, this.#named(asked));

  constructor(where: string | Servers, limits: TimeLimits, name?: string) {
    const servers = serversOf(where);
    const configOf = (address: string) => clientConfig(address, sentLimits(servers, limits), name);
    super(configOf(servers.addresses[0] ?? ''));
    this.#servers = servers;
    this.#changes = servers.changes;
    this.on('error', () => undefined);
    Object.assign(this, { query: (...asked: unknown[]) => this.#ask(...asked) });
    if (limits.answer !== undefined) this.#closeWhenLate(limits.answer);
    if (servers.addresses.length > 1) this.#connectToFound(limits.connect, configOf);
  }

  /**
   * Whether it should be replaced: it holds so many plans, which PostgreSQL frees with the connection, or its server was
   * read-only, and a new one may lead to the primary.
   */
  get isWorn(): boolean {
    const isOfBefore = this.#changes !== this.#servers.changes;
    return this.#prepared.size > preparedAtMost || this.#isReadOnly || isOfBefore;
  }

  /** Connects to the server that takes writes, of several; as `pg` does, for a promise or for a callback. */
  #connectToFound(limit: number | undefined, configOf: (address: string) => pg.ClientConfig): void {
    const servers = this.#servers;
    const connect = async (): Promise<void> => {
      const address = await servers.find(limit);
      if (address !== servers.addresses[0]) this.#aimAt(configOf(address));
      try {
        await super.connect();
        if (servers.areSeveral) await refuseReadOnly(this);
      } catch (error) {
        servers.forget();
        void this.end();
        throw error;
      }
    };
    Object.assign(this, {
      connect: (onConnect?: (error?: unknown) => void) => {
        const connected = connect();
        if (onConnect === undefined) return connected;
        // The pool's; what it throws would be a bug of its own.
        connected.then(() => onConnect(), onConnect);
      },
    });
  }

  /** Before it connects: to another server than the first. */
  #aimAt(config: pg.ClientConfig): void {
    const { host, port, ssl, connection, ...rest } = new pg.Client(config);
    const { connectionParameters } = { connectionParameters: undefined, ...rest };
    Object.assign(this, { host, port, ssl, connection, connectionParameters });
  }

  /** A statement with a fixed or frequent text is prepared once per connection. */
  #named(asked: unknown[]): unknown[] {
    if (this.#servers.pool?.keepsStatements === false) return withoutName(asked);
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
        if (codeOf(error) === readOnly) this.#noteReadOnly();
        return error ? reject(error) : resolve(result);
      });
    });
  }

  #noteReadOnly(): void {
    this.#isReadOnly = true;
    if (this.#changes === this.#servers.changes && this.#servers.areSeveral) this.#servers.change();
  }

  /**
   * Closes the connection if an answer does not come in time, which fails the query as if PostgreSQL were
   * gone. The timeout of pg itself leaves the connection open with an answer still pending: a pool would hand
   * it out again, and the next query would wait behind the previous one.
   */
  #closeWhenLate(limit: number): void {
    /** When the last query was sent; undefined while none is waited for. */
    let since: number | undefined;
    const late: NodeJS.Timeout = setTimeout(() => {
      if (since === undefined) return;
      // A query that is sent in the moment when the timer of the one before is due has its whole time.
      if (performance.now() - since < limit) late.refresh();
      else void this.end();
    }, limit).unref();
    const answered = () => (since = undefined);
    this.on('drain', answered).on('end', answered);
    const query: Query = (...asked) => {
      since = performance.now();
      late.refresh();
      return this.#ask(...asked);
    };
    Object.assign(this, { query });
  }
}

/** The next connection would not know the statement under its name. */
function withoutName([text, ...rest]: unknown[]): unknown[] {
  const isNamed = typeof text === 'object' && text !== null && 'name' in text && !('submit' in text);
  return [isNamed ? { ...text, name: undefined } : text, ...rest];
}

/** A pool of transactions refuses settings of a session: there the limits are those of the role. */
const sentLimits = ({ pool }: Servers, { statement, idleInTransaction, ...own }: TimeLimits): TimeLimits =>
  pool
    ? own
    : {
        ...own,
        ...(statement !== undefined && { statement }),
        ...(idleInTransaction !== undefined && { idleInTransaction }),
      };

/** Opens one connection outside a pool; its caller ends it. */
export async function openClient(url: string | Servers, limits: TimeLimits): Promise<Client> {
  const client = new Client(url, limits);
  await client.connect();
  return client;
}
