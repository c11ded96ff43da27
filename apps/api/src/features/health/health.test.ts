import { editMe, live, me, ready, version } from '@topspin/contract';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { startApi, type TestApi } from '#testing/client.ts';
import { runOnServer } from '#testing/database/run-on-server.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.close());

const answerOf = async (route: typeof live | typeof ready, headers = {}) => {
  const { status, body } = await api.call(route, { headers });
  return [status, body];
};

const isReady = [200, { status: 'ok', since: expect.any(String) }];

test('a server is alive without its database, but not ready', async () => {
  expect([await answerOf(live), await answerOf(ready)]).toEqual([[200, { status: 'ok' }], isReady]);
  await api.db.destroy();
  expect(await answerOf(live)).toEqual([200, { status: 'ok' }]);
  expect(await answerOf(ready)).toEqual([503, expect.objectContaining({ code: 'server.notReady' })]);
});

/** Takes every connection of the pool, which looks like a database that does not answer. */
async function occupyPool(): Promise<() => void> {
  const free = Promise.withResolvers<void>();
  const taken = Array.from({ length: 10 }, () => {
    const isTaken = Promise.withResolvers<void>();
    void api.db.connection().execute(async () => {
      isTaken.resolve();
      await free.promise;
    });
    return isTaken.promise;
  });
  await Promise.all(taken);
  return free.resolve;
}

test('who asks for health with a token has an answer within a second, though the database has none', async () => {
  const { login } = await api.registerUser();
  const headers = { authorization: `Bearer ${login.token}` };
  const free = await occupyPool();
  const began = performance.now();
  const answers = await Promise.all([answerOf(live, headers), ...[1, 2].map(() => answerOf(ready, headers))]);
  expect(performance.now() - began).toBeLessThan(1000);
  const away = [503, expect.objectContaining({ code: 'server.databaseAway' })];
  expect(answers).toEqual([[200, { status: 'ok' }], away, away]);
  free();
  expect(await answerOf(ready)).toEqual(isReady);
});

/** Changes a setting of the database, for new connections; existing ones are closed. */
async function set(setting: string): Promise<void> {
  const name = new URL(api.databaseUrl).pathname.slice(1);
  // A connection to a read-only database may change it all the same.
  await runOnServer(inject('databaseServer').superuserUrl, `alter database "${name}" set ${setting}`);
  await runOnServer(
    api.databaseUrl,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = '${name}' and pid <> pg_backend_pid()`,
  );
}

test('a disk without room is the reason why a server is not ready, until there is room', async () => {
  await set('temp_file_limit = 0');
  expect(await answerOf(ready)).toEqual([503, expect.objectContaining({ code: 'server.diskFull' })]);
  await set('temp_file_limit = -1');
  expect(await answerOf(ready)).toEqual(isReady);
});

test('a database that became read-only answers reads, refuses writes for now, and is not ready until it takes them', async () => {
  const user = await api.registerUser();
  await set('default_transaction_read_only = on');
  const change = { body: { name: 'Ana' }, version: user.login.user.version };
  const readOnly = [503, expect.objectContaining({ code: 'server.readOnly' })];
  expect(await answerOf(ready)).toEqual(readOnly);
  expect((await user.call(me)).status).toBe(200);
  const { status, failure, headers } = await user.call(editMe, change);
  expect([status, failure.code, headers['retry-after']]).toEqual([503, 'server.readOnly', '2']);
  await set('default_transaction_read_only = off');
  expect(await answerOf(ready)).toEqual(isReady);
  await user.get(editMe, change);
});

test('says since when it is ready, or not, and why', async () => {
  const { since } = await api.get(ready);
  expect(Date.parse(since)).toBeLessThanOrEqual(Date.now());
  await set('temp_file_limit = 0');
  const [first, second] = [await api.call(ready), await api.call(ready)];
  const from = String(first.failure.details?.['since']);
  expect(Date.parse(from)).toBeGreaterThanOrEqual(Date.parse(since));
  expect(second.failure).toMatchObject({ code: 'server.diskFull', details: { since: from } });
  await set('temp_file_limit = -1');
  const back = await api.get(ready);
  expect(Date.parse(back.since)).toBeGreaterThan(Date.parse(from));
});

test('names the version of the program and of its schema', async () => {
  const { version: program, schema } = await api.get(version);
  expect([program, schema]).toEqual([
    expect.stringMatching(/^\d+\.\d+\.\d+/u),
    expect.stringMatching(/^\d{4}$/u),
  ]);
});
