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

describe('the kept counts of players and of those who have played', () => {
  const kept = async () => {
    const query = { itemsPerPage: 1, filters: { matches_played: { $gt: 0 } } };
    const { totalRows, totalFilteredRows, totalIsCapped } = await admin.get(listPlayers, { query });
    return [totalRows, totalFilteredRows, totalIsCapped];
  };
  const counted = async () => {
    const { rows } = await sql<{
      all: number;
      played: number;
    }>`select count(*) as all, count(*) filter (where matches_played > 0) as played
      from players where deleted_at is null and erased_at is null`.execute(api.db);
    return [rows[0]?.all, rows[0]?.played, false];
  };
  const person = (matches_played = 0) => ({ id: randomUUIDv7(), name: 'Ona Vila', matches_played });

  test.each<[string, () => Promise<unknown>]>([
    [
      'some that come',
      () =>
        api.db
          .insertInto('players')
          .values([person(), person(2), person(1)])
          .execute(),
    ],
    [
      'one that comes erased',
      () =>
        api.db
          .insertInto('players')
          .values({ ...person(3), erased_at: new Date() })
          .execute(),
    ],
    ['a first match', () => sql`update players set matches_played = matches_played + 1`.execute(api.db)],
    [
      'a first match taken back',
      () => sql`update players set matches_played = matches_played - 1`.execute(api.db),
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
    expect(await kept()).toEqual(await counted());
  });

  test('is exact though many write at the same time, and a write is taken back', async () => {
    const writers = Array.from({ length: 30 }, (_, index) =>
      api.db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('players')
          .values([person(), person(1)])
          .execute();
        if (index % 3 === 0) throw new Error('taken back');
      }),
    );
    await Promise.allSettled(writers);
    expect([await kept(), await counted()]).toEqual([
      [40, 20, false],
      [40, 20, false],
    ]);
  });
});
