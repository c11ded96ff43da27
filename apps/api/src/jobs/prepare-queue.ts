import { runMigrations } from 'graphile-worker';
import { openQueuePool } from './queue-pool.ts';
import { quiet } from './quiet.ts';

/** Creates or migrates the queue's own tables. */
export async function prepareQueue(url: string): Promise<void> {
  const pgPool = openQueuePool(url);
  try {
    await runMigrations({ pgPool, logger: quiet });
  } finally {
    await pgPool.end();
  }
}
