import { live, ready } from '@topspin/contract';
import type { Call, Db } from '#http/call.ts';
import { databaseFailure } from '#http/answer/database-failure.ts';
import { fail, Refusal } from '#http/fail.ts';
import { handle, type Feature } from '#http/handle.ts';
import { askForRoom } from './room.ts';

const ok = { status: 'ok' } as const;

/** In milliseconds, so that readiness answers within a second. */
const patience = 800;

/** For operators: liveness and readiness, which has a connection of its own: a server with much to do is not one without a database. */
export const health = (own: Db | undefined): Feature => ({
  name: 'health',
  routes: [handle(live, 'anyone', async () => ok), handle(ready, 'anyone', readiness(own))],
});

function readiness(own: Db | undefined) {
  const ask = oneAtATime(askForRoom);
  return async ({ db, log, requestId }: Call<typeof ready>) => {
    try {
      await inTime(ask(own ?? db));
      return ok;
    } catch (cause) {
      log.warn({ reqId: requestId, cause }, 'the database does not answer');
      throw cause instanceof Refusal ? cause : fail(databaseFailure(cause) ?? 'server.notReady');
    }
  };
}

/** Concurrent requests share one check, so that they do not pile up on a frozen database. */
function oneAtATime(work: (db: Db) => Promise<void>): typeof work {
  let open: Promise<void> | undefined;
  return (db) => (open ??= work(db).finally(() => (open = undefined)));
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(fail('server.databaseAway')), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
