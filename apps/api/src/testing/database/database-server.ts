import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { databaseAddress } from '#db/address.ts';
import { migrate } from '#db/migrate.ts';
import { runOnServer } from '#testing/database/run-on-server.ts';
import { temporaryPostgres } from '#testing/database/temporary-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: { adminUrl: string; superuserUrl: string; template: string };
  }
}

/** One server for the whole run, with the migrated template that every test file clones. */
export default async function databaseServer(project: TestProject): Promise<() => Promise<void>> {
  const template = `topspin_test_${randomBytes(4).toString('hex')}`;
  const server = await openServer(process.env['TEST_DATABASE_URL'], template);
  try {
    await runOnServer(server.url, createTemplate(template));
    await migrate(databaseAddress(server.url, template));
  } catch (error) {
    await server.close();
    throw error;
  }
  project.provide('databaseServer', {
    adminUrl: server.url,
    superuserUrl: server.superuserUrl,
    template,
  });
  return () => server.close();
}

async function openServer(given: string | undefined, template: string) {
  if (given === undefined) return temporaryPostgres();
  const superuserUrl = process.env['TEST_SUPERUSER_URL'] ?? given;
  return { url: given, superuserUrl, close: () => dropClones(given, template) };
}

/** Spanish sort order, whatever the server's default. */
function createTemplate(name: string): string {
  return `create database "${name}" template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C'
    locale_provider icu icu_locale 'es-ES'`;
}

/** On an external server: the template and the clones left by files that were aborted. */
async function dropClones(url: string, template: string): Promise<void> {
  const names = await runOnServer<{ datname: string }>(
    url,
    `select datname from pg_database where starts_with(datname, '${template}')`,
  );
  for (const { datname } of names)
    await runOnServer(url, `drop database if exists "${datname}" with (force)`);
}
