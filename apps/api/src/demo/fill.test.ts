import {
  access,
  appendEvents,
  eventFromWire,
  getClassification,
  getEditionActivity,
  getEditionRanking,
  getGroup,
  getMatch,
  listEvents,
  getOpen,
  getPublicOpen,
  listCircuits,
  listEditions,
  listInscriptions,
  listMatches,
  listOpens,
  listPairs,
  listPhases,
  listPlayers,
  listVenues,
  type MatchEventOnWire,
} from '@topspin/contract';
import { foldMatch } from '@topspin/engine';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { startApi, type Caller, type TestApi } from '#testing/client.ts';
import { givenApi } from '#testing/given-api.ts';
import { countersOf, ledgerRows, replayedRows } from '#testing/ledger.ts';
import { accountLines, accounts, demoPassword } from './accounts.ts';
import { doublesInPlay, otherOpens, swissInPlay, type PlannedOpen } from './calendar.ts';
import { fillDemoApart } from './fill-apart.ts';
import { fillDemo } from './fill.ts';
import { openIdOf } from './opens.ts';

const now = new Date('2026-11-20T11:00:00Z');

const api = givenApi({ now: () => now });
let admin: Caller;

beforeAll(async () => {
  await fillDemo(api.db, now);
  admin = await loggedIn('admin');
});

async function loggedIn(name: string): Promise<Caller> {
  const body = { email: `${name}@topspin.example`, password: demoPassword };
  return api.as((await api.get(access, { body })).token);
}

const opensIn = async (state: string) =>
  (await admin.get(listOpens, { query: { filters: { state }, sortBy: ['date_start'] } })).collection;

const onlyOpenIn = async (state: string): Promise<string> => (await opensIn(state))[0]?._id ?? '';

test.each(accounts.map(({ email }) => email))('%s can log in with the password printed', async (email) => {
  expect(accountLines().join('\n')).toContain(email);
  expect((await api.call(access, { body: { email, password: demoPassword } })).status).toBe(200);
});

test('there are three venues, two circuits, 120 players and opens in six states', async () => {
  const rows = async (route: typeof listVenues | typeof listCircuits | typeof listPlayers) =>
    (await admin.get(route)).totalRows;
  expect(await rows(listVenues)).toBe(3);
  expect(await rows(listCircuits)).toBe(2);
  expect(await rows(listPlayers)).toBe(120);
  const { collection } = await admin.get(listOpens, { query: { itemsPerPage: 100 } });
  const states = Map.groupBy(collection, ({ state }) => state);
  expect(Object.fromEntries([...states].map(([state, opens]) => [state, opens.length]))).toEqual({
    created: 1,
    registrationOpen: 2,
    reception: 1,
    active: 3,
    canceled: 1,
    finished: 13,
  });
});

test('ratings are what the engine makes of all matches from zero, bit for bit', async () => {
  const ledger = await ledgerRows(api.db);
  expect(ledger.length).toBeGreaterThan(1500);
  expect(ledger).toEqual(await replayedRows(api.db));
  const { kept, replayed } = await countersOf(api.db);
  expect(kept).toEqual(replayed);
});

describe('every finished open', () => {
  test('has the winner of its final as champion, and everybody classified', async () => {
    for (const { _id: id = '' } of await opensIn('finished')) {
      const {
        champions,
        players_count,
        pairs_count = players_count,
      } = await admin.get(getOpen, { params: { id } });
      const finals = await admin.get(listMatches, { query: { filters: { 'open._id': id, round: 'final' } } });
      const [final] = finals.collection;
      const winner = final?.winner === 'a' ? final.a : final?.b;
      expect(champions.map(({ _id }) => _id)).toEqual([winner?._id]);
      const { final: settled, collection } = await admin.get(getClassification, { params: { id } });
      expect([settled, collection.length]).toEqual([true, pairs_count]);
    }
  });

  test('sends the first two of each group on to its bracket, and nobody else', async () => {
    for (const { _id: id = '' } of await opensIn('finished')) {
      const phases = await admin.get(listPhases, { params: { id } });
      const [stage, knockout] = phases.collection;
      const first: string[] = [];
      for (const group of stage?.groups ?? []) {
        const { standings } = await admin.get(getGroup, { params: { id: group._id } });
        first.push(...standings.slice(0, 2).map(({ player }) => player._id));
      }
      const bracket = await admin.get(getGroup, { params: { id: knockout?.groups[0]?._id ?? '' } });
      const lines = bracket.players.flatMap((player) => player?._id ?? []);
      expect(new Set(lines)).toEqual(new Set(first));
    }
  });
});

