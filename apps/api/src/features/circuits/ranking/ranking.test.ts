import {
  createCircuit,
  createEdition,
  editCircuit,
  editEdition,
  editPlayer,
  getCircuitRanking,
  getEditionActivity,
  getOpenMoves,
  listActivity,
  getEditionRace,
  getEditionRanking,
  getPlayer,
  type AnswerOf,
  type BodyOf,
  type Circuit,
  type Edition,
  type RankingQuery,
} from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { statementsOf } from '#testing/statements.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenFinishedOpen } from '#testing/given-finished-open.ts';
import { givenPlayer } from '#testing/given-open.ts';

let now = new Date('2027-03-01T10:00:00Z');

const api = givenApi({ now: () => now });
const admin = givenUser(api, 'Ada Admin');
let players: string[];
let circuit: Circuit;
let edition: Edition;

const system = {
  pointsDistribution: [
    { position: 1, points: 1000 },
    { position: 2, points: 600 },
    { position: 3, points: 300 },
  ],
  usePerformanceMetrics: true,
  performanceMetricsWeight: { matchesWon: 10, gamesWon: 1, pointsBalance: 0 },
  bonusPointsForAttendance: 5,
  window: { type: 'tournaments', period: 1 },
} as const;

beforeAll(async () => {
  const made = await Promise.all(['Ona', 'Pol', 'Quim', 'Rita'].map((name) => givenPlayer(admin, { name })));
  players = made.map(({ _id }) => _id);
  circuit = await admin.get(createCircuit, {
    body: { name: 'Circuit', description: [{ lang: 'ca', text: 'Dues proves' }] },
  });
  edition = await admin.get(createEdition, {
    body: {
      circuit_id: circuit._id,
      name: '2027',
      date_start: '2027-01-01',
      date_end: '2027-12-31',
      ranking_system: system,
    },
  });
  await playOpen('Primera', [0, 1, 2]);
  now = new Date('2027-03-01T10:01:00Z');
  await playOpen('Segona', [1, 0, 3]);
  now = new Date('2027-03-01T10:02:00Z');
});

/** An open of the edition among these players: the first named wins every match. */
const playOpen = (name: string, order: readonly number[]) =>
  givenFinishedOpen(api, admin, {
    name,
    edition_id: edition._id,
    players: order.map((index) => players[index] ?? ''),
  });

type Rows = AnswerOf<typeof getEditionRanking>['collection'];

const editionRows = async (): Promise<Rows> =>
  (await admin.get(getEditionRanking, { params: { id: edition._id } })).collection;

const ask = (query: Partial<RankingQuery>) =>
  admin.get(getEditionRanking, { params: { id: edition._id }, query });

async function describePlayer(name: string, body: Partial<BodyOf<typeof editPlayer>>): Promise<void> {
  const id = players[['Ona', 'Pol', 'Quim', 'Rita'].indexOf(name)] ?? '';
  const { version } = await admin.get(getPlayer, { params: { id } });
  await admin.get(editPlayer, { params: { id }, version, body: { guardian_consent: false, ...body } });
}

const pointsOf = (rows: Rows) =>
  rows.map(({ position, player, points, move }) => [position, player?.name, points, move]);

