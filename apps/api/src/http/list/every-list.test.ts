import * as contract from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenPlayerAccount } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenField, givenOpen } from '#testing/given-open.ts';
import { statementsOf } from '#testing/statements.ts';

type Lists = Extract<(typeof contract)[keyof typeof contract], { readonly query: typeof contract.listQuery }>;
type ListRoute = Lists & contract.Route;

const isList = (value: unknown): value is ListRoute =>
  typeof value === 'object' && value !== null && 'query' in value && value.query === contract.listQuery;

const lists = Object.values(contract).filter(isList);

const api = givenApi();
const admin = givenPlayerAccount(api);
/** The ids of parent resources, by the first segment of their lists' paths. */
const owners: Record<string, string> = {};

beforeAll(async () => {
  const open = await givenOpen(admin);
  const [first] = await givenField(admin, open._id, 3);
  const edition = await givenEdition(admin);
  owners['opens'] = open._id;
  owners['players'] = first?.player._id ?? '';
  owners['circuit-editions'] = edition._id;
});

const ask = (route: ListRoute, query: Readonly<Record<string, unknown>>) =>
  admin.call(route, { params: { id: owners[route.path.split('/')[2] ?? ''] ?? '' }, query });

describe('every list', () => {
  test('is tried here', () => {
    expect(lists.length).toBeGreaterThan(10);
  });

  test.each(lists.map((route) => [route.name, route] as const))(
    '%s gives options as its contract says',
    async (_, route) => {
      expect((await ask(route, { itemsPerPage: 100_000 })).status).toBe(200);
    },
  );

  test.each(lists.map((route) => [route.name, route] as const))(
    '%s knows every field of its rows',
    async (_, route) => {
      const project = Object.keys(route.answers[200].shape.collection.def.element.shape);
      expect(project).toContain('_id');
      const { status, body } = await ask(route, { project });
      expect(status, JSON.stringify(body)).toBe(200);
    },
  );

  test.each(lists.map((route) => [route.name, route] as const))(
    '%s asks the database once',
    async (_, route) => {
      expect(await statementsOf(() => ask(route, {}))).toHaveLength(1);
    },
  );

  test.each(lists.map((route) => [route.name, route] as const))(
    '%s is searched in all its fields, or says that it has none to search',
    async (_, route) => {
      const { status } = await ask(route, { simpleSearch: { search: 'nil', fields: [] } });
      expect([200, 400]).toContain(status);
    },
  );
});

test('a list continues after a name of the maximum length', async () => {
  for (const name of ['乒'.repeat(120), '乓'.repeat(120)]) await givenOpen(admin, { name });
  const query = { sortBy: ['name'], sortDesc: [true], itemsPerPage: 1 };
  const { cursor } = await admin.get(contract.listOpens, { query });
  const next = await admin.call(contract.listOpens, { query: { ...query, cursor } });
  expect(next.status).toBe(200);
});
