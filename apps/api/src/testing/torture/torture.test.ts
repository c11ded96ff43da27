import { temporaryFolder, type TemporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { failover } from './failover.ts';
import { freezing } from './freezing.ts';
import { Installation } from './installation.ts';
import { kills } from './kills.ts';
import { soak } from './soak.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A short version of `npm run torture`; times are only measured there, on an otherwise idle machine. */
let folder: TemporaryFolder;
let installation: Installation;

beforeAll(async () => {
  folder = await temporaryFolder();
  installation = await Installation.start(folder.path);
  await installation.prepare(8);
});
afterAll(async () => {
  await installation.stop();
  await folder.remove();
});

const good = { exits: 0, lost: 0, faults: 0 };

test('killed backends and postmasters end no process and lose no point', async () => {
  expect(await kills(installation, 6)).toMatchObject(good);
});

test('a frozen PostgreSQL holds nobody for long', async () => {
  const report = await freezing(installation, 1000);
  expect(report).toMatchObject({ ...good, readiness: expect.arrayContaining(['server.databaseAway']) });
});

test('points go on under load that lasts, and streams that come and go', async () => {
  const report = await soak(installation, 0.1);
  expect(report).toMatchObject({ ...good, refusedReads: 0, growth: expect.any(Number) });
});

test('a switch of the primary and a killed one lose no point', async () => {
  expect(await failover()).toMatchObject(good);
});