describe('the open in play', () => {
  test('has matches under way whose score is the fold of their log', async () => {
    const { collection } = await admin.get(listMatches, { query: { filters: { state: 'inPlay' } } });
    expect(collection.length).toBeGreaterThan(2);
    for (const { _id = '' } of collection) {
      const match = await admin.get(getMatch, { params: { id: _id } });
      const { events } = await admin.get(listEvents, { params: { id: _id } });
      const state = foldMatch(events.map(eventFromWire), { bestOf: match.best_of });
      expect(state.status).toBe('inPlay');
      expect(match.sets).toEqual(state.sets.map(({ score }) => score));
      expect(match.sets_won).toEqual(state.setsWon);
    }
  });

  test('lets the umpire’s account score the next point', async () => {
    const umpire = await loggedIn('arbitro');
    const { collection } = await umpire.get(listMatches, { query: { filters: { state: 'inPlay' } } });
    const pages = await Promise.all(
      collection.map(({ _id = '' }) => umpire.get(getMatch, { params: { id: _id } })),
    );
    const mine = pages.find(({ may }) => may.score);
    const event: MatchEventOnWire = {
      id: randomUUID(),
      seq: (mine?.seq ?? 0) + 1,
      at: now.toISOString(),
      type: 'undo',
    };
    const answer = await umpire.get(appendEvents, { params: { id: mine?._id ?? '' }, body: [event] });
    expect(answer).toEqual({ seq: event.seq });
  });
});

const openOf = (plan: PlannedOpen) => admin.get(getOpen, { params: { id: openIdOf(plan) } });

describe('the mixed doubles in play', () => {
  test('has pairs of a woman and a man in a bracket that is being played, and people without a partner', async () => {
    const { _id: id } = await openOf(doublesInPlay);
    const { collection: pairs, alone } = await admin.get(listPairs, { params: { id } });
    expect(pairs).toHaveLength(12);
    expect(alone).toHaveLength(4);
    const { collection: phases } = await admin.get(listPhases, { params: { id } });
    expect(phases.map(({ type, state }) => [type, state])).toEqual([
      ['groups', 'finished'],
      ['knockout', 'matches'],
    ]);
  });

  test('says of each of its matches in play who serves to whom', async () => {
    const { collection } = await admin.get(listMatches, {
      query: { filters: { state: 'inPlay', 'open._id': openIdOf(doublesInPlay) } },
    });
    expect(collection.length).toBeGreaterThan(0);
    for (const { _id = '' } of collection) {
      const { events } = await admin.get(listEvents, { params: { id: _id } });
      const { interval, serving } = foldMatch(events.map(eventFromWire), { bestOf: 5 });
      expect(interval || serving !== undefined).toBe(true);
    }
  });
});

test('the player’s account looks for a partner in the mixed doubles to come', async () => {
  const { alone } = await admin.get(listPairs, { params: { id: openIdOf(otherOpens.doublesAhead) } });
  expect(alone.map(({ name }) => name)).toContain('Núria Col·lell');
});

