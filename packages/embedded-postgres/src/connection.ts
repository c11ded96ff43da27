import pg from 'pg';

/** How long the server may take to accept a connection, in milliseconds. */
const connectWithin = 5000;

/** Opens a connection for some work and closes it again. If it breaks, the work fails and not the process. */
export async function withConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectWithin });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}
