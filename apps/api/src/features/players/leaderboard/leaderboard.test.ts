import { randomUUIDv7 } from 'node:crypto';
import {
  getLeaderboard,
  getPlayer,
  type AnswerOf,
  type Gender,
  type Leader,
  type RankingQuery,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { ratingDays } from '#testing/ledger.ts';

const now = new Date('2027-06-15T10:00:00Z');
const api = givenApi({ now: () => now });
const user = givenUser(api, 'Ana Anfitriona');

const club = randomUUIDv7();
/** A new id for each player, in the order of these names. */
const ids: Record<string, string> = {};

type PlayerSetup = {
  readonly rating: number;
  readonly born?: string;
  readonly gender?: Gender;
  readonly club?: string;
};
const people: Record<string, PlayerSetup> = {
  // Shown as 1500 both.
  Blanca: { rating: 1500.4, born: '1990-01-01', gender: 'woman', club },
  Carles: { rating: 1499.6, born: '1990-01-01', gender: 'man' },
  Dora: { rating: 1300, born: '2016-03-02', gender: 'woman', club },
  Emma: { rating: 1200, born: '1970-03-02', gender: 'woman' },
  Ferran: { rating: 1700, born: '1990-01-01', gender: 'man', club },
};
const unranked: Record<string, PlayerSetup> = { Gala: { rating: 1900 } };

type Change = {
  readonly at: string;
  readonly a: string;
  readonly b: string;
  readonly before: [number, number];
};

beforeAll(async () => {
  await api.db.insertInto('clubs').values({ id: club, name: 'CTT Vic' }).execute();
  const named = Object.entries({ ...people, ...unranked });
  for (const [name, { rating, born, gender, club: club_id }] of named) {
    ids[name] = randomUUIDv7();
    await api.db
      .insertInto('players')
      .values({
        id: ids[name],
        name: `${name} Pla`,
        rating,
        matches_played: name in people ? 4 : 0,
        date_of_birth: born ?? null,
        gender: gender ?? null,
        club_id: club_id ?? null,
      })
      .execute();
  }
  // Changes without their matches.
  await sql`alter table rating_ledger drop constraint rating_ledger_match_id_fkey, drop constraint rating_ledger_open_id_fkey`.execute(
    api.db,
  );
  // In April, Emma was ahead of Dora, and Ferran had not played; in May he began.
  const changes: Change[] = [
    { at: '2027-04-02T10:00:00Z', a: 'Emma', b: 'Dora', before: [1300, 1200] },
    { at: '2027-05-30T10:00:00Z', a: 'Dora', b: 'Emma', before: [1250, 1350] },
    { at: '2027-06-01T10:00:00Z', a: 'Ferran', b: 'Dora', before: [1000, 1290] },
  ];
  const played: Record<string, number> = { Emma: 2, Dora: 2, Ferran: 0 };
  const after: Record<string, number[]> = { Emma: [1350, 1200], Dora: [1250, 1290, 1300], Ferran: [1700] };
  for (const { at, a, b, before } of changes) {
    const match_id = randomUUIDv7();
    for (const [index, name] of [a, b].entries()) {
      await api.db
        .insertInto('rating_ledger')
        .values({
          match_id,
          player_id: ids[name] ?? '',
          opponent_id: ids[index === 0 ? b : a] ?? '',
          open_id: randomUUIDv7(),
          before: before[index] ?? 0,
          after: after[name]?.shift() ?? 0,
          expected: 0.5,
          reason: index === 0 ? 'win' : 'loss',
          matches_before: played[name] ?? 0,
          finished_at: new Date(at),
        })
        .execute();
      played[name] = (played[name] ?? 0) + 1;
    }
  }
});

type Query = Partial<RankingQuery>;
const read = (query: Query = {}): Promise<AnswerOf<typeof getLeaderboard>> =>
  user.get(getLeaderboard, { query });

const nameOf = ({ player }: Leader) => player.name.split(' ')[0];
const rows = async (query: Query = {}) => (await read(query)).collection as Leader[];
const lines = async (query: Query = {}) =>
  (await rows(query)).map((row) => [row.position, row.place, nameOf(row), row.move]);

test('equal shown ratings share a position, and moves are those of thirty days', async () => {
  expect(await lines()).toEqual([
    [1, 1, 'Ferran', null],
    [2, 2, 'Blanca', -1],
    [2, 2, 'Carles', -1],
    [4, 4, 'Dora', 0],
    [5, 5, 'Emma', -2],
  ]);
});

test.each([{}, { date: '2027-06-01' }])(
  'a row has the name and the id of the club, now and on %o',
  async (query) => {
    const clubs = (await rows(query)).map((row) => [nameOf(row), row.player.club, row.player.club_id]);
    expect(clubs).toContainEqual(['Dora', 'CTT Vic', club]);
    expect(clubs).toContainEqual(['Emma', null, null]);
  },
);

describe('a filter keeps the positions and counts places among those who match', () => {
  test.each<[string, Query, unknown[]]>([
    [
      'a club',
      { club_id: club },
      [
        [1, 1, 'Ferran'],
        [2, 2, 'Blanca'],
        [4, 3, 'Dora'],
      ],
    ],
    [
      'a gender, of adults alone',
      { gender: 'woman' },
      [
        [2, 1, 'Blanca'],
        [5, 2, 'Emma'],
      ],
    ],
    ['a category', { age_category: 'U11' }, [[4, 1, 'Dora']]],
    ['the oldest category of those here', { age_category: 'veteran50' }, [[5, 1, 'Emma']]],
    [
      'words of names and clubs',
      { search: 'pla vic' },
      [
        [1, 1, 'Ferran'],
        [2, 2, 'Blanca'],
        [4, 3, 'Dora'],
      ],
    ],
    ['nobody', { search: 'nobody' }, []],
  ])('%s', async (_, query, expected) => {
    expect((await lines(query)).map((line) => line.slice(0, 3))).toEqual(expected);
    const { totalRows, totalFilteredRows } = await read(query);
    expect([totalRows, totalFilteredRows]).toEqual([5, expected.length]);
  });
});

describe('a past day', () => {
  test('has the ratings and positions of its end', async () => {
    expect(await lines({ date: '2027-05-31' })).toEqual([
      [1, 1, 'Dora', 1],
      [2, 2, 'Emma', -1],
    ]);
    expect((await rows({ date: '2027-05-31' })).map(({ rating }) => rating)).toEqual([1290, 1200]);
    expect(await lines({ date: '2027-01-01' })).toEqual([]);
  });

  test('is filtered too', async () => {
    expect(await lines({ date: '2027-05-31', gender: 'woman' })).toEqual([[2, 1, 'Emma', -1]]);
  });

  test('of today or later is now', async () => {
    expect(await lines({ date: '2027-06-15' })).toEqual(await lines());
    expect(await lines({ date: '2028-01-01' })).toEqual(await lines());
  });
});

describe('pages', () => {
  test.each([1, 2, 3])('of %i rows are parts of the whole', async (itemsPerPage) => {
    const whole = await lines();
    for (let page = 1; page <= Math.ceil(5 / itemsPerPage) + 1; page += 1) {
      const part = whole.slice((page - 1) * itemsPerPage, page * itemsPerPage);
      expect(await lines({ page, itemsPerPage })).toEqual(part);
      expect(await lines({ page, itemsPerPage, search: 'pla' })).toEqual(part);
    }
  });

  test.each<[string, Query]>([
    ['', {}],
    [' with a filter', { search: 'pla' }],
    [' of a day', { date: '2027-06-15' }],
  ])('are found by their player%s', async (_, query) => {
    for (const name of Object.keys(people)) {
      const found = await read({ ...query, player_id: ids[name] ?? '', itemsPerPage: 2 });
      expect((found.collection as Leader[]).map(nameOf)).toContain(name);
    }
  });

  test('by a player who is not there are those asked for', async () => {
    const given = { player_id: ids['Gala'] ?? '', itemsPerPage: 2, page: 2 };
    expect(await read(given)).toMatchObject({ page: 2, pages: 3 });
  });

  test('with a filter end after ten thousand rows', async () => {
    const { status, failure } = await user.call(getLeaderboard, { query: { search: 'pla', page: 502 } });
    expect([status, failure.code]).toEqual([400, 'request.pageTooDeep']);
  });
});

test('the numbers of players that are kept follow every change', async () => {
  const counted = () =>
    sql<{ rating: number; players: number }>`select rating, sum(players)::int as players from rating_counts
      group by rating having sum(players) <> 0 order by rating`.execute(api.db);
  const actual = () =>
    sql<{
      rating: number;
      players: number;
    }>`select shown_rating(rating) as rating, count(*)::int as players from players
      where has_played(players) group by 1 order by 1`.execute(api.db);
  const same = async () => {
    expect((await counted()).rows).toEqual((await actual()).rows);
    const { kept, replayed } = await ratingDays(api.db);
    expect(kept).toEqual(replayed);
  };
  const of = (name: string) => api.db.updateTable('players').where('id', '=', ids[name] ?? '');
  await same();
  await of('Ferran').set({ rating: 1234.5 }).execute();
  await same();
  await of('Gala').set({ matches_played: 1 }).execute();
  await same();
  await of('Emma').set({ deleted_at: now }).execute();
  await same();
  await sql`update players set rating = rating + 10`.execute(api.db);
  await same();
  await sql`update rating_ledger set before = before + 3, after = after + 3`.execute(api.db);
  await same();
  await of('Emma').set({ deleted_at: null }).execute();
  await same();
  await sql`delete from rating_ledger where reason = 'loss'`.execute(api.db);
  await same();
  await api.db
    .deleteFrom('players')
    .where('id', '=', ids['Gala'] ?? '')
    .execute();
  await same();
  const { place } = await user.get(getPlayer, { params: { id: ids['Dora'] ?? '' } });
  expect(place).toBe((await lines()).find(([, , name]) => name === 'Dora')?.[0]);
});
