import { randomBytes } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { databaseAddress } from '#db/address.ts';
import { migrate } from '#db/migrate.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts';
import { runOnServer } from '#testing/run-on-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: { adminUrl: string; template: string };
  }
}

/** One server for the whole run, with the migrated template that every test file clones. */
export default async function databaseServer(project: TestProject): Promise<() => Promise<void>> {
  const server = await openServer(process.env['TEST_DATABASE_URL']);
  const template = `topspin_test_${randomBytes(4).toString('hex')}`;
  try {
    await runOnServer(server.adminUrl, createTemplate(template));
    await migrate(databaseAddress(server.adminUrl, template));
  } catch (error) {
    await server.close(template);
    throw error;
  }
  project.provide('databaseServer', { adminUrl: server.adminUrl, template });
  return () => server.close(template);
}

type Server = { adminUrl: string; close(template: string): Promise<void> };

async function openServer(given: string | undefined): Promise<Server> {
  if (given !== undefined) return { adminUrl: given, close: (template) => dropAll(given, template) };
  const folder = await mkdtemp(join(tmpdir(), 'topspin-test-'));
  chmodSync(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  return {
    adminUrl: databaseAddress(postgres.url, 'postgres'),
    async close() {
      await postgres.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Sorted as in Spanish whatever the server's own default is. */
function createTemplate(name: string): string {
  return `create database "${name}" template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'
    locale_provider icu icu_locale 'es-ES'`;
}

async function dropAll(adminUrl: string, template: string): Promise<void> {
  const names = await runOnServer<{ datname: string }>(
    adminUrl,
    `select datname from pg_database where starts_with(datname, '${template}')`,
  );
  for (const { datname } of names)
    await runOnServer(adminUrl, `drop database if exists "${datname}" with (force)`);
}
