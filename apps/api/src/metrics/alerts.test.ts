import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { callTurns } from '#http/limits/call-turns.ts';
import { noteOutages } from '#http/log/outages.ts';
import { openBell } from '#live/bell.ts';
import { testDatabase } from '#testing/database/database.ts';
import { late } from '#testing/late.ts';
import { openMetrics } from './metrics.ts';

const root = resolve(import.meta.dirname, '../../../..');
const file = resolve(root, 'deploy/alerts.yaml');
const rules = readFileSync(file, 'utf8');
const alerts = [...rules.matchAll(/^ {6}- alert: (\w+)$/gmu)].map(([, name = '']) => name);
const expressions = [...rules.matchAll(/^ {8}expr: (.+)$/gmu)].map(([, text = '']) => text);
const database = late(testDatabase, (made) => made.close());

/** The names of all metrics there are, with those that a histogram has. */
async function metricNames(): Promise<readonly string[]> {
  const { db, pool, url } = database;
  const bell = await openBell(url);
  const metrics = openMetrics({
    healthDb: db,
    pool,
    bell,
    dataDir: '/',
    mailIsSent: true,
    lastBackup: async () => new Date(),
  });
  const app = Fastify();
  app.decorate('outages', noteOutages({ error: () => {}, warn: () => {} }));
  metrics.watchApp(app);
  metrics.watchTurns(callTurns());
  metrics.watchStreams({ open: 0 });
  metrics.watchJobs([]);
  const text = await metrics.read();
  await bell.close();
  const types = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gmu)];
  return types.flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name],
  );
}

test('an alert asks only for metrics that exist', async () => {
  const names = await metricNames();
  const asked = expressions.flatMap((text) => text.match(/\b(?:topspin|nodejs|process)_\w+/gu) ?? []);
  expect(asked.length).toBeGreaterThanOrEqual(alerts.length - 1);
  expect(asked.filter((name) => !names.includes(name))).toEqual([]);
});

test('each alert has an expression, and a section that says what to do', () => {
  const handbook = readFileSync(resolve(root, 'docs/operating.md'), 'utf8');
  const sections = [...handbook.matchAll(/^#+ (.+)$/gmu)].map(([, heading]) => heading);
  expect(expressions).toHaveLength(alerts.length);
  expect(alerts.filter((name) => !sections.includes(name))).toEqual([]);
  for (const name of alerts) expect(rules).toContain(`runbook: docs/operating.md#${name.toLowerCase()}\n`);
});

test('promtool accepts the rules, where it is installed', () => {
  const { error, status, stdout } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
  if (error) return;
  expect([status, stdout]).toEqual([0, expect.stringContaining(`${alerts.length} rules found`)]);
});
