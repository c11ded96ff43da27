import { randomUUIDv7 } from 'node:crypto';
import { listPlayers } from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';

const people = [
  { name: 'Álvaro Núñez', rating: 1200, nationality: 'ESP', nickname: 'Alvarito' },
  { name: 'Nadia Nunez', rating: 1200, nationality: null, nickname: null },
  { name: 'Ñaco Íñiguez', rating: 1400, nationality: 'MEX', nickname: null },
  { name: 'Noa Zapico', rating: 900.5, nationality: 'ESP', nickname: '100%' },
  { name: 'Oriol Gal·la', rating: 1000, nationality: null, nickname: null },
  { name: 'alba Ramos', rating: 1000, nationality: 'PRT', nickname: 'A_ba' },
] as const;

const api = givenApi();
const user = givenUser(api);
beforeAll(async () => {
  await insert(people);
});

type Person = { name: string; rating: number; nationality: string | null; nickname: string | null };
const insert = (players: readonly Person[]) =>
  api.db
    .insertInto('players')
    .values(players.map((player) => ({ id: randomUUIDv7(), date_of_birth: '1990-05-17', ...player })))
    .execute();

type Query = Readonly<Record<string, unknown>>;
const list = (query: Query) => user.get(listPlayers, { query });
const names = async (query: Query) => (await list(query)).collection.map(({ name }) => name);

describe('filters', () => {
  test.each<[string, Query, string[]]>([
    ['a value', { nationality: 'ESP' }, ['Álvaro Núñez', 'Noa Zapico']],
    ['no value', { nationality: null }, ['Nadia Nunez', 'Oriol Gal·la']],
    ['one of several', { nationality: { $in: ['MEX', 'PRT'] } }, ['alba Ramos', 'Ñaco Íñiguez']],
    [
      'one of several, or none',
      { nationality: { $in: ['MEX', null] } },
      ['Nadia Nunez', 'Ñaco Íñiguez', 'Oriol Gal·la'],
    ],
    ['one of none', { nationality: { $in: [] } }, []],
    ['none of several', { nationality: { $nin: ['ESP', null] } }, ['alba Ramos', 'Ñaco Íñiguez']],
    [
      'another value, or none',
      { nationality: { $ne: 'ESP' } },
      ['alba Ramos', 'Nadia Nunez', 'Ñaco Íñiguez', 'Oriol Gal·la'],
    ],
    [
      'a value there',
      { nationality: { $ne: null } },
      ['alba Ramos', 'Álvaro Núñez', 'Noa Zapico', 'Ñaco Íñiguez'],
    ],
    ['between two', { rating: { $gt: 900.5, $lte: 1000 } }, ['alba Ramos', 'Oriol Gal·la']],
    ['from and below', { rating: { $gte: 1200, $lt: 1400 } }, ['Álvaro Núñez', 'Nadia Nunez']],
    ['two fields', { rating: 1200, nationality: 'ESP' }, ['Álvaro Núñez']],
  ])('%s', async (_, filters, found) => {
    expect(await names({ filters })).toEqual(found);
    expect(await names({ permanentFilters: filters })).toEqual(found);
  });

  test('count what is there and what is left', async () => {
    const query = {
      permanentFilters: { rating: { $gte: 1000 } },
      filters: { nationality: 'ESP' },
      itemsPerPage: 2,
    };
    expect(await list(query)).toMatchObject({
      totalRows: 5,
      totalFilteredRows: 1,
      page: 1,
      pages: 1,
      cursor: null,
    });
  });

  test.each<[string, Query]>([
    ['an unknown field', { filters: { shoe_size: 43 } }],
    ['a field that is private', { filters: { date_of_birth: '1990-05-17' } }],
    ['a phone', { filters: { contact_phone: null } }],
    ['a field of objects in general', { filters: { constructor: 1 } }],
    ['a prototype', { filters: '{"__proto__": 1}' }],
    ['a prototype in escapes', { filters: '{"\\u005f_proto__": 1}' }],
    ['an unknown operator', { filters: { rating: { $regex: '.*' } } }],
    ['an operator by itself', { filters: { $or: [] } }],
    ['a text for a number', { filters: { rating: 'high' } }],
    ['a number for a text', { filters: { nationality: 3 } }],
    ['an id that is none', { filters: { _id: 'me' } }],
    ['more than nothing', { filters: { rating: { $gt: null } } }],
    ['no JSON', { filters: '{nationality' }],
    ['a list', { filters: '[]' }],
    ['an unknown field to sort by', { sortBy: ['contact_phone'] }],
    [
      'more fields to search in than any list has',
      { simpleSearch: { search: 'a', fields: Array(21).fill('name') } },
    ],
    ['an unknown field to search in', { simpleSearch: { search: 'a', fields: ['contact_phone'] } }],
    ['an unknown field to show', { project: ['contact_phone'] }],
    ['a made-up cursor', { cursor: 'bmVpbg' }],
  ])('refuse %s', async (_, query) => {
    const { status, failure } = await user.call(listPlayers, { query });
    expect(status).toBe(400);
    expect(['request.malformed', 'request.unknownFilter']).toContain(failure.code);
  });
});

