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
  ['Дмитрий Овчаров', 'Δήμος', null],
  ['장우진', null, clubs.nuria],
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
  // Otherwise the foreign key would be checked as for an empty table.
  await sql`analyze players`.execute(api.db);
  // More than are looked up one by one.
  await sql`insert into players (id, name) select gen_random_uuid(), 'q' || n || ' Xul' from generate_series(1, 10100) n`.execute(
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
  '王楚',
  'овча',
  'митр',
  'и',
  'δημ',
  '우진',
  'a',
  'an',
  'ma',
  'rc',
  '%',
  'q',
  'q9 xul',
  'xul q9',
  'q angel',
  'la nuria vila',
  'marc mar gar',
  'a m',
  'd marc',
  'nobody',
];

describe('a search by trigrams finds what looking at every row finds', () => {
  test.each(
    terms.flatMap((term) => [
      [term, looked, {}] as const,
      [term, [...looked, 'club.name'], { page: 2 }] as const,
      [term, [...looked, 'club.name'], { sortBy: ['name'], sortDesc: [true] }] as const,
      [term, ['nickname', 'club.name'], { sortBy: ['rating', 'name'], sortDesc: [true, false] }] as const,
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

const found = async (term: string, fields: readonly string[] = looked) =>
  (await user.get(listPlayers, asked(term, fields))).collection.map(({ name }) => name);

test.each([
  ['an', ['Ana García', 'ángel marc', 'Àngel Marc']],
  ['z', ['Zoe Núñez-Vila']],
  ['vi', ['Zoe Núñez-Vila']],
  ['钦', ['王楚钦']],
  ['ро', ['Дмитрий Овчаров']],
  ['진', ['장우진']],
])('one or two Latin letters find where words begin, other letters anywhere: %s', async (term, names) => {
  expect(await found(term)).toEqual(names);
});

test('counting players of frequent words stops at ten thousand, and says so', async () => {
  const count = async (term: string) => {
    const { collection, totalFilteredRows, totalIsCapped } = await user.get(listPlayers, asked(term, looked));
    return [collection.length, totalFilteredRows, totalIsCapped];
  };
  expect(await count('xul')).toEqual([4, 10_000, true]);
  expect(await count('xul q')).toEqual([4, 10_000, true]);
  expect(await count('xul q777')).toEqual([4, 11, false]);
});

test('a search follows what players are called', async () => {
  const rename = (set: { name?: string; deleted_at?: Date | null }, name: string) =>
    api.db.updateTable('players').set(set).where('name', '=', name).execute();
  await rename({ name: 'Wanda Yuste' }, 'Ana García');
  expect([await found('yus'), await found('ganita'), await found('ana garcia')]).toEqual([
    ['Wanda Yuste'],
    ['Wanda Yuste'],
    [],
  ]);
  await rename({ deleted_at: new Date() }, 'Wanda Yuste');
  expect(await found('yus')).toEqual([]);
  await rename({ deleted_at: null }, 'Wanda Yuste');
  expect(await found('yus')).toEqual(['Wanda Yuste']);
});

test('a search follows what clubs are called, and who plays for them', async () => {
  const inClub = (term: string) => found(term, [...looked, 'club.name']);
  const [id, other] = [randomUUIDv7(), randomUUIDv7()];
  await api.db
    .insertInto('clubs')
    .values([
      { id, name: 'Ping Sants' },
      { id: other, name: 'Pong Gràcia' },
    ])
    .execute();
  await api.db.insertInto('players').values({ id: randomUUIDv7(), name: 'Berta Pla', club_id: id }).execute();
  expect(await inClub('sants')).toEqual(['Berta Pla']);
  await api.db.updateTable('clubs').set({ name: 'Ping Hostafrancs' }).where('id', '=', id).execute();
  expect([await inClub('sants'), await inClub('hostaf')]).toEqual([[], ['Berta Pla']]);
  await api.db.updateTable('players').set({ club_id: other }).where('name', '=', 'Berta Pla').execute();
  expect([await inClub('hostaf'), await inClub('pong')]).toEqual([[], ['Berta Pla']]);
});

test('a player who joins a club while it is renamed is found by its new name', async () => {
  const id = randomUUIDv7();
  await api.db.insertInto('clubs').values({ id, name: 'Antes' }).execute();
  const renaming = await api.db.startTransaction().execute();
  await renaming.updateTable('clubs').set({ name: 'Después' }).where('id', '=', id).execute();
  const joining = api.db
    .insertInto('players')
    .values({ id: randomUUIDv7(), name: 'Cesc Roca', club_id: id })
    .execute();
  await expect
    .poll(async () => {
      const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
      return rows[0]?.waiting;
    })
    .toBe(1);
  await renaming.commit().execute();
  await joining;
  expect(await found('despues', [...looked, 'club.name'])).toEqual(['Cesc Roca']);
});

test('a rating touches no names', async () => {
  const version = () =>
    sql`select player_names.xmin from player_names join players on id = player_id where players.name = 'Zoe Núñez-Vila'`.execute(
      api.db,
    );
  const before = await version();
  await api.db.updateTable('players').set({ rating: 1234 }).where('name', '=', 'Zoe Núñez-Vila').execute();
  expect((await version()).rows).toEqual(before.rows);
});
