import {
  eraseMe,
  getAvatar,
  getLegacy,
  getOpen,
  getPlayer,
  getVenue,
  listHandedOver,
  listAuditLog,
  listInscriptions,
  listMatches,
  listOpens,
  listOrganisers,
  listOutbox,
  listPlayers,
  listUsers,
  listVenueAdmins,
  listVenues,
  me,
  refresh,
  enrol,
  type Legacy,
  type Route,
} from '@topspin/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { betrayals, dump, referencesIn, tablesIn } from '#testing/database/dump.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenWholeLife, marks, xoana, type WholeLife } from '#testing/given-whole-life.ts';

const api = givenApi();
const admin = givenUser(api, 'Àngels Admin');
const friend = givenPlayerAccount(api, 'Berta Amiga');

/** What others can see about her before the erasure. */
const reads = (life: WholeLife): readonly [Route, Readonly<Record<string, unknown>>][] => [
  [listPlayers, {}],
  [listPlayers, { query: { simpleSearch: { search: 'xoan', fields: [] } } }],
  [getPlayer, { params: { id: life.player._id } }],
  [listOpens, {}],
  [getOpen, { params: { id: life.opens.shared } }],
  [getOpen, { params: { id: life.opens.ahead } }],
  [listInscriptions, { params: { id: life.inPlay } }],
  [listMatches, { query: { permanentFilters: { 'open._id': life.inPlay } } }],
  [listVenues, {}],
  [getVenue, { params: { id: life.venues.friends } }],
];
const answersTo = async (life: WholeLife): Promise<string[]> => {
  const answers: string[] = [];
  for (const [route, given] of reads(life)) {
    const { body } = await friend.call(route, given);
    answers.push(JSON.stringify(body));
  }
  return answers;
};

let life: WholeLife;
let avatar: string;
let before: Record<string, number>;
let shown: string[];
let empty: string[];
let legacy: Legacy;
beforeAll(async () => {
  life = await givenWholeLife(api, { admin, friend });
  avatar = (await life.user.get(me)).user.avatar ?? '';
  const rows = await dump(api.db);
  before = tablesOf(betrayals(rows, marks));
  const filled = new Set(rows.map(({ table }) => table));
  empty = (await tablesIn(api.db)).filter((table) => !filled.has(table));
  shown = await answersTo(life);
  legacy = await life.user.get(getLegacy);
  const erased = await life.user.call(eraseMe, { body: { password: xoana.password } });
  expect(erased.status).toBe(204);
});

const tablesOf = (found: readonly string[]) =>
  Object.fromEntries(
    [...Map.groupBy(found, (row) => row.split(':')[0] ?? '')].map(([table, rows]) => [table, rows.length]),
  );

