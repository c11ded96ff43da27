import { listUsers } from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';

const api = givenApi();
const admin = givenUser(api, 'Àngels Admin');

const people = [
  ['Núria Gal·la', 'nuria@galla.example'],
  ['Zoe Núñez-Vila', 'zoe.nunez-vila@example.org'],
  ['Ana García', 'garci_a@example.org'],
  ['García García', '100%@example.org'],
  ['王楚钦', 'wang@example.cn'],
  ['Ærø Işık', 'player77@example.org'],
  ['A', 'a@b.example'],
];

beforeAll(async () => {
  for (const [name, email] of people)
    await sql`insert into users (id, name, email, password_hash, terms_accepted_at, terms_version)
      values (gen_random_uuid(), ${name}, ${email}, '', now(), '1')`.execute(api.db);
  // Otherwise the foreign key would be checked as for an empty table.
  await sql`analyze users`.execute(api.db);
  // More than are looked up one by one.
  await sql`insert into users (id, name, email, password_hash, terms_accepted_at, terms_version)
    select gen_random_uuid(), 'Quim ' || n, 'q' || n || '@many.example', '', now(), '1' from generate_series(1, 10100) n`.execute(
    api.db,
  );
});

type Query = Readonly<Record<string, unknown>>;
const asked = (search: string, more: Query = {}) => ({
  query: { simpleSearch: { search, fields: [] }, itemsPerPage: 4, ...more },
});
/** With a filter, even one that all meet, row after row is looked at. */
const rowByRow = { filters: { created_at: { $gte: '2000-01-01T00:00:00.000Z' } } };

const terms = [
  'garcia',
  'GARCÍA ana',
  'arc',
  'nunez',
  'nunez vila',
  'núñez-vila',
  'galla',
  'zoe.nunez',
  '@example.org',
  'example garcia',
  'garci_a',
  '100%',
  'r77',
  'aero isik',
  '楚',
  '王楚钦',
  'gar cia',
  'q1999@',
  'ga',
  'g',
  '.',
  'nobody',
];

describe('a search by trigrams finds what looking at every row finds', () => {
  test.each(
    terms.flatMap((term) => [
      [term, {}] as const,
      [term, { simpleSearch: { search: term, fields: ['email'] }, page: 2 }] as const,
      [term, { sortBy: ['email'], sortDesc: [true] }] as const,
    ]),
  )('%s, %j', async (term, more) => {
    const found = await admin.get(listUsers, asked(term, more));
    expect(found).toEqual(await admin.get(listUsers, asked(term, { ...more, ...rowByRow })));
  });

  test.each(['garcia', 'example', 'quim', 'a'])('%s, from cursor to cursor', async (term) => {
    const { cursor } = await admin.get(listUsers, asked(term, { itemsPerPage: 1 }));
    const next = { itemsPerPage: 1, cursor: cursor ?? '' };
    const { collection } = await admin.get(listUsers, asked(term, next));
    expect(collection).toEqual(
      (await admin.get(listUsers, asked(term, { ...next, ...rowByRow }))).collection,
    );
  });
});

test('counting stops at ten thousand, and says so', async () => {
  const { collection, totalRows, totalFilteredRows, totalIsCapped } = await admin.get(
    listUsers,
    asked('quim', { itemsPerPage: 20 }),
  );
  expect([collection.length, totalRows, totalFilteredRows, totalIsCapped]).toEqual([
    20,
    10_100 + people.length + 1,
    10_000,
    true,
  ]);
});

test('a search follows names and addresses', async () => {
  const total = async (term: string) => (await admin.get(listUsers, asked(term))).totalFilteredRows;
  await api.db.updateTable('users').set({ name: 'Wanda Yuste' }).where('name', '=', 'Ana García').execute();
  expect([await total('yus'), await total('garci_a'), await total('ana garcia')]).toEqual([1, 1, 0]);
  await api.db
    .updateTable('users')
    .set({ deleted_at: new Date() })
    .where('name', '=', 'Wanda Yuste')
    .execute();
  expect(await total('yus')).toBe(0);
});
