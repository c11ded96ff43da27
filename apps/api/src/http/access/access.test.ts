import { getVenue, type Route } from '@topspin/contract';
import { expect, test, describe } from 'vitest';
import { handle } from '#http/handle.ts';
import { everyHandler, everyRoute } from '#testing/every-route.ts';
import { givenApi } from '#testing/given-api.ts';
import { owner } from './access.ts';
import { checkPredicates } from './guard.ts';

const api = givenApi();

describe('the routes of the contract', () => {
  test('are handled once each', () => {
    const handled = everyHandler.map(({ route }) => route.name).toSorted();
    expect(handled).toEqual(everyRoute.map(({ name }) => name).toSorted());
    expect(new Set(handled).size).toBe(handled.length);
  });

  test('are served', () => {
    const served = ({ method, path }: Route) =>
      api.app.hasRoute({ method, url: `/api${path.replaceAll(/\{(\w+)\}/gu, ':$1')}` });
    expect(everyRoute.filter((route) => !served(route)).map(({ name }) => name)).toEqual([]);
  });

  test('ask for no predicate that nobody defines', () => {
    const landing = handle(getVenue, owner('moon.owner'), async () => {
      throw new Error('nobody lands');
    });
    expect(() => checkPredicates(landing, { owns: {} })).toThrow('moon.owner');
  });
});

describe('every route', () => {
  const closed = everyHandler.filter(({ access }) => access.who !== 'anyone').map(({ route }) => route);

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
