import { setInterval } from 'node:timers/promises';
import type pg from 'pg';
import { Client } from '#db/client.ts';
import type { Servers } from '#db/servers.ts';
import { hearsItself, isTest, listenToTests, type Notify } from './hears-itself.ts';
import { nameOfBell } from './server-name.ts';
import { liveChannel, topicsIn, type Topics } from './topics.ts';

/** A listening connection. */
export type Connection = {
  /** Resolves when the connection is gone, for any reason. */
  readonly ended: Promise<void>;
  end(): Promise<void>;
};

export type Listening = {
  readonly hear: (topics: Topics) => void;
  /** Notes that a test arrived. */
  readonly hearTest?: () => void;
  /** Sends a test over another connection; without it the connection is not tested. */
  readonly notify?: Notify | undefined;
  readonly pace?: TestPace;
};

/** In milliseconds: how often the connection is asked, how often it is tested whether it hears, and how long a test may take. */
export type TestPace = { readonly beat: number; readonly test: number; readonly patience: number };

export const usualTestPace: TestPace = { beat: 1000, test: 10_000, patience: 1000 };

const timeout = 1000;

/** Opens a listening connection that is known to hear, and checks it from then on. */
export async function openConnection(where: string | Servers, listening: Listening): Promise<Connection> {
  const { hear, hearTest, notify, pace = usualTestPace } = listening;
  const client = new Client(where, { connect: timeout, answer: timeout }, nameOfBell());
  const gone = new AbortController();
  const ended = new Promise<void>((resolve) => client.once('end', resolve)).then(() => gone.abort());
  client.on('notification', (heard) => (isTest(heard) ? hearTest?.() : hear(topicsIn(heard.payload))));
  const end = () => client.end();
  try {
    await client.connect();
    await client.query(`listen ${liveChannel}`);
    if (notify) {
      await listenToTests(client);
      if (!(await hearsItself(client, notify, pace.patience))) throw new Error('the bell is not heard');
    }
  } catch (error) {
    void end();
    throw error;
  }
  keepAsking(client, pace.beat, gone.signal).catch(end);
  if (notify) keepTesting(client, notify, pace, gone.signal).catch(end);
  return { ended, end };
}

/** A connection can be dead without being closed: one that does not answer in time counts as lost. */
async function keepAsking(client: pg.Client, beat: number, signal: AbortSignal): Promise<void> {
  for await (const _ of setInterval(beat, undefined, { ref: false, signal })) await client.query('select 1');
}

/** A connection that answers may hear nothing all the same; a test that cannot be sent says nothing about it. */
async function keepTesting(
  client: pg.Client,
  notify: Notify,
  { test, patience }: TestPace,
  signal: AbortSignal,
): Promise<void> {
  for await (const _ of setInterval(test, undefined, { ref: false, signal })) {
    const isHeard = await hearsItself(client, notify, patience).catch(() => true);
    if (!isHeard) return void client.end();
  }
}
