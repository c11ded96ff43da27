import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { givenApi } from '#testing/given-api.ts';
import { sharedCounts } from './shared-counts.ts';

const api = givenApi();

const rows = async () =>
  (await sql<{ key: string }>`select key from rate_limits`.execute(api.db)).rows.length;

test('counts whose minute is over are gone with the next count half a minute later, not with the night', async () => {
  let clock = 0;
  const count = sharedCounts(api.db, new Uint8Array(32), () => clock)('tries', 5);
  await sql`delete from rate_limits`.execute(api.db);
  for (const network of ['1', '2', '3', '4']) await count.count(network, true);
  await sql`update rate_limits set expire = expire - 61000`.execute(api.db);
  await count.count('5', true);
  expect(await rows()).toBe(5);
  clock = 30_000;
  await count.count('5', true);
  await vi.waitFor(async () => expect(await rows()).toBe(1));
  // Counts that are not over stay.
  expect(await count.count('5', false)).toBeUndefined();
  for (let more = 0; more < 3; more += 1) await count.count('5', true);
  expect(await count.count('5', true)).toBeGreaterThan(0);
});
