import type pg from 'pg';
import type { Bell } from './bell.ts';
import { liveChannel, topicsIn } from './topics.ts';

/**
 * Hears what the transactions of this pool ring, the moment they are over and before anybody is told that they are: see
 * the function `ring` in the migrations. One that was rolled back is heard too, which costs a look at the database.
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
