import { randomUUIDv7 } from 'node:crypto';
import { listOpens, listPlayers, listUsers } from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpen } from '#testing/given-open.ts';
import { statementsOf } from '#testing/statements.ts';

const api = givenApi();
const user = givenUser(api);
beforeAll(async () => {
  const players = [
    { name: 'Ana', rating: 900, nationality: 'ESP' },
    { name: 'Berta', rating: 1000.5, nationality: null },
    { name: 'Carla', rating: 1100, nationality: 'MEX' },
  ].map((player) => ({ id: randomUUIDv7(), date_of_birth: '1990-05-17', ...player }));
  await api.db.insertInto('players').values(players).execute();
});

type Query = Readonly<Record<string, unknown>>;
/** Lists players with an empty cache, so that each request runs its statement. */
const ask = async (query: Query) => {
  api.bell.ringHere(['table:players', 'table:users']);
  const { collection, totalFilteredRows } = await user.get(listPlayers, { query });
  return [totalFilteredRows, ...collection.map(({ name }) => name)];
};
const by = (filters: Query): Query => ({ filters });

test.each<[string, Query, unknown[], Query, unknown[]]>([
  ['values', by({ nationality: 'ESP' }), [1, 'Ana'], by({ nationality: 'MEX' }), [1, 'Carla']],
  [
    'whole numbers',
    by({ rating: { $gt: 1000 } }),
    [2, 'Berta', 'Carla'],
    by({ rating: { $gt: 1001 } }),
    [1, 'Carla'],
  ],
  [
    'fractions',
    by({ rating: { $lt: 1000.5 } }),
    [1, 'Ana'],
    by({ rating: { $lt: 1000.6 } }),
    [2, 'Ana', 'Berta'],
  ],
  [
    'lists',
    by({ rating: { $in: [900] } }),
    [1, 'Ana'],
    by({ rating: { $in: [900, 1100] } }),
    [2, 'Ana', 'Carla'],
  ],
  ['pages', { itemsPerPage: 1, page: 2 }, [3, 'Berta'], { itemsPerPage: 1, page: 3 }, [3, 'Carla']],
  ['sizes', { itemsPerPage: 1 }, [3, 'Ana'], { itemsPerPage: 2 }, [3, 'Ana', 'Berta']],
])('the text of a list is kept for other %s', async (_, first, found, next, foundNext) => {
  const asked: unknown[] = [];
  const texts = await statementsOf(async () => {
    for (const query of [first, next, first]) asked.push(await ask(query));
  });
  expect(asked).toEqual([found, foundNext, found]);
  expect(new Set(texts).size).toBe(1);
});

test.each<[string, Query, unknown[], Query, unknown[]]>([
  [
    'a fraction',
    by({ rating: { $gte: 1000 } }),
    [2, 'Berta', 'Carla'],
    by({ rating: { $gte: 1000.6 } }),
    [1, 'Carla'],
  ],
  ['nothing', by({ nationality: 'ESP' }), [1, 'Ana'], by({ nationality: null }), [1, 'Berta']],
  [
    'nothing among others',
    by({ nationality: { $in: ['ESP'] } }),
    [1, 'Ana'],
    by({ nationality: { $in: ['ESP', null] } }),
    [2, 'Ana', 'Berta'],
  ],
  [
    'its contrary',
    by({ nationality: 'ESP' }),
    [1, 'Ana'],
    by({ nationality: { $ne: 'ESP' } }),
    [2, 'Berta', 'Carla'],
  ],
  [
    'another order',
    { sortBy: ['rating'] },
    [3, 'Ana', 'Berta', 'Carla'],
    { sortBy: ['rating'], sortDesc: [true] },
    [3, 'Carla', 'Berta', 'Ana'],
  ],
  [
    'what narrows both totals',
    by({ nationality: 'ESP' }),
    [1, 'Ana'],
    { permanentFilters: { nationality: 'ESP' } },
    [1, 'Ana'],
  ],
  ['the next page', { itemsPerPage: 2 }, [3, 'Ana', 'Berta'], { itemsPerPage: 2, page: 2 }, [3, 'Carla']],
])('is another for %s', async (_, first, found, next, foundNext) => {
  const texts = await statementsOf(async () => {
    expect(await ask(first)).toEqual(found);
    expect(await ask(next)).toEqual(foundNext);
  });
  expect(new Set(texts).size).toBe(2);
});

test('goes on from either end of a page', async () => {
  const after = async (size: number) => {
    const query = { itemsPerPage: size, sortBy: ['nationality'] };
    const { cursor } = await user.get(listPlayers, { query });
    return ask({ ...query, cursor });
  };
  expect([await after(1), await after(2)]).toEqual([
    [3, 'Carla'],
    [3, 'Berta'],
  ]);
});

test.each([
  ['yes', true, 1],
  ['no', false, 0],
  ['neither', null, 0],
  ['one of none', { $in: [] }, 0],
  ['one of both', { $in: [true, false] }, 1],
])('asks whether something holds: %s', async (_, is_admin, found) => {
  const { totalFilteredRows } = await user.get(listUsers, { query: { filters: { is_admin } } });
  expect(totalFilteredRows).toBe(found);
});

describe('of a list in which everybody sees their own too', () => {
  const rosa = givenUser(api, 'Rosa');
  const pau = givenUser(api, 'Pau');
  const askOpens = async (by: typeof rosa, query: Query) => {
    api.bell.ringHere(['table:opens']);
    const { collection } = await by.get(listOpens, { query: { ...query, sortBy: ['name'] } });
    return collection.map(({ name }) => name);
  };
  beforeAll(async () => {
    await givenOpen(rosa, { state: 'created', name: 'Borrador de Rosa' });
    await givenOpen(pau, { state: 'created', name: 'Borrador de Pau' });
  });

  test.each<[string, Query]>([
    ['filtered', by({ best_of: { $gt: 0 } })],
    ['own', by({ mine: true })],
    ['found by its name', { simpleSearch: { search: 'borrador', fields: ['name'] } }],
  ])('each caller has theirs: %s', async (_, query) => {
    const asked: unknown[] = [];
    for (const caller of [rosa, pau, rosa]) asked.push(await askOpens(caller, query));
    expect(asked).toEqual([['Borrador de Rosa'], ['Borrador de Pau'], ['Borrador de Rosa']]);
  });

  test('the text is kept for other callers, and is another for admins, who see all', async () => {
    const query = by({ best_of: { $gte: 1 } });
    const texts = await statementsOf(async () => {
      for (const caller of [rosa, pau]) await askOpens(caller, query);
      expect(await askOpens(user, query)).toEqual(['Borrador de Pau', 'Borrador de Rosa']);
    });
    expect(new Set(texts).size).toBe(2);
  });
});
