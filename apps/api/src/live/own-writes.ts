import type pg from 'pg';
import type { Bell } from './bell.ts';
import { liveChannel, topicsIn } from './topics.ts';

/**
 * Hears the rings of this pool's own transactions before their commit is answered: see the function `ring` in the
 * migrations. A transaction that is rolled back is heard too, which only costs a query.
 */
export function hearOwnWrites(pool: pg.Pool, bell: Pick<Bell, 'ringHere'>): void {
  const rung = new WeakMap<pg.PoolClient, Set<string>>();
  pool.on('connect', (client) => {
    const topics = new Set<string>();
    rung.set(client, topics);
    client.on('notice', ({ message, detail }) => {
      if (message === liveChannel) topicsIn(detail).forEach((topic) => topics.add(topic));
    });
  });
  pool.on('release', (_error, client) => {
    const topics = rung.get(client);
    if (!topics?.size) return;
    bell.ringHere([...topics]);
    topics.clear();
  });
}
