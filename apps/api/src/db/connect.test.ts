import { setInterval } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openClient, type TimeLimits } from '#db/client.ts';
import { openPool } from '#db/connect.ts';
import { testDatabase, type TestDatabase } from '#testing/database/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

let close: (() => Promise<void>)[];
beforeEach(() => {
  close = [];
});
afterEach(() => Promise.all(close.map((end) => end())));

function pool(limits?: TimeLimits) {
  const opened = openPool(database.url, { max: 1, ...(limits && { limits }) });
  close.push(() => opened.end());
  return opened;
}

const serverProcess = async (client: Pick<PoolClient, 'query'>) =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;

/** Not `once`, which would reject on the error before the end. */
const ended = (client: PoolClient) => new Promise((resolve) => client.once('end', resolve));

const terminate = async (pid: number | undefined) => {
  const other = pool();
  await other.query('select pg_terminate_backend($1)', [pid]);
};

describe('a connection that is cut', () => {
  test('between two queries of a transaction fails the next query alone', async () => {
    const one = pool();
    const client = await one.connect();
    await client.query('begin');
    const cut = ended(client);
    await terminate(await serverProcess(client));
    await cut;
    await expect(client.query('select 1')).rejects.toThrow('not queryable');
    client.release();
    expect(await serverProcess(one)).toBeGreaterThan(0);
  });

  test('while idle is replaced', async () => {
    const one = pool();
    const pid = await serverProcess(one);
    const cut = new Promise((resolve) => one.once('remove', resolve));
    await terminate(pid);
    await cut;
    expect(await serverProcess(one)).not.toBe(pid);
  });

  test('is closed once it says that its server only reads: another one may be the primary by now', async () => {
    const one = pool();
    const client = await one.connect();
    const pid = await serverProcess(client);
    await client.query('set default_transaction_read_only = on');
    await expect(client.query('create table serve ()')).rejects.toMatchObject({ code: '25006' });
    client.release();
    expect(await serverProcess(one)).not.toBe(pid);
    await one.query('create temp table serve ()');
  });

  test('under a query fails it', async () => {
    const one = pool();
    const client = await one.connect();
    const pid = await serverProcess(client);
    const asleep = expect(client.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57P01' });
    await terminate(pid);
    await asleep;
    client.release();
  });
});

test('a connection that is asked as often as an answer may take stays open', async () => {
  const client = await openClient(database.url, { answer: 40 });
  let hasEnded = false;
  client.once('end', () => (hasEnded = true));
  let asked = 0;
  for await (const _ of setInterval(40)) {
    await client.query('select 1');
    asked += 1;
    if (asked > 25) break;
  }
  expect(hasEnded).toBe(false);
  await client.end();
});

describe('a wait ends', () => {
  const sleep = 'select pg_sleep(60)';

  test('for a statement, by PostgreSQL, which keeps the connection', async () => {
    const one = pool({ statement: 50 });
    const client = await one.connect();
    const pid = await serverProcess(client);
    await expect(client.query(sleep)).rejects.toMatchObject({ code: '57014' });
    client.release();
    expect(await serverProcess(one)).toBe(pid);
  });

  test('for an answer, with the connection, which nobody else gets', async () => {
    const one = pool({ answer: 200 });
    const client = await one.connect();
    const pid = await serverProcess(client);
    await expect(client.query(sleep)).rejects.toThrow('Connection terminated');
    await expect(client.query('rollback')).rejects.toThrow('not queryable');
    client.release();
    expect(await serverProcess(one)).not.toBe(pid);
    await terminate(pid);
  });

  test('for a free connection', async () => {
    const one = pool();
    // With a limit short enough to be waited for, this could take longer on a busy machine.
    const client = await one.connect();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const refused = expect(one.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect');
    vi.advanceTimersByTime(4000);
    vi.useRealTimers();
    await refused;
    client.release();
    expect(await serverProcess(one)).toBeGreaterThan(0);
  });

  test('for a transaction that does nothing, with its connection', async () => {
    const one = pool({ idleInTransaction: 50 });
    const client = await one.connect();
    await client.query('begin');
    await ended(client);
    await expect(client.query('commit')).rejects.toThrow('not queryable');
    client.release();
  });

  test('for no answer that came, however many are asked for one behind the other', async () => {
    const one = pool({ answer: 400 });
    const asked = Array.from({ length: 8 }, () => one.query('select pg_sleep(0.1)'));
    expect(await Promise.all(asked)).toHaveLength(8);
  });
});