describe('somebody who has used everything', () => {
  test('was all over the database, and in what others were shown', () => {
    expect(Object.keys(before)).toEqual(
      [
        'account_names',
        'api_keys',
        'audit_log',
        'circuits',
        'click_tt_entries',
        'clubs',
        'day_screens',
        'day_volunteers',
        'editions',
        'idempotency_keys',
        'invitations',
        'match_names',
        'open_keys',
        'opens',
        'outbox',
        'phases',
        'player_names',
        'players',
        'removed_phases',
        'score_link_sessions',
        'session_families',
        'travelled_opens',
        'users',
        'venues',
      ].map((table) => `public.${table}`),
    );
    for (const answer of shown) expect(answer.toLowerCase()).toMatch(/xoan|600111222/u);
  });

  test('had filled every table but those that nothing of a person gets into', () => {
    expect(empty).toEqual([
      // The job queue: only names of jobs.
      'graphile_worker._private_job_queues',
      'graphile_worker._private_known_crontabs',
      // Two opens of one hall: see `managers.test.ts`.
      'public.day_managers',
      // A guest, and somebody of another open: see `people.test.ts`.
      'public.day_people',
      // Figures of a finished open, which are kept.
      'public.open_results',
      // When a day and its phases were to end.
      'public.planned_ends',
      // Settings of the installation.
      'public.settings',
      // Photos belong to a venue; who added one is forgotten.
      'public.venue_photos',
    ]);
  });

  test('is in no row of any table once they are erased', async () => {
    expect(betrayals(await dump(api.db), marks)).toEqual([]);
  });

  test('has no row left in a table whose rows go with an account or a player', async () => {
    const left: string[] = [];
    for (const { table, column, of } of await referencesIn(api.db, 'cascade')) {
      const id = of === 'users' ? life.user.id : life.player._id;
      const { rows } = await sql`select from ${sql.raw(table)} where ${sql.raw(column)} = ${id}`.execute(
        api.db,
      );
      if (rows.length > 0) left.push(`${table}.${column}`);
    }
    // The owner of an untrusted open: an account that reveals nothing.
    expect(left).toEqual(['open_organisers.user_id']);
  });

  test('is in no answer that was shared or kept', async () => {
    for (const answer of await answersTo(life)) expect(answer.toLowerCase()).not.toMatch(/xoan|600111222/u);
    const again = await friend.get(enrol, {
      params: { id: life.enrolledIn },
      body: { player_id: life.player._id, consent: { confirmed: true }, functional_diversity: true },
      key: 'berta-enrols',
    });
    expect(again.player).toMatchObject({ _id: life.player._id, name: '…' });
    expect(avatar).toContain('avatars');
    const picture = await api.call(getAvatar, { params: { id: avatar.split('/').at(-1) ?? '' } });
    expect(picture.status).toBe(404);
    for (const route of [listUsers, listAuditLog, listOutbox]) {
      const { status, body } = await admin.call(route, { query: { rowsPerPage: 100 } });
      expect([status, betrayals([{ table: route.name, row: JSON.stringify(body) }], marks)]).toEqual([
        200,
        [],
      ]);
    }
  });

  test('is logged out everywhere at once', async () => {
    expect((await life.user.call(me)).status).toBe(401);
    const body = { refreshtoken: life.user.login.refreshToken };
    expect((await api.call(refresh, { body })).failure.code).toBe('auth.badRefreshToken');
    const left = await api.db
      .selectFrom('session_families')
      .select('id')
      .where('user_id', '=', life.user.id)
      .execute();
    expect(left).toEqual([]);
  });
});

