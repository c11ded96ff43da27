import { expect, test } from 'vitest';
import { createServer } from './server.ts';

test('a request that comes while the server is closing is answered as always, and its connection ends', async () => {
  const app = createServer({ logLevel: 'silent', trustProxy: false });
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  app.get('/here', async () => ({ still: 'here' }));
  app.addHook('preClose', async () => {
    begun.resolve();
    await held.promise;
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const closed = app.close();
  await begun.promise;
  const answer = await fetch(`${address}/here`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  expect(await answer.json()).toEqual({ still: 'here' });
  held.resolve();
  await closed;
});