describe('a search', () => {
  test.each([
    ['nunez', ['Álvaro Núñez', 'Nadia Nunez']],
    ['NÚÑEZ', ['Álvaro Núñez', 'Nadia Nunez']],
    ['núñez', ['Álvaro Núñez', 'Nadia Nunez']],
    ['nadia  nun', ['Nadia Nunez']],
    ['nun nadia', ['Nadia Nunez']],
    ['galla', ['Oriol Gal·la']],
    ['gal·la', ['Oriol Gal·la']],
    ['naco', ['Ñaco Íñiguez']],
    ['alvarito', ['Álvaro Núñez']],
    ['%', ['Noa Zapico']],
    ['％', ['Noa Zapico']],
    ['_', ['alba Ramos']],
    ['＼', []],
    ['\\', []],
    ["'; drop table players; --", []],
    ['   ', ['alba Ramos', 'Álvaro Núñez', 'Nadia Nunez', 'Noa Zapico', 'Ñaco Íñiguez', 'Oriol Gal·la']],
  ])('for "%s"', async (search, found) => {
    expect(await names({ simpleSearch: { search, fields: [] } })).toEqual(found);
  });

  test('in a field alone finds nothing elsewhere', async () => {
    expect(await names({ simpleSearch: { search: 'alvarito', fields: ['nickname'] } })).toEqual([
      'Álvaro Núñez',
    ]);
  });
});

describe('the order', () => {
  test('of names is the Spanish one, ñ after n', async () => {
    const found = ['alba Ramos', 'Álvaro Núñez', 'Nadia Nunez', 'Noa Zapico', 'Ñaco Íñiguez', 'Oriol Gal·la'];
    expect(await names({ sortBy: ['name'] })).toEqual(found);
    expect(await names({ sortBy: ['name'], sortDesc: [true] })).toEqual([...found].reverse());
  });

  test('of what is empty is last, whichever way', async () => {
    const up = await list({ sortBy: ['nationality', 'name'] });
    const down = await list({ sortBy: ['nationality', 'name'], sortDesc: [true, false] });
    expect(up.collection.map(({ nationality }) => nationality)).toEqual([
      'ESP',
      'ESP',
      'MEX',
      'PRT',
      null,
      null,
    ]);
    expect(down.collection.map(({ nationality }) => nationality)).toEqual([
      'PRT',
      'MEX',
      'ESP',
      'ESP',
      null,
      null,
    ]);
  });
});

