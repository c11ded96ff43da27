import { randomUUID } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { databaseAddress } from '#db/address.ts';
import { runOnServer } from '#testing/database/run-on-server.ts';

/** Makes databases without anything in them, as somebody makes one for `DATABASE_URL`; they are dropped at the end. */
export function givenEmptyDatabases(): () => Promise<string> {
  const made: string[] = [];
  afterAll(async () => {
    // An autovacuum may be in it, which only a superuser ends.
    const { superuserUrl } = inject('databaseServer');
    for (const name of made) await runOnServer(superuserUrl, `drop database "${name}" with (force)`);
  });
  return async () => {
    const { adminUrl } = inject('databaseServer');
    const name = `empty_${randomUUID()}`;
    await runOnServer(adminUrl, `create database "${name}" template template0 encoding 'UTF8'`);
    made.push(name);
    return databaseAddress(adminUrl, name);
  };
}