describe('the ranking of an edition', () => {
  test('pays position, wins and sets, and attendance, for every finished open', async () => {
    // First of three: 1000 + 2 wins × 10 + 6 sets + 5; second: 600 + 10 + 3 + 5; third: 300 + 5.
    const rows = pointsOf(await editionRows());
    expect(new Set(rows.slice(0, 2).map((row) => row.join(' ')))).toEqual(
      new Set([`1 Pol ${1031 + 618} 1`, `1 Ona ${618 + 1031} 0`]),
    );
    expect(rows.slice(2)).toEqual([
      [3, 'Rita', 305, null],
      [4, 'Quim', 305, -1],
    ]);
  });

  test('has a race: who led after each open, oldest first', async () => {
    const race = await admin.get(getEditionRace, { params: { id: edition._id } });
    const names = new Map(race.players.map(({ _id, name }) => [_id, name]));
    expect(
      race.steps.map(({ open, rows }) => [
        open.name,
        rows.map((row) => [names.get(row.player_id), row.points]),
      ]),
    ).toEqual([
      [
        'Primera',
        [
          ['Ona', 1031],
          ['Pol', 618],
          ['Quim', 305],
        ],
      ],
      ['Segona', (await editionRows()).map(({ player, points }) => [player?.name, points])],
    ]);
  });

  test('says what each result paid for, and what broke a tie or that nothing did', async () => {
    const rows = await editionRows();
    const pol = rows.find(({ player }) => player?.name === 'Pol');
    expect(pol?.counted?.[0]).toMatchObject({
      open: { name: 'Segona' },
      position: 1,
      points: 1031,
      points_for: { position: 1000, performance: 26, attendance: 5 },
      matches_won: 2,
    });
    expect(rows.map(({ decided_by }) => decided_by)).toEqual([null, 'shared', 'points', 'latestResult']);
  });

  test('follows a change of the ranking system at once', async () => {
    const bare = { ...system, usePerformanceMetrics: false, bonusPointsForAttendance: 0 };
    const changed = await admin.get(editEdition, {
      params: { id: edition._id },
      version: edition.version,
      body: { ranking_system: bare },
    });
    expect((await editionRows()).map(({ points }) => points)).toEqual([1600, 1600, 300, 300]);
    edition = await admin.get(editEdition, {
      params: { id: edition._id },
      version: changed.version,
      body: { ranking_system: system },
    });
  });

  test('counting the best result alone, the other one falls out and says why', async () => {
    const best = await admin.get(editCircuit, {
      params: { id: circuit._id },
      version: circuit.version,
      body: { count_type: 'best', count_best: 1 },
    });
    const [first] = await editionRows();
    expect(first?.points).toBe(1031);
    expect(first?.dropped).toMatchObject([{ points: 618, reason: 'notAmongBest' }]);
    circuit = await admin.get(editCircuit, {
      params: { id: circuit._id },
      version: best.version,
      body: { count_type: 'all' },
    });
  });

  test('comes in pages', async () => {
    const page = await admin.get(getEditionRanking, {
      params: { id: edition._id },
      query: { page: 2, itemsPerPage: 3 },
    });
    expect([page.collection.length, page.pages, page.totalRows]).toEqual([1, 2, 4]);
  });

  test('is searched by name; the position stays, and the place is among those found', async () => {
    const found = await ask({ search: 'ri' });
    expect(found.collection.map(({ player, position, place }) => [player?.name, position, place])).toEqual([
      ['Rita', 3, 1],
    ]);
    expect([found.totalFilteredRows, found.totalRows]).toEqual([1, 4]);
  });

  test('is filtered by age category, club and gender', async () => {
    await describePlayer('Rita', { gender: 'woman', date_of_birth: '1970-05-05', club: 'Club Rita' });
    const [rita] = (await ask({ age_category: 'veteran50' })).collection;
    expect([rita?.player?.name, rita?.place]).toEqual(['Rita', 1]);
    expect((await ask({ gender: 'woman' })).collection).toHaveLength(1);
    expect((await ask({ search: 'club rita' })).collection).toHaveLength(1);
    expect((await ask({ gender: 'man' })).collection).toEqual([]);
    expect((await ask({ age_category: 'U9' })).totalFilteredRows).toBe(0);
  });

  test('a filter by gender reveals nothing about minors', async () => {
    await describePlayer('Quim', { gender: 'man', date_of_birth: '2011-05-05' });
    expect((await ask({ gender: 'man' })).collection).toEqual([]);
    expect((await ask({ age_category: 'U17' })).collection).toHaveLength(1);
  });

  test('says the club of each by name and id, or none', async () => {
    await describePlayer('Rita', { club: 'Club Rita' });
    const rows = await Promise.all(
      [getEditionRanking, getCircuitRanking].map(async (route) => {
        const id = route === getEditionRanking ? edition._id : circuit._id;
        return (await admin.get(route, { params: { id } })).collection;
      }),
    );
    const { club } = await admin.get(getPlayer, { params: { id: players[3] ?? '' } });
    for (const row of rows) {
      const clubs = new Map(row.map(({ player }) => [player?.name, [player?.club, player?.club_id]]));
      expect(clubs.get('Rita')).toEqual(['Club Rita', club?._id]);
      expect(clubs.get('Ona')).toEqual([null, null]);
    }
  });

  test('answers the page that a player is on', async () => {
    const page = await ask({ player_id: players[2] ?? '', itemsPerPage: 2 });
    expect([page.page, page.collection.map(({ player }) => player?.name)]).toEqual([2, ['Rita', 'Quim']]);
    const stranger = await givenPlayer(admin, { name: 'Sin Puesto' });
    expect((await ask({ player_id: stranger._id })).page).toBe(1);
  });

  test('is shown as it was on a day in the past', async () => {
    expect((await ask({ date: '2027-02-28' })).collection).toEqual([]);
    expect((await ask({ date: '2027-03-01' })).collection).toHaveLength(4);
    expect((await ask({ date: '2099-01-01' })).collection).toHaveLength(4);
  });
});

test('the ranking of a circuit looks as far back as its latest edition says', async () => {
  const { collection } = await admin.get(getCircuitRanking, { params: { id: circuit._id } });
  expect(pointsOf(collection).map(([, name, points]) => [name, points])).toEqual([
    ['Pol', 1031],
    ['Ona', 618],
    ['Rita', 305],
  ]);
  expect(collection[1]?.dropped).toMatchObject([{ open: { name: 'Primera' }, reason: 'outsideWindow' }]);
});

test('the activity of an edition is what its opens did, newest first, with who won', async () => {
  const { collection } = await admin.get(getEditionActivity, { params: { id: edition._id } });
  expect(collection[0]).toMatchObject({
    state: 'finished',
    open: { name: 'Segona' },
    champions: [{ name: 'Pol' }],
  });
  expect(collection).toHaveLength(12);
  expect(collection.at(-1)).toMatchObject({ state: 'created', open: { name: 'Primera' } });
});

