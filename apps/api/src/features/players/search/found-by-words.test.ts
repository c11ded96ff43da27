import { randomUUIDv7 } from 'node:crypto';
import { listPlayers } from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';

const api = givenApi();
const user = givenUser(api);

const clubs = { nuria: randomUUIDv7(), mar: randomUUIDv7() };
const people: [name: string, nickname: string | null, club: string | null][] = [
  ['Ana García', 'Ganita', null],
  ['García García', null, clubs.mar],
  ['Zoe Núñez-Vila', 'La Nuria', clubs.nuria],
  ['Núria Gal·la', null, clubs.nuria],
  ['Àngel Marc', '100%', clubs.mar],
  ['ángel marc', null, null],
  ['王楚钦', null, clubs.mar],
];

beforeAll(async () => {
  const club = (name: string, id: string) => ({ id, name });
  await api.db
    .insertInto('clubs')
    .values([club('CTM Núria', clubs.nuria), club('Garcia del Mar', clubs.mar)])
    .execute();
  const player = ([name, nickname, club_id]: (typeof people)[number]) => ({
    id: randomUUIDv7(),
    name,
    nickname,
    club_id,
  });
  await api.db.insertInto('players').values(people.map(player)).execute();
  // More words with a "q" than the index looks up one by one.
  await sql`insert into players (id, name) select gen_random_uuid(), 'q' || n || ' Xul' from generate_series(1, 2100) n`.execute(
    api.db,
  );
});

const looked = ['name', 'nickname'];
type Query = Readonly<Record<string, unknown>>;
const asked = (search: string, fields: readonly string[], more: Query = {}) => ({
  query: { simpleSearch: { search, fields }, itemsPerPage: 4, ...more },
});
/** With a filter, even one that matches all, rows are scanned. */
const rowByRow = { filters: { version: { $gte: 0 } } };

const terms = [
  'garcia',
  'GARCÍA ana',
  'gar',
  'arc',
  'nuria',
  'nunez vila',
  'núñez-vila',
  'galla',
  'gala',
  'marc',
  'mar gar',
  '100%',
  '楚',
  'q',
  'q9 xul',
  'xul q9',
  'q angel',
  'la nuria vila',
  'marc mar gar',
  'nobody',
];

describe('a search by words finds what looking at every row finds', () => {
  test.each(
    terms.flatMap((term) => [
      [term, looked, {}] as const,
      [term, [...looked, 'club.name'], { page: 2 }] as const,
      [term, [...looked, 'club.name'], { sortBy: ['name'], sortDesc: [true] }] as const,
    ]),
  )('%s in %j, %j', async (term, fields, more) => {
    const found = await user.get(listPlayers, asked(term, fields, more));
    const expected = await user.get(listPlayers, asked(term, fields, { ...more, ...rowByRow }));
    expect(found).toEqual(expected);
  });

  test.each(['garcia', 'mar', 'q'])('%s, from cursor to cursor', async (term) => {
    const { cursor } = await user.get(listPlayers, asked(term, looked, { itemsPerPage: 1 }));
    const next = { itemsPerPage: 1, cursor: cursor ?? '' };
    const found = await user.get(listPlayers, asked(term, looked, next));
    expect(found).toEqual(await user.get(listPlayers, asked(term, looked, { ...next, ...rowByRow })));
  });
});

test('counting players of several frequent words stops before the last, and says so', async () => {
  // Otherwise the trigger would plan its queries for an empty table.
  await sql`analyze players, player_words, word_endings`.execute(api.db);
  for (let batch = 0; batch < 11; batch += 1)
    await sql`insert into players (id, name) select gen_random_uuid(), 'Pau Pol ' || case n when 1 then 'Rus' else '' end
      from generate_series(1, 1100) n`.execute(api.db);
  const { collection, totalFilteredRows, totalIsCapped } = await user.get(
    listPlayers,
    asked('pau pol', looked),
  );
  expect([collection.length, totalFilteredRows, totalIsCapped]).toEqual([4, 10_000, true]);
  const rare = await user.get(listPlayers, asked('pau rus', looked));
  expect([rare.collection.length, rare.totalFilteredRows, rare.totalIsCapped]).toEqual([4, 11, false]);
});

test('a search follows what players are called', async () => {
  const found = async (term: string) => (await user.get(listPlayers, asked(term, looked))).totalFilteredRows;
  await api.db.updateTable('players').set({ name: 'Wanda Yuste' }).where('name', '=', 'Ana García').execute();
  expect([await found('yus'), await found('ganita'), await found('ana garcia')]).toEqual([1, 1, 0]);
  await api.db
    .updateTable('players')
    .set({ deleted_at: new Date() })
    .where('name', '=', 'Wanda Yuste')
    .execute();
  expect(await found('yus')).toBe(0);
});
