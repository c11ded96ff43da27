import { getStatus } from '@topspin/contract';
import { sql } from 'kysely';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { versions } from '#platform/version.ts';
import { startAnother, testSettings } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';

const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'topspin@topspin.test' };
const lastBackup = async () => new Date('2026-01-02T03:04:05Z');
const api = givenApi({
  settings: { ...testSettings, mail },
  machine: { dataDir: '/', embedded: true, lastBackup },
});
const admin = givenUser(api, 'Ada Admin');
const other = givenUser(api, 'Olga Otra');

test('tells an admin about disk, database, versions and backups, and nobody else', async () => {
  const status = await admin.get(getStatus);
  expect(status).toMatchObject({
    versions: { program: versions.version, schema: versions.schema, node: process.versions.node },
    database: { embedded: true, bytes: expect.any(Number) },
    backups: { last: '2026-01-02T03:04:05.000Z' },
    failing_jobs: 0,
  });
  expect(status.disk?.size).toBeGreaterThan(status.disk?.free ?? Infinity);
  expect(status.versions.postgresql).toMatch(/^\d+\.\d+/u);
  expect((await other.call(getStatus)).status).toBe(403);
});

test('lists the servers that are there, until they are gone', async () => {
  const host = hostname().slice(0, 30);
  const hosts = async () => (await admin.get(getStatus)).servers.map((server) => server.host);
  expect(await hosts()).toEqual([host]);
  const second = await startAnother(api);
  expect(await hosts()).toEqual([host, host]);
  await second.close();
  await expect.poll(hosts).toEqual([host]);
});

test('counts the mails that wait, and since when', async () => {
  const before = await admin.get(getStatus);
  await sql`update outbox set sent_at = now()`.execute(api.db);
  const sent = await admin.get(getStatus);
  await sql`update outbox set sent_at = null, last_error = 'refused'
    where id = (select min(id::text)::uuid from outbox)`.execute(api.db);
  const { mails } = await admin.get(getStatus);
  expect(before.mails.waiting).toBeGreaterThan(0);
  expect(sent.mails).toMatchObject({
    sent: true,
    waiting: 0,
    waiting_since: null,
    last_sent: expect.any(String),
  });
  expect(mails).toMatchObject({ waiting: 1, refused: 1, waiting_since: expect.any(String) });
});
