import { live, ready } from '@topspin/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
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

test('a server is alive without its database, but not ready', async () => {
  expect([await answerOf(live), await answerOf(ready)]).toEqual([
    [200, { status: 'ok' }],
    [200, { status: 'ok' }],
  ]);
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
  expect(await answerOf(ready)).toEqual([200, { status: 'ok' }]);
});

/** New connections may not write temporary files from now on; existing ones are closed. */
async function limitFiles(limit: 0 | -1): Promise<void> {
  const name = new URL(api.databaseUrl).pathname.slice(1);
  await runOnServer(api.databaseUrl, `alter database "${name}" set temp_file_limit = ${limit}`);
  await runOnServer(
    api.databaseUrl,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = '${name}' and pid <> pg_backend_pid()`,
  );
}

test('a disk without room is the reason why a server is not ready, until there is room', async () => {
  await limitFiles(0);
  expect(await answerOf(ready)).toEqual([503, expect.objectContaining({ code: 'server.diskFull' })]);
  await limitFiles(-1);
  expect(await answerOf(ready)).toEqual([200, { status: 'ok' }]);
});
