import { randomUUID } from 'node:crypto';
import * as contract from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ring } from '#live/ring.ts';
import { startAnother, type Caller, type TestApi } from '#testing/client.ts';
import { everyHandler, everyRoute } from '#testing/every-route.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenNextPhase } from '#testing/given-next-phase.ts';
import { givenOpen } from '#testing/given-open.ts';
import { late } from '#testing/late.ts';
import { statementsOf } from '#testing/statements.ts';
import { sourcesOf, sourcesOfOwn } from './sources.ts';
import { ringingTables } from './table-changes.ts';

/** Every read that answers JSON. */
const reads = everyRoute.filter(
  ({ method, path, download }) => method === 'GET' && /^\/(?:app|public)\//u.test(path) && !download,
);
const sharedReads = everyHandler.filter(({ route }) => route.shared);

let clock = new Date('2027-02-28T23:55:00Z');
const now = () => clock;
const api = givenApi({ now });
const admin = givenUser(api, 'Ada Admin');
const organiser = givenPlayerAccount(api, 'Rosa Organizadora');
const stranger = givenPlayerAccount(api, 'Nadia Nadie');
const guest = givenUser(api, 'Gina Sin Perfil');
/** A server on the same database without a cache. */
const forgetful = late(
  () => startAnother(api, { now, bell: { ...api.bell, connected: false } }),
  (server) => server.close(),
);
/** Another server with a cache, like the first. */
const other = late(
  () => startAnother(api, { now }),
  (server) => server.close(),
);
/** The viewers, each with a token or none. */
const viewers: Record<string, string | undefined> = {};
/** The ids for path parameters, by collection. */
const ids: Record<string, string> = {};

beforeAll(async () => {
  Object.assign(viewers, {
    visitor: undefined,
    stranger: stranger.login.token,
    guest: guest.login.token,
    organiser: organiser.login.token,
    admin: admin.login.token,
  });
  const played = await givenNextPhase(organiser);
  await givenOpen(organiser, { name: 'Open en preparación', state: 'created' });
  const edition = await givenEdition(admin);
  const venue = await organiser.get(contract.createVenue, {
    body: { name: 'Pavelló', address: 'Vic', terms_accepted: true, declaration_accepted: true },
  });
  Object.assign(ids, {
    opens: played.openId,
    groups: played.groups[0]?._id,
    matches: played.groups[0]?.matches[0]?._id,
    players: played.players[0],
    others: played.players[1],
    circuits: edition.circuit._id,
    'circuit-editions': edition._id,
    venues: venue._id,
  });
});

/** PostgreSQL echoes each write after its answer: an echo between two reads of a test would have the second read the database again. */
beforeEach(async () => {
  const topic = `echo:${randomUUID()}`;
  const { promise: heard, resolve } = Promise.withResolvers<void>();
  const unsubscribe = api.bell.subscribe({ onRing: (topics) => topics.includes(topic) && resolve() });
  await ring(api.db, [topic]);
  await heard;
  unsubscribe();
});

const given = ({ path }: contract.Route) => ({
  params: {
    id: ids[path.split('/')[2] ?? ''] ?? '',
    ...(path.includes('other_id') && { other_id: ids['others'] }),
    ...(path.includes('match_id') && { match_id: ids['matches'] }),
    ...(path.includes('player_id') && { player_id: ids['players'] }),
  },
});

/** What a server shows each viewer in turn. */
async function everyone(server: Pick<TestApi, 'as'>, route: contract.Route) {
  const shown: Record<string, unknown> = {};
  for (const [name, token] of Object.entries(viewers)) {
    const { status, body } = await server.as(token).call(route, given(route));
    // The room on the disk is another one at each moment.
    const { requestId: _, disk: __, ...rest } = body as { requestId?: string; disk?: unknown };
    shown[name] = { status, ...rest };
  }
  return shown;
}

const named = (routes: readonly contract.Route[]) => routes.map((route) => [route.name, route] as const);

describe('every read', () => {
  test('is tried here', () => {
    expect(reads.length).toBeGreaterThan(25);
    expect(sharedReads.length).toBeGreaterThan(10);
  });

  test.each(named(reads))('%s gives nobody what another is shown', async (_, route) => {
    const own = await everyone(forgetful, route);
    for (const answers of [await everyone(api, route), await everyone(api, route)])
      expect(answers).toEqual(own);
  });
});

const privately = {
  'cache-control': 'private, no-cache',
  vary: 'Authorization, x-application-lang, Accept-Encoding',
};
const publicly = { 'cache-control': 'public, max-age=5, stale-while-revalidate=30' };

