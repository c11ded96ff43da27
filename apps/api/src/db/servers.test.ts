import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { databaseFailure } from '#http/answer/database-failure.ts';
import { runOnServer } from '#testing/database/run-on-server.ts';
import { temporaryPostgres, type TemporaryPostgres } from '#testing/database/temporary-postgres.ts';
import { openPool } from './connect.ts';

vi.setConfig({ hookTimeout: 120_000 });

let one: TemporaryPostgres;
let two: TemporaryPostgres;
beforeAll(async () => {
  one = await temporaryPostgres();
  two = await temporaryPostgres();
  for (const [{ superuserUrl }, name] of [[one, 'one'] as const, [two, 'two'] as const])
    await runOnServer(superuserUrl, `alter database topspin set topspin.name = '${name}'`);
});
afterAll(async () => {
  await one.close();
  await two.close();
});

const folderOf = ({ url }: TemporaryPostgres) => new URL(url).searchParams.get('host') ?? '';

function both(): string {
  const url = new URL(one.url);
  url.searchParams.set('host', [one, two].map(folderOf).join(','));
  url.searchParams.set('target_session_attrs', 'read-write');
  return url.href;
}

/** Makes one of the servers read only, as a standby does, or lets it take writes; connections that are open notice it too. */
async function letRead({ superuserUrl }: TemporaryPostgres, only: boolean): Promise<void> {
  const state = only ? 'on' : 'off';
  await runOnServer(superuserUrl, `alter system set default_transaction_read_only = ${state}`);
  await runOnServer(superuserUrl, 'select pg_reload_conf()');
  const shown = () =>
    runOnServer<{ default_transaction_read_only: string }>(
      superuserUrl,
      'show default_transaction_read_only',
    );
  await expect.poll(async () => (await shown())[0]?.default_transaction_read_only).toBe(state);
}

const nameOf = `select current_setting('topspin.name') as name`;
const writing = 'create table if not exists written (name text)';

test('connections lead to the server that takes writes, and to the other one when they change places', async () => {
  await letRead(one, true);
  const pool = openPool(both(), { max: 2 });
  expect((await pool.query(nameOf)).rows).toEqual([{ name: 'two' }]);
  await pool.query(writing);
  await letRead(two, true);
  await letRead(one, false);
  const client = await pool.connect();
  await expect(client.query('drop table written')).rejects.toMatchObject({ code: '25006' });
  client.release();
  await pool.query(writing);
  expect((await pool.query(nameOf)).rows).toEqual([{ name: 'one' }]);
  await pool.end();
});

test('all connections of a pool are replaced when one of them met a server that only reads', async () => {
  await letRead(one, false);
  await letRead(two, true);
  const pool = openPool(both(), { max: 2 });
  const clients = [await pool.connect(), await pool.connect()] as const;
  await letRead(one, true);
  await letRead(two, false);
  await expect(clients[0].query(writing)).rejects.toMatchObject({ code: '25006' });
  for (const client of clients) client.release();
  const names = await Promise.all([1, 2].map(() => pool.query<{ name: string }>(nameOf)));
  expect(names.map(({ rows }) => rows[0]?.name)).toEqual(['two', 'two']);
  await pool.end();
});

test('servers of which none takes writes count as a database that only reads, each with its reason', async () => {
  await letRead(one, true);
  await letRead(two, true);
  const pool = openPool(both(), { max: 1 });
  const failure: unknown = await pool.query('select 1').catch((error: unknown) => error);
  expect(databaseFailure(failure)).toBe('server.readOnly');
  expect(String(failure)).toContain(`${folderOf(one)}:5432 only reads; ${folderOf(two)}`);
  await letRead(one, false);
  expect((await pool.query(nameOf)).rows).toEqual([{ name: 'one' }]);
  await pool.end();
});

test('a server that is away is passed over', async () => {
  await letRead(two, false);
  const pool = openPool(both().replace(encodeURIComponent(folderOf(one)), '%2Fnowhere'), { max: 1 });
  expect((await pool.query(nameOf)).rows).toEqual([{ name: 'two' }]);
  await pool.end();
});
