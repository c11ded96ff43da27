import type pg from 'pg';
import { openPool } from '#db/connect.ts';
import { databaseFailure } from '#http/answer/database-failure.ts';

/** An error that graphile-worker treats as transient: PostgreSQL is starting. */
const passing = '57P03';

/**
 * The connections of the queue. It writes the outcome of a job in a promise nobody awaits, so that a failure would end
 * the process unless the queue retries it: every database failure is turned into one it retries. Anything still to be
 * retried when the pool ends is left to the next start.
 */
export function openQueuePool(url: string): pg.Pool {
  const pool = openPool(url, { max: 3 });
  const neverAfterEnd = (cause: unknown) => (pool.ending ? new Promise(() => undefined) : askAgain(cause));
  catchIn(pool, 'connect', neverAfterEnd);
  pool.on('connect', (client) => catchIn(client, 'query', askAgain));
  return pool;
}

type Callable = (...asked: never[]) => unknown;

/** Handles the rejections of the promises a method returns. */
function catchIn<Name extends string>(
  of: Readonly<Record<Name, Callable>>,
  name: Name,
  handle: (cause: unknown) => unknown,
): void {
  const method = new Proxy(of[name], {
    apply: (ask, self, asked): unknown => {
      const answer: unknown = Reflect.apply(ask, self, asked);
      return answer instanceof Promise ? answer.catch(handle) : answer;
    },
  });
  Object.assign(of, { [name]: method });
}

function askAgain(cause: unknown): never {
  if (databaseFailure(cause) === undefined) throw cause;
  throw Object.assign(new Error('the database is away', { cause }), { code: passing });
}
