import { setInterval } from 'node:timers/promises';
import pg from 'pg';
import { nameOfBell } from './server-name.ts';
import { liveChannel, topicsIn, type Topics } from './topics.ts';

/** A listening connection. */
export type Connection = {
  /** Resolves when the connection is gone, for any reason. */
  readonly ended: Promise<void>;
  end(): Promise<void>;
};

const timeout = 1000;

/** Opens a listening connection and checks it every `beat` ms. */
export async function openConnection(
  url: string,
  hear: (topics: Topics) => void,
  beat: number,
): Promise<Connection> {
  const client = new pg.Client({
    connectionString: url,
    application_name: nameOfBell(),
    connectionTimeoutMillis: timeout,
    query_timeout: timeout,
  });
  const gone = new AbortController();
  const ended = new Promise<void>((resolve) => client.once('end', resolve)).then(() => gone.abort());
  client.on('error', () => undefined); // It ends too, and that is what is waited for.
  client.on('notification', ({ payload }) => hear(topicsIn(payload)));
  const end = () => client.end();
  try {
    await client.connect();
    await client.query(`listen ${liveChannel}`);
  } catch (error) {
    void end();
    throw error;
  }
  keepAsking(client, beat, gone.signal).catch(end);
  return { ended, end };
}

/** A connection can be dead without being closed: one that does not answer in time counts as lost. */
async function keepAsking(client: pg.Client, beat: number, signal: AbortSignal): Promise<void> {
  for await (const _ of setInterval(beat, undefined, { ref: false, signal })) await client.query('select 1');
}