test('a Swiss evening is in its third round of five, each with a bye', async () => {
  const { collection } = await admin.get(listPhases, { params: { id: openIdOf(swissInPlay) } });
  expect(collection.map(({ swiss }) => [swiss?.paired, swiss?.rounds])).toEqual([[3, 5]]);
  const group = await admin.get(getGroup, { params: { id: collection[0]?.groups[0]?._id ?? '' } });
  const states = Map.groupBy(group.matches, ({ swiss_round: round }) => round);
  expect([...states].map(([round, matches]) => [round, matches.length])).toEqual([
    [1, 7],
    [2, 7],
    [3, 7],
  ]);
  expect(new Set(states.get(3)?.map(({ state }) => state))).toEqual(new Set(['inPlay', 'finished']));
  expect(group.standings).toHaveLength(15);
  const shown = await api.get(getPublicOpen, { params: { id: openIdOf(swissInPlay) } });
  expect([shown.has_groups, shown.only_swiss]).toEqual([true, true]);
});

test('circuits have a ranking that adds up, and editions a story that ends with today', async () => {
  for (const { _id: id = '' } of (await admin.get(listEditions)).collection) {
    const ranking = await admin.get(getEditionRanking, { params: { id }, query: { itemsPerPage: 100 } });
    expect(ranking.totalRows).toBeGreaterThan(80);
    for (const { points, counted } of ranking.collection) {
      const sum = counted?.reduce((total, result) => total + result.points, 0) ?? 0;
      expect(sum).toBeCloseTo(points ?? Number.NaN, 6);
    }
    const { collection } = await admin.get(getEditionActivity, { params: { id } });
    expect(collection.length).toBeGreaterThan(10);
    const finished = collection.filter(({ state }) => state === 'finished');
    expect(finished.every(({ champions }) => (champions ?? []).length > 0)).toBe(true);
  }
});

test('reception has some present, some missing, and a waiting list', async () => {
  const { collection } = await admin.get(listInscriptions, {
    params: { id: await onlyOpenIn('reception') },
    query: { itemsPerPage: 100 },
  });
  const states = Map.groupBy(collection, ({ state }) => state);
  expect(states.get('waiting')?.map(({ checked_in }) => checked_in)).toEqual([true, false, false]);
  expect(states.get('present')?.length).toBeGreaterThan(states.get('registered')?.length ?? 0);
});

test('no player is too young or too old to be one, and names are not repeated', async () => {
  const players = await api.db
    .selectFrom('players')
    .select(['name', 'date_of_birth'])
    .where('pair', '=', false)
    .execute();
  expect(new Set(players.map(({ name }) => name)).size).toBe(120);
  const born = players.map(({ date_of_birth }) => Number(date_of_birth?.slice(0, 4)));
  expect(Math.min(...born)).toBeGreaterThan(1945);
  expect(Math.max(...born)).toBeLessThan(2018);
});

test('a second start leaves it as it is; an installation of somebody’s own stays without', async () => {
  expect(await fillDemo(api.db, now)).toEqual(accountLines());
  const other = await startApi();
  await other.registerUser('La Primera');
  expect((await fillDemo(other.db, now)).join()).toContain('no demonstration was added');
  expect(await other.db.selectFrom('players').select('id').execute()).toEqual([]);
  await other.close();
});

test('two demos have the same data', async () => {
  const other = await startApi({ now: () => now });
  await fillDemo(other.db, now);
  const ratings = ({ db }: TestApi) =>
    db.selectFrom('players').select(['name', 'rating', 'matches_won']).orderBy('name').execute();
  expect(await ratings(other)).toEqual(await ratings(api));
  await other.close();
});

test('a process of its own fills it, and says the same', async () => {
  expect(await fillDemoApart(api.databaseUrl, new AbortController().signal)).toEqual(accountLines());
});

test('a stop ends the process that fills it', async () => {
  const stopping = new AbortController();
  const filled = fillDemoApart(api.databaseUrl, stopping.signal);
  stopping.abort();
  await expect(filled).rejects.toThrow('aborted');
});
