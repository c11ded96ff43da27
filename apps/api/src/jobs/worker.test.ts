import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '#testing/database/database.ts';
import { startWorker } from './worker.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

let cleaned = 0;
const start = () =>
  startWorker({
    databaseUrl: database.url,
    db: database.db,
    mail: undefined,
    mailInvitation: async () => {},
    mailPartner: async () => {},
    mailInvitations: async () => {},
    cleanUp: async () => {
      cleaned += 1;
    },
  });

/** Waits until the schedule is stored, and backdates it. */
async function installed(ago: string): Promise<void> {
  await vi.waitFor(async () => {
    const known = await sql`update graphile_worker._private_known_crontabs
      set known_since = now() - ${ago}::interval`.execute(database.db);
    expect(known.numAffectedRows).toBe(1n);
  }, 15_000);
}

test('the clean-up of a night in which the machine was off is done at the next start, once by all servers', async () => {
  const first = await start();
  await installed('40 days');
  await first.stop();
  const workers = await Promise.all([start(), start(), start()]);
  await vi.waitFor(() => expect(cleaned).toBe(1), { timeout: 10_000 });
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(cleaned).toBe(1);
  await (await start()).stop();
  expect(cleaned).toBe(1);
});
