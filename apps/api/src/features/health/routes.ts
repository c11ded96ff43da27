import { live, ready, version } from '@topspin/contract';
import type { FastifyInstance } from 'fastify';
import { databaseFailure } from '#http/answer/database-failure.ts';
import type { Call, Db } from '#http/call.ts';
import { fail, Refusal } from '#http/fail.ts';
import { handle, type Feature } from '#http/handle.ts';
import { isOutage } from '#http/log/outages.ts';
import { versions } from '#platform/version.ts';
import { askForCommits } from './commits.ts';
import { askForRoom } from './room.ts';

const ok = { status: 'ok' } as const;

/** In milliseconds, so that readiness answers within a second. */
const patience = 800;

/** For operators: liveness, readiness and the version. Readiness has a connection of its own: a server with much to do is not one without a database. */
export const health = (own: Db | undefined): Feature => ({
  name: 'health',
  routes: [
    handle(live, 'anyone', async () => ok),
    handle(ready, 'anyone', readiness(own)),
    handle(version, 'anyone', async () => versions),
  ],
});

function readiness(own: Db | undefined) {
  const ask = oneAtATime(askDatabase);
  return async ({ db, log, requestId, http }: Call<typeof ready>) => {
    const { outages } = http.request.server;
    try {
      await check(ask(own ?? db), outages);
      return { ...ok, since: outages.state.since.toISOString() };
    } catch (cause) {
      const { code, since } = outages.state;
      if (code) throw fail(code, { since: since.toISOString() });
      log.warn({ reqId: requestId, cause }, 'the database does not answer');
      throw cause instanceof Refusal ? cause : fail('server.notReady');
    }
  };
}

type Outages = FastifyInstance['outages'];

/** Notes whether the database is available; fails if it is not. */
async function check(asked: Promise<void>, outages: Outages): Promise<void> {
  try {
    await inTime(asked);
    outages.works();
  } catch (cause) {
    const code = cause instanceof Refusal ? cause.code : databaseFailure(cause);
    if (isOutage(code)) outages.failed(code, reasonOf(cause));
    throw cause;
  }
}

function reasonOf(cause: unknown): string {
  const reason = cause instanceof Refusal ? cause.details?.['reason'] : undefined;
  return typeof reason === 'string' ? reason : cause instanceof Error ? cause.message : String(cause);
}

/** In milliseconds: how often the database is looked at, while it answers and while it does not. */
const pace = { usual: 15_000, outage: 1000 };

/** Looks at the database by itself, so that an outage is known from when it began to when it ended, whether or not anybody asks. */
export function watchDatabase(app: FastifyInstance, own: Db): void {
  const { outages } = app;
  let timer: NodeJS.Timeout;
  const later = () => {
    timer = setTimeout(look, outages.state.code ? pace.outage : pace.usual).unref();
  };
  const look = () => void check(askDatabase(own), outages).then(later, later);
  later();
  app.addHook('onClose', async () => clearTimeout(timer));
}

/** Whether the database can write, and acknowledges what is written. */
async function askDatabase(db: Db): Promise<void> {
  await askForRoom(db);
  await askForCommits(db);
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
