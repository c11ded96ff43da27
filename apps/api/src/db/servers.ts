import pg from 'pg';
import { clientConfig } from '#db/client-config.ts';
import { addressesIn, hostOf, hostsIn } from '#db/server-addresses.ts';
import { codeOf } from '#platform/error-code.ts';

/** SQLSTATE of a write to a standby or in a transaction that only reads. */
export const readOnly = '25006';

/** In milliseconds: what looking at one server takes at most, and at least where there are many. */
const patience = { most: 3000, least: 500 };

/** A pool between Topspin and PostgreSQL that gives each transaction a connection of its own choice, as PgBouncer does. */
export type TransactionPool = {
  /** Whether a prepared statement is known on every connection it gives. */
  readonly keepsStatements: boolean;
};

/** No server of a database can be used; the message has a reason for each. */
export class NoServer extends Error {
  readonly code: string;

  constructor(code: string, reasons: readonly string[]) {
    super(reasons.join('; '));
    this.code = code;
  }
}

/**
 * The servers of a database, of which one takes writes: a primary and its standbys may change places at any time. Connections that
 * share this object share what is known of them.
 */
export class Servers {
  readonly addresses: readonly string[];
  /** Whether a server counts only if it takes writes. */
  readonly areSeveral: boolean;
  /** What connections lead through; undefined if they lead to PostgreSQL, or to a pool that makes no difference. */
  readonly pool: TransactionPool | undefined;
  #found: string | undefined;
  #search: Promise<string> | undefined;
  #changes = 0;

  constructor(url: string, pool?: TransactionPool) {
    this.pool = pool;
    this.addresses = addressesIn(url);
    this.areSeveral = (hostsIn(url)?.length ?? 1) > 1;
  }

  /** How often the primary was found to be none any more; connections from before should be replaced. */
  get changes(): number {
    return this.#changes;
  }

  /** The server to connect to, within about so many milliseconds: the one that was found last, or else they are tried in turn. */
  async find(limit = Infinity): Promise<string> {
    const [only] = this.addresses;
    if (this.addresses.length === 1 && only !== undefined) return only;
    if (this.#found !== undefined) return this.#found;
    this.#search ??= this.#look(limit).finally(() => (this.#search = undefined));
    return this.#search;
  }

  /** Looks anew for the next connection: the server that was found could not be connected to. */
  forget(): void {
    this.#found = undefined;
  }

  /** The server that was found only reads now. */
  change(): void {
    this.forget();
    this.#changes += 1;
  }

  async #look(limit: number): Promise<string> {
    const each = Math.max(Math.min(patience.most, limit / this.addresses.length), patience.least);
    const reasons: string[] = [];
    let code = '';
    for (const address of this.addresses) {
      try {
        if ((await takesWrites(address, each)) || !this.areSeveral) return (this.#found = address);
        code = readOnly;
        reasons.push(`${hostOf(address)} only reads`);
      } catch (error) {
        if (code !== readOnly) code = codeOf(error) || code;
        reasons.push(`${hostOf(address)}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    throw new NoServer(code, reasons);
  }
}

export const serversOf = (where: string | Servers): Servers =>
  typeof where === 'string' ? new Servers(where) : where;

async function takesWrites(address: string, limit: number): Promise<boolean> {
  const client = new pg.Client({ ...clientConfig(address, { connect: limit }), query_timeout: limit });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await isWritable(client);
  } finally {
    client.end().catch(() => undefined);
  }
}

/** Whether the server of a connection takes writes: no standby, and none that is set to read only. */
async function isWritable(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  return rows[0]?.transaction_read_only === 'off';
}

/** Fails as a write would. */
export async function refuseReadOnly(client: pg.Client): Promise<void> {
  if (!(await isWritable(client))) throw new NoServer(readOnly, ['the server only reads']);
}
