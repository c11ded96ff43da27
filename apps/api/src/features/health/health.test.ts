import { live, ready } from '@topspin/contract';
import { expect, test } from 'vitest';
import { startApi } from '#testing/client.ts';

test('a server is alive without its database, but not ready', async () => {
  const api = await startApi();
  expect([(await api.call(live)).status, (await api.call(ready)).status]).toEqual([200, 200]);
  await api.db.destroy();
  const { status, failure } = await api.call(ready);
  expect([(await api.call(live)).status, status, failure.code]).toEqual([200, 503, 'server.notReady']);
  await api.close();
});
