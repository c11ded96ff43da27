import type pg from 'pg';
import { openPool } from '#db/connect.ts';
import { databaseFailure } from '#http/answer/database-failure.ts';

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
  catchIn(pool, 'connect', neverAfterEnd);
  pool.on('connect', (client) => catchIn(client, 'query', askAgain));
  return pool;
}

type Callable = (...asked: never[]) => unknown;

/** Has the promises that a method gives handled where they fail. */
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
