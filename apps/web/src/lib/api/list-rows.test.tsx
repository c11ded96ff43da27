import { getVenue, listVenues } from '@topspin/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { refreshRow, takeOutRow } from './list-rows.ts';
import { queries } from './query.ts';

const venues = { list: listVenues, read: getVenue };
const key = [listVenues.name, 'first rows'];
const row = (number: number) => ({ _id: `v${number}`, name: `Sede ${number}`, version: 1 });

const names = () =>
  queries
    .getQueryData<{ pages: { collection: { name: string }[] }[] }>(key)
    ?.pages.map(({ collection }) => collection.map(({ name }) => name));

beforeEach(() => {
  queries.clear();
  const pages = [{ collection: [row(1), row(2)] }, { collection: [row(3)] }];
  queries.setQueryData(key, { pages, pageParams: [null, 'next'] });
});
afterEach(() => vi.unstubAllGlobals());

test('an item that was edited is read by itself, and the pages of its list stay', async () => {
  const { asked } = fakeServer(() => ({ body: { ...row(2), name: 'Poliesportiu' } }));
  await refreshRow(venues, 'v2');
  expect(asked.map(({ path }) => path)).toEqual(['/api/app/venues/v2']);
  expect(names()).toEqual([['Sede 1', 'Poliesportiu'], ['Sede 3']]);
});

test('an item whose deletion is undone is back in its place', async () => {
  fakeServer(() => ({ body: row(1) }));
  const putBack = takeOutRow(venues, 'v1');
  expect(names()).toEqual([['Sede 2'], ['Sede 3']]);
  await putBack();
  expect(names()).toEqual([['Sede 1', 'Sede 2'], ['Sede 3']]);
});

test('a list that was read as one answer, with its number of pages, shows the edited item too', async () => {
  const whole = [listVenues.name, 'options'];
  queries.setQueryData(whole, { collection: [row(1), row(2)], page: 1, pages: 1 });
  fakeServer(() => ({ body: { ...row(2), name: 'Poliesportiu' } }));
  await refreshRow(venues, 'v2');
  expect(queries.getQueryData(whole)).toMatchObject({
    collection: [row(1), { name: 'Poliesportiu' }],
    pages: 1,
  });
});