test('who shares the first place is named on one entry, and nobody where nobody is first', async () => {
  const [segona] = (await admin.get(getEditionActivity, { params: { id: edition._id } })).collection;
  const openId = segona?.open?._id ?? '';
  const places = await api.db
    .selectFrom('open_results')
    .select(['player_id', 'position'])
    .where('open_id', '=', openId)
    .execute();
  const place = (of: (position: number) => number) =>
    Promise.all(
      places.map(({ player_id, position }) =>
        api.db
          .updateTable('open_results')
          .set({ position: of(position) })
          .where('open_id', '=', openId)
          .where('player_id', '=', player_id)
          .execute(),
      ),
    );
  const last = async () => {
    const { collection, totalRows } = await admin.get(getEditionActivity, { params: { id: edition._id } });
    return [totalRows, collection[0]?.champions?.map(({ name }) => name)];
  };
  await place((position) => Math.max(1, position - 1));
  expect(await last()).toEqual([12, ['Ona', 'Pol']]);
  await place((position) => Math.max(2, position));
  expect(await last()).toEqual([12, []]);
  await place((position) => position);
});

test('the activity of all editions names the edition, and is narrowed to one', async () => {
  const filters = { 'edition._id': edition._id };
  const { collection } = await admin.get(listActivity, { query: { filters } });
  expect(collection).toHaveLength(12);
  expect(collection[0]?.edition).toMatchObject({ _id: edition._id, circuit: circuit.name });
});

test('a finished open says who leads since then and who moved up', async () => {
  const { collection } = await admin.get(listActivity, {
    query: { filters: { 'edition._id': edition._id } },
  });
  const moves = async (name: string) => {
    const id = collection.find(({ open }) => open?.name === name)?.open?._id ?? '';
    const { leader, climbs } = await admin.get(getOpenMoves, { params: { id } });
    return [leader?.name, climbs.map(({ player, position, places }) => [player.name, position, places])];
  };
  expect(await moves('Primera')).toEqual(['Ona', []]);
  // Both lead: nobody does alone.
  const statements = await statementsOf(async () =>
    expect(await moves('Segona')).toEqual([undefined, [['Pol', 1, 1]]]),
  );
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(5);
  expect((await admin.call(getOpenMoves, { params: { id: edition._id } })).status).toBe(404);
});

test('an open for functional diversity counts for those who see who played in it, without its name', async () => {
  const stranger = await api.registerUser('Nadie');
  const total = async (by: typeof admin) => (await asked(by)).total;
  now = new Date('2027-03-01T10:03:00Z');
  const openId = await playOpen('Adaptado', [3, 2]);
  const change = (functional_diversity: boolean) =>
    api.db.updateTable('opens').set({ functional_diversity }).where('id', '=', openId).execute();
  const params = { id: edition._id };
  const asked = async (by: typeof admin) => {
    const ranking = await by.get(getEditionRanking, { params });
    const { collection } = await by.get(getEditionActivity, { params });
    return {
      total: ranking.collection.map(({ points }) => points),
      opens: ranking.collection.flatMap(({ counted }) =>
        (counted ?? []).map(({ open }) => open?.name ?? null),
      ),
      race: (await by.get(getEditionRace, { params })).steps.map(({ open }) => open.name),
      champions: collection
        .find(({ open, state }) => open?._id === openId && state === 'finished')
        ?.champions?.map(({ name }) => name),
      moves: await by.get(getOpenMoves, { params: { id: openId } }),
    };
  };
  const without = await change(true).then(() => total(stranger));
  await change(false);
  const before = await asked(stranger);
  expect(without).not.toEqual(before.total);
  expect(before.opens).toContain('Adaptado');
  expect(before.champions).toEqual(['Rita']);
  await change(true);
  const after = await asked(stranger);
  expect(after).toMatchObject({ total: without, champions: [], moves: { leader: null, climbs: [] } });
  expect([...after.opens, ...after.race]).not.toContain(null);
  expect([...after.opens, ...after.race]).not.toContain('Adaptado');
  const inside = await asked(admin);
  expect(inside).toMatchObject({ total: before.total, champions: ['Rita'] });
  expect(inside.opens.filter((name) => name === null)).toHaveLength(2);
  await api.db.updateTable('opens').set({ edition_id: null }).where('id', '=', openId).execute();
});

test('what is not there has no ranking', async () => {
  const params = { id: '01a1f87f-0000-7000-8000-000000000000' };
  for (const route of [getEditionRanking, getCircuitRanking, getEditionActivity])
    expect((await admin.call(route, { params })).status).toBe(404);
});

test('results that fell out long ago are still shown for the players on the page', async () => {
  now = new Date('2027-03-01T10:03:00Z');
  await playOpen('Tercera', [0, 1, 2]);
  now = new Date('2027-03-01T10:04:00Z');
  const { collection } = await admin.get(getCircuitRanking, { params: { id: circuit._id } });
  const fallen = collection.map(({ player, dropped }) => [
    player?.name,
    dropped?.map(({ open }) => open?.name),
  ]);
  expect(fallen).toEqual([
    ['Ona', ['Primera', 'Segona']],
    ['Pol', ['Segona', 'Primera']],
    ['Quim', ['Primera']],
  ]);
});
