import type pg from 'pg';
import { openPool } from '#db/connect.ts';
import { databaseFailure } from '#http/answer/database-failure.ts';

type Asked = (...asked: unknown[]) => unknown;

/** What graphile-worker takes for a passing failure: PostgreSQL is starting. */
const passing = '57P03';

/**
 * The connections of the queue. What became of a job is written by a promise that nobody waits for, so that a failure
 * ends the process, unless it is one that the queue tries again: every failure of the database is made into one. What is
 * still to be tried when the pool has ended is left to the next start.
 */
export function openQueuePool(url: string): pg.Pool {
  const pool = openPool(url, { max: 3 });
  const neverAfterEnd = (cause: unknown) => (pool.ending ? new Promise(() => undefined) : askAgain(cause));
  pool.connect = caught(pool.connect.bind(pool) as Asked, neverAfterEnd) as typeof pool.connect;
  pool.on('connect', (client) => {
    client.query = caught(client.query.bind(client) as Asked, askAgain) as typeof client.query;
  });
  return pool;
}

const caught =
  (ask: Asked, handle: (cause: unknown) => unknown): Asked =>
  (...asked) => {
    const answer = ask(...asked);
    return answer instanceof Promise ? answer.catch(handle) : answer;
  };

function askAgain(cause: unknown): never {
  if (databaseFailure(cause) === undefined) throw cause;
  throw Object.assign(new Error('the database is away', { cause }), { code: passing });
}
