import { listPublicOpens, live, me } from '@topspin/contract';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openBell } from '#live/bell.ts';
import { callerOf, noLimits, testSettings } from '#testing/client.ts';
import { testDatabase } from '#testing/database/database.ts';
import { late } from '#testing/late.ts';
import { createApp } from '../app.ts';
import { openMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

/** A server whose metrics are served, as `METRICS_PORT` asks for. */
const givenMeasured = () =>
  late(
    async () => {
      const database = await testDatabase();
      const { pool, db, url } = database;
      const bell = await openBell(url);
      const metrics = openMetrics({
        healthDb: db,
        pool,
        bell,
        dataDir: '/',
        mailIsSent: true,
        lastBackup: async () => new Date(1_700_000_000_000),
      });
      const app = await createApp({ db, bell, settings: testSettings, limits: noLimits, metrics });
      const served = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
      const scrape = async () => (await fetch(`http://127.0.0.1:${served.port}/metrics`)).text();
      const close = async () => {
        await served.close();
        await app.close();
        await bell.close();
        await database.close();
      };
      return { app, bell, db, port: served.port, scrape, close };
    },
    ({ close }) => close(),
  );

const measured = givenMeasured();

/** The value of a metric with its labels as they are written, or undefined. */
const valueOf = (text: string, metric: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${metric} `));
  return line === undefined ? undefined : Number(line.slice(metric.length + 1));
};

test('counts answers by the name of their route and the class of their status, and how long they took by kind', async () => {
  const { app, scrape } = measured;
  const caller = callerOf(app);
  const before = await scrape();
  await caller.get(listPublicOpens);
  await caller.get(listPublicOpens);
  await caller.call(me);
  await caller.get(live);
  await app.inject({ url: '/nobody@example.org/secret' });
  const text = await scrape();
  const added = (metric: string) => (valueOf(text, metric) ?? 0) - (valueOf(before, metric) ?? 0);
  expect(added('topspin_requests_total{route="listPublicOpens",class="2xx"}')).toBe(2);
  expect(added('topspin_requests_total{route="me",class="4xx"}')).toBe(1);
  expect(added('topspin_requests_total{route="unknown",class="4xx"}')).toBe(1);
  expect(added('topspin_request_duration_seconds_count{kind="read"}')).toBe(3);
  expect(added('topspin_request_duration_seconds_count{kind="health"}')).toBe(1);
  expect(text).not.toMatch(/nobody|secret/u);
});

test('says how the bell, the pool, the turns, the disk and the database are', async () => {
  const { bell, db, scrape } = measured;
  await sql`select graphile_worker.add_job('sendMail', '{}'::json)`.execute(db);
  const text = await scrape();
  const values = [
    'topspin_ready',
    'topspin_bell_connected',
    'topspin_bell_losses_total',
    'topspin_pool_waiting',
    'topspin_turns{kind="writes",state="waiting"}',
    'topspin_turns_oldest_seconds{kind="reads"}',
    'topspin_turns_refused_total{kind="points",reason="slow"}',
    'topspin_streams',
    'topspin_database_answers',
    'topspin_jobs{task="sendMail",state="waiting"}',
    'topspin_outbox_mails{state="unsent"}',
    'topspin_conflicts',
    'topspin_backup_last_timestamp_seconds',
  ].map((metric) => valueOf(text, metric));
  expect(values).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1_700_000_000]);
  expect(valueOf(text, 'topspin_bell_last_heard_timestamp_seconds')).toBe(
    (bell.lastHeard?.getTime() ?? 0) / 1000,
  );
  for (const metric of [
    'topspin_disk_free_bytes',
    'topspin_database_size_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect([metric, valueOf(text, metric)]).toEqual([metric, expect.any(Number)]);
});

test('is served at /metrics and nowhere else', async () => {
  const { app, port } = measured;
  const statuses = [`http://127.0.0.1:${port}/`, `http://127.0.0.1:${port}/metrics/x`].map(
    async (url) => (await fetch(url)).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404]);
  expect((await app.inject({ url: '/api/metrics' })).statusCode).toBe(404);
});

describe('while the database does not answer', () => {
  const cut = givenMeasured();

  test('leaves out what the database says, and says so', async () => {
    await cut.db.destroy();
    const text = await cut.scrape();
    expect(valueOf(text, 'topspin_database_answers')).toBe(0);
    expect(valueOf(text, 'topspin_conflicts')).toBeUndefined();
    expect(valueOf(text, 'topspin_streams')).toBe(0);
  });
});
