import { Kysely, PostgresDialect } from 'kysely';
import type { Client } from '#db/client.ts';
import type { Database } from '#db/schema.generated.ts';

/** The typed query builder on one open connection, and so in its transaction; whoever opened the connection ends it. */
export function onOneClient(client: Client): Kysely<Database> {
  const lent = Object.assign(client, { release: () => undefined });
  const pool = { connect: async () => lent, end: async () => undefined, options: {} };
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
