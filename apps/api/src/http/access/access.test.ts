import { expect, test, describe } from 'vitest';
import { access, type Access } from './access.ts';
import { accessOf } from './guard.ts';
import * as contract from '@topspin/contract';
import type { Route } from '@topspin/contract';
import { givenApi } from '#testing/given-api.ts';

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answers' in value;
const exported: readonly unknown[] = Object.values(contract);
const routes = exported.filter(isRoute);

const api = givenApi();

describe('the table of access', () => {
  test('has a row for every route, and no row without one', () => {
    const names = routes.map(({ name }) => name).sort();
    expect(Object.keys(access).sort()).toEqual(names);
  });

  test('is that of routes that are served', () => {
    const served = ({ method, path }: Route) =>
      api.app.hasRoute({ method, url: `/api${path.replaceAll(/\{(\w+)\}/gu, ':$1')}` });
    expect(
      routes.filter((route) => !served(route)).map(({ name }) => `${name} is served by no feature`),
    ).toEqual([]);
  });

  test('lets no route be registered without a row', () => {
    const unknown = { name: 'forgotten' } as Route;
    expect(() => accessOf(unknown, { access, owns: {} })).toThrow('forgotten has no row');
  });

  test('names no predicate that nobody defines', () => {
    const row: Access = { who: 'user', owns: ['moon.owner'] };
    expect(() => accessOf({ name: 'land' } as Route, { access: { land: row }, owns: {} })).toThrow(
      'moon.owner',
    );
  });

  test('names are those of one route each', () => {
    expect(new Set(routes.map(({ name }) => name)).size).toBe(routes.length);
  });
});

describe('every route', () => {
  const closed = routes.filter(({ name }) => access[name]?.who !== 'anyone');

  test.each(closed.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s is closed to who is not logged in',
    async (_, route) => {
      const params = Object.fromEntries(
        [...route.path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => [
          name,
          '01890000-0000-7000-8000-000000000000',
        ]),
      );
      const { status, failure } = await api.call(route, { params });
      expect([status, failure.code]).toEqual([401, 'auth.required']);
    },
  );
});