describe('what others need', () => {
  test('stays: results under an anonymous name, with walkovers for what was not played', async () => {
    const { collection } = await friend.get(listMatches, {
      query: { permanentFilters: { 'open._id': life.inPlay } },
    });
    const hers = collection.filter(({ a, b }) => [a?._id, b?._id].includes(life.player._id));
    expect(hers.map(({ state }) => state)).toEqual(['finished', 'finished']);
    expect(new Set(hers.map(({ outcome }) => outcome))).toEqual(new Set(['played', 'retired']));
    const name = hers.flatMap(({ a, b }) => [a, b]).find((side) => side?._id === life.player._id)?.name;
    expect(name).toBe('Jugador/a eliminado/a');
    const inCatalan = { authorization: `Bearer ${friend.login.token}`, 'x-application-lang': 'ca' };
    const url = `/api/app/players/${life.player._id}`;
    for (const _ of ['asked', 'kept']) {
      const answer = await api.app.inject({ url, headers: inCatalan });
      expect(answer.json()).toMatchObject({ name: 'Jugador/a eliminat/da' });
    }
  });

  test('opens pass to who organised them too, else to an admin, with the text that others need', async () => {
    const { opens } = life;
    const organisersOf = async (id: string) =>
      (await admin.get(listOrganisers, { params: { id } })).collection.map(({ user, role }) => [
        user?.name,
        role,
      ]);
    expect(await organisersOf(opens.shared)).toEqual([['Berta Amiga', 'owner']]);
    expect(await organisersOf(opens.ahead)).toEqual([['Àngels Admin', 'owner']]);
    // Owned by an admin it would be trusted, and its matches rated.
    expect(await organisersOf(opens.untrusted)).toEqual([['Usuario/a eliminado/a', 'owner']]);
    const ahead = await admin.get(getOpen, { params: { id: opens.ahead } });
    expect(ahead).toMatchObject({
      name: 'Open de …',
      description: [{ lang: 'es', text: 'Organiza … (…), tel. …. Vestuarios abiertos.' }],
    });
    const canceled = await admin.get(getOpen, { params: { id: opens.canceled } });
    expect(canceled).toMatchObject({ description: [], cancel_reason: '… está enferma' });
    expect((await admin.call(getOpen, { params: { id: opens.draft } })).status).toBe(404);
  });

  test('venues pass on likewise, without the contacts that were theirs', async () => {
    const { venues } = life;
    const adminsOf = async (id: string) =>
      (await admin.get(listVenueAdmins, { params: { id } })).collection.map(({ user, role }) => [
        user?.name,
        role,
      ]);
    expect(await adminsOf(venues.shared)).toEqual([['Berta Amiga', 'admin']]);
    expect(await adminsOf(venues.alone)).toEqual([['Àngels Admin', 'admin']]);
    expect(await adminsOf(venues.friends)).toEqual([['Berta Amiga', 'admin']]);
    const alone = await admin.get(getVenue, { params: { id: venues.alone } });
    expect(alone.contacts.map(({ name }) => name)).toEqual(['Conserjería']);
    expect((await admin.get(getVenue, { params: { id: venues.friends } })).contacts).toEqual([]);
  });

  test('a place in an open to come is free again', async () => {
    const { collection } = await friend.get(listInscriptions, { params: { id: life.enrolledIn } });
    expect(collection.map(({ player }) => player?._id)).not.toContain(life.player._id);
  });

  test('a child passes to an admin only where nobody else looks after them', async () => {
    const administrators = (id: string) =>
      api.db
        .selectFrom('player_administrators')
        .select(['user_id', 'relation', 'handed_over_at'])
        .where('player_id', '=', id)
        .execute();
    expect(await administrators(life.child._id)).toEqual([
      { user_id: admin.id, relation: 'other', handed_over_at: expect.any(Date) },
    ]);
    expect(await administrators(life.sharedChild._id)).toEqual([
      { user_id: friend.id, relation: 'coach', handed_over_at: null },
    ]);
    expect(await friend.get(getPlayer, { params: { id: life.sharedChild._id } })).toMatchObject({
      contact_phone: null,
    });
  });

  test('passes as was said before, and the admin to whom it passes is told', async () => {
    const passing = legacy.things.filter(({ heir }) => heir === 'Àngels Admin');
    const { collection } = await admin.get(listHandedOver);
    expect(collection.map(({ kind, _id }) => `${kind} ${_id}`).toSorted()).toEqual(
      passing.map(({ kind, _id }) => `${kind} ${_id}`).toSorted(),
    );
    expect(passing.map(({ kind, fate }) => [kind, fate])).toEqual(
      expect.arrayContaining([
        ['open', 'passes'],
        ['player', 'passes'],
        ['venue', 'passes'],
      ]),
    );
    const fateOf = (id: string) => {
      const thing = legacy.things.find(({ _id }) => _id === id);
      return thing && [thing.fate, thing.heir];
    };
    const { opens, venues } = life;
    expect(fateOf(opens.shared)).toEqual(['passes', 'Berta Amiga']);
    expect(fateOf(opens.untrusted)).toEqual(['nobodys', null]);
    expect(fateOf(opens.draft)).toEqual(['goes', null]);
    expect(fateOf(venues.shared)).toEqual(['passes', 'Berta Amiga']);
    expect(fateOf(life.sharedChild._id)).toEqual(['stays', 'Berta Amiga']);
    const mails = await api.db
      .selectFrom('outbox')
      .select('user_id')
      .where('kind', '=', 'handedOver')
      .execute();
    expect(new Set(mails.map(({ user_id: to }) => to))).toEqual(new Set([admin.id, friend.id]));
    expect(mails).toHaveLength(2);
  });
});
