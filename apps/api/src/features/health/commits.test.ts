import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#db/connect.ts';
import type { Db } from '#http/call.ts';
import { runOnServer } from '#testing/database/run-on-server.ts';
import { type TemporaryPostgres, temporaryPostgres } from '#testing/database/temporary-postgres.ts';
import { askForCommits } from './commits.ts';

let server: TemporaryPostgres;
let db: Db;
beforeAll(async () => {
  server = await temporaryPostgres();
  db = connect(server.url);
});
afterAll(async () => {
  await db.destroy();
  await server.close();
});

async function waitFor(standby: string): Promise<void> {
  await runOnServer(server.superuserUrl, `alter system set synchronous_standby_names = '${standby}'`);
  await runOnServer(server.superuserUrl, 'select pg_reload_conf()');
}

const answer = () =>
  askForCommits(db).then(
    () => 'acknowledged',
    (failure: unknown) => failure,
  );
const poll = { timeout: 30_000 };

test('a commit that waits for an absent standby is known until it is no longer waited for, though its client has gone', async () => {
  expect(await answer()).toBe('acknowledged');
  await waitFor('two');
  const client = new pg.Client({ connectionString: server.url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('set synchronous_commit = on');
  const write = expect(client.query('create table written ()')).rejects.toThrow('Connection terminated');
  await expect.poll(answer, poll).toMatchObject({ code: 'server.databaseAway' });
  await client.end();
  await write;
  expect(await answer()).toMatchObject({
    details: { reason: 'commits wait for a synchronous standby' },
  });
  await waitFor('');
  await expect.poll(answer, poll).toBe('acknowledged');
});
