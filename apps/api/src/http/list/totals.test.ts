import { randomUUIDv7 } from 'node:crypto';
import { countedAtMost, listAuditLog, listPlayers } from '@topspin/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type RegisteredUser, type TestApi } from '#testing/client.ts';

let api: TestApi;
let admin: RegisteredUser;
beforeAll(async () => {
  api = await startApi();
  admin = await api.registerUser();
  await sql`insert into audit_log (action, entity, refused)
    select 'listed', 'things', n > ${countedAtMost} from generate_series(1, ${countedAtMost + 1}::int) n`.execute(
    api.db,
  );
});
afterAll(() => api.close());

describe('counting', () => {
  const totals = async (filters: Readonly<Record<string, unknown>>) => {
    const { totalRows, totalFilteredRows, totalIsCapped } = await admin.get(listAuditLog, {
      query: { filters },
    });
    return [totalRows, totalFilteredRows, totalIsCapped];
  };

  test('stops at ten thousand rows, and says so', async () => {
    expect(await totals({ action: 'listed' })).toEqual([countedAtMost, countedAtMost, true]);
  });

  test('goes on to the last row where there are no more', async () => {
    const { totalRows, totalFilteredRows, totalIsCapped } = await admin.get(listAuditLog, {
      query: { permanentFilters: { action: 'listed', refused: false } },
    });
    expect([totalRows, totalFilteredRows, totalIsCapped]).toEqual([countedAtMost, countedAtMost, false]);
  });

  test('of what a filter leaves is exact where that is little', async () => {
    expect(await totals({ action: 'listed', refused: true })).toEqual([countedAtMost, 1, true]);
  });
});

describe('the kept count of players', () => {
  const kept = async () => (await admin.get(listPlayers, { query: { itemsPerPage: 1 } })).totalRows;
  const counted = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) from players
      where deleted_at is null and erased_at is null`.execute(api.db);
    return rows[0]?.count;
  };
  const person = () => ({ id: randomUUIDv7(), name: 'Ona Vila' });

  test.each<[string, () => Promise<unknown>]>([
    ['some that come', () => api.db.insertInto('players').values([person(), person(), person()]).execute()],
    [
      'one that comes erased',
      () =>
        api.db
          .insertInto('players')
          .values({ ...person(), erased_at: new Date() })
          .execute(),
    ],
    [
      'one taken out',
      () =>
        sql`update players set deleted_at = now() where id = (select min(id::text)::uuid from players)`.execute(
          api.db,
        ),
    ],
    ['all taken out', () => sql`update players set deleted_at = now()`.execute(api.db)],
    ['all put back', () => sql`update players set deleted_at = null`.execute(api.db)],
    ['all that go', () => sql`delete from players`.execute(api.db)],
  ])('follows %s', async (_, change) => {
    await change();
    expect(await kept()).toBe(await counted());
  });

  test('is exact though many write at the same time, and a write is taken back', async () => {
    const writers = Array.from({ length: 30 }, (_, index) =>
      api.db.transaction().execute(async (transaction) => {
        await transaction.insertInto('players').values([person(), person()]).execute();
        if (index % 3 === 0) throw new Error('taken back');
      }),
    );
    await Promise.allSettled(writers);
    expect([await kept(), await counted()]).toEqual([40, 40]);
  });
});
