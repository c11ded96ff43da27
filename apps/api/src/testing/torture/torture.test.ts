import { temporaryFolder, type TemporaryFolder } from '@topspin/embedded-postgres/testing/temporary-folder';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { freezing } from './freezing.ts';
import { Installation } from './installation.ts';
import { kills } from './kills.ts';

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