describe('every shared answer', () => {
  const asStranger = (route: contract.Route, headers = {}) =>
    stranger.call(route, { ...given(route), headers });

  test.each(sharedReads)('$route.name is made of the tables that it says', async (handler) => {
    const read = await tablesOf(() => asStranger(handler.route));
    expect(read.length).toBeGreaterThan(0);
    // The session has the opens and venues that its account manages (ADR 13).
    const known = [...(sourcesOf(handler) ?? []), ...ofDays, 'open_organisers', 'venue_admins'];
    expect(read.filter((table) => !known.includes(table))).toEqual([]);
  });

  test.each(sharedReads)('$route.name is read once, has a tag and is not sent twice', async ({ route }) => {
    const first = await asStranger(route);
    expect(await statementsOf(() => asStranger(route))).toEqual([]);
    const kept = route.public ? publicly : privately;
    expect(first.headers).toMatchObject({
      ...kept,
      'content-type': 'application/json',
    });
    const { etag } = first.headers;
    const again = await asStranger(route, { 'if-none-match': `"another", W/${String(etag)}` });
    expect([again.status, again.body, again.headers['etag']]).toEqual([304, undefined, etag]);
    expect(again.headers).toMatchObject(kept);
    expect(Object.keys(again.headers)).not.toContain(route.public ? contract.rolesHeader : 'nothing');
    expect((await asStranger(route, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  test('has a bell for each table', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
      where tgname = relname || '_table_bell'`.execute(api.db);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...ringingTables].toSorted());
  });
});

/** Stored counts change only with their table; a log grows in the statement that changes its match. */
const following = ['row_counts', 'rating_counts', 'rating_days', 'match_events'];

/** Further tables that a day of play is read from; an answer about an open in play lasts half a minute. People who play elsewhere ring as its plans (ADR 149). */
const ofDays = [
  'occupancies',
  'play_days',
  'day_tables',
  'day_settings',
  'day_people',
  'day_absences',
  'day_volunteers',
  'player_administrators',
  'users',
];

/** The tables that the views are made of. */
const ofViews: Readonly<Record<string, readonly string[]>> = {
  open_sides: ['opens', 'inscriptions', 'side_members'],
};

/** The tables that something reads, with nothing kept. */
async function tablesOf(ask: () => Promise<unknown>): Promise<string[]> {
  api.bell.ringHere(ringingTables.map((table) => `table:${table}`));
  const statements = await statementsOf(ask);
  const tables = statements.flatMap((text) =>
    [...text.matchAll(/(?:from|join)\s+"?(\w+)"?/gu)].map(([, name]) => name ?? ''),
  );
  const real = (await api.db.introspection.getTables()).map(({ name }) => name);
  return [...new Set(tables.flatMap((name) => ofViews[name] ?? name))].filter(
    (table) => real.includes(table) && !following.includes(table),
  );
}

const lists = sharedReads.filter(({ options }) => options.cachesOwn);

describe.each([
  ['organiser', organiser],
  ['admin', admin],
])('the list of an %s', (_, viewer) => {
  const ask = (route: contract.Route, headers = {}) => viewer.call(route, { ...given(route), headers });

  test.each(lists)('$route.name is made of its tables and of their session', async (handler) => {
    const known = [...(sourcesOfOwn(handler) ?? []), 'venue_admins', 'player_administrators'];
    expect((await tablesOf(() => ask(handler.route))).filter((table) => !known.includes(table))).toEqual([]);
  });

  test.each(lists)('$route.name is read once, and is theirs alone', async ({ route }) => {
    const first = await ask(route);
    const { etag } = first.headers;
    expect(first.headers).toMatchObject(privately);
    expect(await statementsOf(() => ask(route))).toEqual([]);
    expect((await ask(route, { 'if-none-match': etag })).status).toBe(304);
    const others = [organiser, admin, stranger].filter((one) => one !== viewer);
    for (const one of others) {
      const own = await forgetful.as(one.login.token).call(route, given(route));
      expect((await one.call(route, given(route))).body).toEqual(own.body);
    }
  });
});

const topTen = { query: { sortBy: ['rating'], sortDesc: [true], itemsPerPage: 10 } };
const ratings = async (by: Caller) =>
  (await by.get(contract.listPlayers, topTen)).collection.map(({ rating }) => rating ?? 0);

describe('a write', () => {
  test.each([
    [
      'the query builder',
      (rating: number) =>
        api.db
          .updateTable('players')
          .set({ rating })
          .where('id', '=', ids['players'] ?? '')
          .execute(),
    ],
    [
      'plain SQL',
      (rating: number) =>
        sql`update players set rating = ${rating} where id = ${ids['players']}`.execute(api.db),
    ],
    [
      'a transaction',
      (rating: number) =>
        api.db.transaction().execute((db) =>
          sql`with written as (
          update players set rating = ${rating} where id = ${ids['players']} returning 1) select * from written`.execute(
            db,
          ),
        ),
    ],
  ])('by %s is seen by the next read on the same server', async (_, write) => {
    for (const rating of [1700, 1800]) {
      await ratings(stranger);
      await write(rating);
      expect((await ratings(stranger))[0]).toBe(rating);
    }
  });

  test('is seen by other servers as soon as they hear of it', async () => {
    const elsewhere = other.as(stranger.login.token);
    await ratings(elsewhere);
    await api.db
      .updateTable('players')
      .set({ rating: 1900 })
      .where('id', '=', ids['players'] ?? '')
      .execute();
    await vi.waitFor(async () => expect((await ratings(elsewhere))[0]).toBe(1900), {
      timeout: 15_000,
      interval: 5,
    });
  });

  test('of a role is seen by the answers that follow', async () => {
    const user = await api.registerUser();
    const query = { query: { filters: { state: 'created' } } };
    expect((await user.get(contract.listOpens, query)).totalRows).toBe(
      (await stranger.get(contract.listOpens, query)).totalRows,
    );
    await givenOpen(user, { state: 'created' });
    expect((await user.get(contract.listOpens, query)).totalFilteredRows).toBe(1);
    expect((await stranger.get(contract.listOpens, query)).totalFilteredRows).toBe(0);
  });
});

test('an unknown parameter makes no difference to the answer', async () => {
  const asked = async (url: string) =>
    (await api.app.inject({ url, headers: { authorization: `Bearer ${stranger.login.token}` } })).headers[
      'etag'
    ];
  expect(await asked('/api/app/clubs?itemsPerPage=7')).toBeUndefined(); // Kept from the second time on.
  const first = await asked('/api/app/clubs?itemsPerPage=7');
  expect(first).toBeDefined();
  const again = await statementsOf(async () => {
    expect(await asked('/api/app/clubs?itemsPerPage=7&utm_source=a')).toBe(first);
    expect(await asked('/api/app/clubs?b=1&itemsPerPage=7&c=%7B%7D')).toBe(first);
  });
  expect(again).toEqual([]);
  expect(await statementsOf(() => asked('/api/app/clubs?itemsPerPage=8'))).toHaveLength(1);
});

test('an address written in another way is the same answer', async () => {
  const id = ids['opens'] ?? '';
  const asked = async (written: string) =>
    (await api.app.inject({ url: `/api/public/opens/${written}` })).statusCode;
  expect(await asked(id)).toBe(200);
  const again = await statementsOf(async () => {
    for (const written of [id.toUpperCase(), `%3${id[0]}${id.slice(1)}`, `${id}?utm_source=a`])
      await asked(written);
  });
  expect(again).toEqual([]);
});

test('concurrent requests for one answer read it once', async () => {
  await api.db
    .updateTable('players')
    .set({ rating: 2000 })
    .where('id', '=', ids['players'] ?? '')
    .execute();
  const crowd = Array.from({ length: 20 }, () => ratings(stranger));
  const statements = await statementsOf(() => Promise.all([...crowd, ratings(stranger)]));
  expect(statements.length).toBeLessThanOrEqual(1);
});

test('what depends on the viewer is never shared', async () => {
  for (const query of [
    { filters: { mine: true } },
    { permanentFilters: { mine: true } },
    { filters: '{"\\u006dine": true}' },
    { sortBy: ['mine'], sortDesc: [true] },
  ]) {
    const one = await stranger.call(contract.listMatches, { query });
    const guest = await api.as(viewers['guest']).call(contract.listMatches, { query });
    const fresh = await forgetful.as(viewers['guest']).call(contract.listMatches, { query });
    expect([one.status, guest.body]).toEqual([200, fresh.body]);
    expect(await statementsOf(() => stranger.call(contract.listMatches, { query }))).toHaveLength(1);
  }
});

test('what depends on the date is read again the next day', async () => {
  await ratings(stranger);
  clock = new Date('2027-02-28T23:59:59.999Z');
  expect(await statementsOf(() => ratings(stranger))).toEqual([]);
  clock = new Date('2027-03-01T00:00:00Z');
  expect(await statementsOf(() => ratings(stranger))).toHaveLength(1);
});

describe('a viewer who sees more than others', () => {
  const inPreparation = { query: { filters: { state: 'created' } } };
  const count = async (by: Caller) => (await by.get(contract.listOpens, inPreparation)).totalFilteredRows;

  test('sees no more once they organise it no more', async () => {
    const owner = await api.registerUser();
    const open = await givenOpen(owner, { state: 'created' });
    await givenOpen(owner, { state: 'created' });
    for (let time = 0; time < 3; time += 1) expect(await count(owner)).toBe(2);
    await api.db
      .updateTable('open_organisers')
      .set({ user_id: organiser.id })
      .where('open_id', '=', open._id)
      .execute();
    expect(await count(owner)).toBe(1);
  });

  test('sees no more once they are an admin no more', async () => {
    const second = await api.registerUser();
    const roles = (given: string[]) =>
      sql`update users set roles = ${given} where id = ${second.id}`.execute(api.db);
    await roles(['admin']);
    const everything = await count(admin);
    for (let time = 0; time < 3; time += 1) expect(await count(second)).toBe(everything);
    await roles([]);
    expect([everything > 0, await count(second)]).toEqual([true, 0]);
  });

  test('sees what changes at once', async () => {
    for (const rating of [2100, 2200]) {
      await ratings(admin);
      await ratings(admin);
      await sql`update players set rating = ${rating} where id = ${ids['players']}`.execute(api.db);
      expect((await ratings(admin))[0]).toBe(rating);
    }
  });
});