describe('pages', () => {
  test.each([
    ['0', 'itemsPerPage'],
    ['-1', 'itemsPerPage'],
    ['NaN', 'itemsPerPage'],
    ['1e3', 'itemsPerPage'],
    ['100001', 'itemsPerPage'],
    ['', 'itemsPerPage'],
    ['0', 'page'],
    ['-3', 'page'],
    ['1.5', 'page'],
    ['999999999999', 'page'],
  ])('refuse "%s" as %s', async (value, name) => {
    const { status, failure } = await user.call(listPlayers, { query: { [name]: value } });
    expect([status, failure.code]).toEqual([400, 'request.malformed']);
  });

  test('past the end are empty and still counted', async () => {
    expect(await list({ page: 50, itemsPerPage: 5 })).toMatchObject({
      collection: [],
      page: 50,
      pages: 2,
      totalRows: 6,
    });
  });

  test('that begin further down than anybody turns pages are read with the cursor', async () => {
    const far = { query: { page: 502, itemsPerPage: 20 } };
    const { status, failure } = await user.call(listPlayers, far);
    expect([status, failure.code]).toEqual([400, 'request.pageTooDeep']);
    expect((await user.call(listPlayers, { query: { page: 501, itemsPerPage: 20 } })).status).toBe(200);
  });

  test.each([
    ['rating', false],
    ['rating', true],
    ['nationality', false],
    ['nationality', true],
    ['name', true],
  ])('by cursor, sorted by %s (descending: %s), give each row once', async (sortBy, descending) => {
    const query = { sortBy: [sortBy], sortDesc: [descending], itemsPerPage: 2 };
    const whole = await names({ ...query, itemsPerPage: 50 });
    expect(await walk(query)).toEqual(whole);
  });

  test('by cursor neither repeat nor skip a row when others come in between', async () => {
    const query = { sortBy: ['rating'], sortDesc: [true], itemsPerPage: 3 };
    const before = await names({ ...query, itemsPerPage: 50 });
    const first = await list(query);
    await insert([{ name: 'Zoe Late', rating: 3000, nationality: null, nickname: null }]);
    const second = await list({ ...query, cursor: first.cursor });
    await api.db.deleteFrom('players').where('name', '=', 'Zoe Late').execute();
    expect([...first.collection, ...second.collection].map(({ name }) => name)).toEqual(before);
    expect(second.page).toBe(2);
  });

  test('by cursor of another order are refused', async () => {
    const { cursor } = await list({ sortBy: ['rating'], itemsPerPage: 2 });
    const { status } = await user.call(listPlayers, { query: { sortBy: ['name'], itemsPerPage: 2, cursor } });
    expect(status).toBe(400);
  });
});

async function walk(query: Query): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  let cursor: string | null | undefined;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(cursor ? { ...query, cursor } : query);
    found.push(...page.collection.map(({ name }) => name));
    cursor = page.cursor;
  } while (cursor);
  return found;
}

describe('what is shown', () => {
  test('can be asked for field by field', async () => {
    const shown = (await list({ project: ['name', 'rating'], itemsPerPage: 1 })).collection;
    const mapped = (await list({ project: { rating: 1, name: false }, itemsPerPage: 1 })).collection;
    expect(Object.keys(shown[0] ?? {}).sort()).toEqual(['_id', 'name', 'rating']);
    expect(Object.keys(mapped[0] ?? {}).sort()).toEqual(['_id', 'rating']);
  });

  test('as the labels of chips are the names of the ids asked for', async () => {
    const [first, , third] = (await list({ itemsPerPage: 3, project: ['name'] })).collection;
    const chosen = { _id: { $in: [first?._id ?? '', third?._id ?? ''] } };
    const { collection } = await list({ filters: chosen, project: ['name'] });
    expect(collection).toHaveLength(2);
    expect(collection).toEqual(expect.arrayContaining([first, third]));
  });

  test('of more than a hundred is the id and the name, whatever is asked for', async () => {
    const { collection, totalRows } = await list({
      itemsPerPage: 100_000,
      project: ['rating'],
      sortBy: ['name'],
    });
    expect(collection.length).toBe(totalRows);
    expect(collection[0]).toEqual({ _id: expect.any(String), name: 'alba Ramos' });
  });
});
