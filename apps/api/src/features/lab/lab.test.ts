import {
  eventFromWire,
  enrolMadeUp,
  getMatch,
  listEvents,
  installation,
  listInscriptions,
  listMatches,
  playMatch,
  type BodyInputOf,
  type createOpen,
  type Match,
} from '@topspin/contract';
import { foldMatch } from '@topspin/engine';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { testSettings } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenOpenInPlay, givenPhase } from '#testing/given-draw.ts';
import { givenOpen, givenPlayer } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const organiser = givenUser(api, 'Rosa Organiza');
const nothing = '01890000-0000-7000-8000-000000000000';

const matchesOf = async (open: string): Promise<readonly Match[]> =>
  (await admin.get(listMatches, { query: { filters: { 'open._id': open }, itemsPerPage: 100 } }))
    .collection as Match[];

describe('enrolling made-up players', () => {
  const into = (id: string, count: number) => admin.get(enrolMadeUp, { params: { id }, body: { count } });

  test('fills an open, and the waiting list when it is full', async () => {
    const { _id } = await givenOpen(admin, { players_max: 5 });
    expect(await into(_id, 7)).toEqual({ registered: 5, waiting: 2, refused: 0, reason: null });
    const { collection } = await admin.get(listInscriptions, { params: { id: _id } });
    expect(new Set(collection.map(({ player }) => player?._id)).size).toBe(7);
  });

  test('takes those made earlier into the next open', async () => {
    const everybody = async () =>
      (await api.db.selectFrom('players').select('id').where('guest_of', 'is', null).execute()).length;
    await into((await givenOpen(admin))._id, 6);
    const before = await everybody();
    const { _id } = await givenOpen(admin);
    expect(await into(_id, 6)).toMatchObject({ registered: 6 });
    expect(await everybody()).toBe(before);
  });

  test('records nobody’s consent', async () => {
    const { _id } = await givenOpen(admin);
    await into(_id, 10);
    const { rows } = await sql`select from consents join inscriptions i on i.player_id = consents.player_id
      where i.open_id = ${_id}`.execute(api.db);
    expect(rows).toEqual([]);
  });

  const limited: readonly (readonly [string, Partial<BodyInputOf<typeof createOpen>>])[] = [
    ['of age', { age_range: { min: 20, max: 22 } }],
    ['of children', { age_range: { min: 9, max: 10 }, age_reckoning: 'birthYear' }],
    ['of rating', { rating_range: { min: 1700, max: 1800 } }],
  ];
  test.each(limited)('finds whom an open takes that has limits %s', async (_, limits) => {
    const { _id } = await givenOpen(admin, {
      date_start: new Date().toISOString(),
      date_end: new Date().toISOString(),
      ...limits,
    });
    expect(await into(_id, 3)).toMatchObject({ registered: 3, refused: 0 });
  });

  test('makes guests where the open is not trusted', async () => {
    const untrusted = await api.registerUser('Nueva', { trusted: false });
    const { _id } = await givenOpen(untrusted);
    expect(await into(_id, 40)).toMatchObject({ registered: 40 });
    const { collection } = await admin.get(listInscriptions, {
      params: { id: _id },
      query: { itemsPerPage: 100 },
    });
    expect(collection.some(({ player }) => player?.guest)).toBe(true);
  });

  test('says why nobody could be enrolled', async () => {
    const { _id } = await givenOpen(admin, { gender: 'woman' });
    const { registered, refused, reason } = await into(_id, 2);
    expect([registered, refused]).toEqual([0, 2]);
    expect(reason).toContain('género');
  });
});

describe('made-up players and people without an account', () => {
  const own = givenApi();
  const keeper = givenUser(own, 'Ada Admin');
  const other = givenUser(own, 'Rosa Organiza');
  const into = (id: string, count: number) => keeper.get(enrolMadeUp, { params: { id }, body: { count } });

  test('never takes people whom the admin entered on paper', async () => {
    const child = await givenPlayer(keeper, {
      name: 'Nena Real',
      date_of_birth: '2015-02-03',
      guardian_consent: true,
    });
    const { _id } = await givenOpen(keeper);
    await into(_id, 40);
    const entered = await own.db
      .selectFrom('inscriptions')
      .select('player_id')
      .where('open_id', '=', _id)
      .execute();
    expect(entered).toHaveLength(40);
    expect(entered.map(({ player_id: id }) => id)).not.toContain(child._id);
  });

  const real: readonly (readonly [string, (id: string) => Promise<unknown>])[] = [
    [
      'has another name',
      (id) => own.db.updateTable('players').set({ name: 'Persona Real' }).where('id', '=', id).execute(),
    ],
    [
      'is looked after by others',
      (id) =>
        own.db
          .insertInto('player_administrators')
          .values({
            player_id: id,
            user_id: other.id,
            relation: 'other',
            created_at: new Date(),
          })
          .execute(),
    ],
  ];
  test.each(real)('leaves out a made-up player who %s by now', async (_, becomeReal) => {
    const first = await givenOpen(keeper);
    await into(first._id, 1);
    const { player_id: id } = await own.db
      .selectFrom('inscriptions')
      .select('player_id')
      .where('open_id', '=', first._id)
      .executeTakeFirstOrThrow();
    await becomeReal(id ?? '');
    const { _id } = await givenOpen(keeper);
    await into(_id, 60);
    const again = await own.db
      .selectFrom('inscriptions')
      .select('player_id')
      .where('open_id', '=', _id)
      .execute();
    expect(again.map(({ player_id }) => player_id)).not.toContain(id);
  });
});

describe('playing a match by Elo', () => {
  test('writes a whole log that ends as its match does, once', async () => {
    const { open } = await givenOpenInPlay(organiser, 4);
    await givenPhase(organiser, open._id, { number: 1, type: 'groups' });
    const [match] = await matchesOf(open._id);
    const params = { id: match?._id ?? '' };
    const played = await admin.get(playMatch, { params });
    expect(played.state).toBe('finished');
    expect(Math.max(played.sets_won.a, played.sets_won.b)).toBe(3);
    const page = await admin.get(getMatch, { params });
    const { events } = await admin.get(listEvents, { params });
    const folded = foldMatch(events.map(eventFromWire), { bestOf: page.best_of });
    expect([folded.status, folded.setsWon]).toEqual(['finished', played.sets_won]);
    expect(events.filter(({ type }) => type === 'point')).toHaveLength(played.points);
    expect(page.rating_changes).toHaveLength(2);
    expect(await admin.get(playMatch, { params })).toEqual(played);
  });

  test('in doubles says who serves to whom in each set, and the stronger pair wins', async () => {
    const { open, pairs } = await givenMixedDoubles(organiser, 2);
    await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    const [match] = await matchesOf(open._id);
    const strong = pairs.find(({ _id }) => _id === match?.b?._id)?.members.map(({ _id }) => _id) ?? [];
    await api.db.updateTable('players').set({ rating: 4000 }).where('id', 'in', strong).execute();
    const params = { id: match?._id ?? '' };
    expect((await admin.get(playMatch, { params })).sets_won.b).toBe(3);
    const { events } = await admin.get(listEvents, { params });
    const { sets } = await admin.get(getMatch, { params });
    expect(events.filter(({ type }) => type === 'serveOrder')).toHaveLength(sets.length);
  });

  test('brings the winners of a knockout into the final', async () => {
    const { open } = await givenOpenInPlay(organiser, 4);
    await givenPhase(organiser, open._id, { number: 1, type: 'knockout' });
    for (const { _id, state } of await matchesOf(open._id))
      if (state === 'enrolled') await admin.get(playMatch, { params: { id: _id } });
    const final = (await matchesOf(open._id)).find(({ round }) => round === 'final');
    expect(final?.state).toBe('enrolled');
  });

  test('waits for both players', async () => {
    const { open } = await givenOpenInPlay(organiser, 4);
    await givenPhase(organiser, open._id, { number: 1, type: 'knockout' });
    const final = (await matchesOf(open._id)).find(({ round }) => round === 'final');
    const { failure } = await admin.call(playMatch, { params: { id: final?._id ?? '' } });
    expect(failure.code).toBe('match.notReady');
  });

  test('knows no other match', async () => {
    expect((await admin.call(playMatch, { params: { id: nothing } })).failure.code).toBe('thing.notFound');
  });

  test('is for admins', async () => {
    const { failure } = await organiser.call(playMatch, { params: { id: nothing } });
    expect(failure.code).toBe('auth.forbidden');
  });
});

describe('a server without a lab', () => {
  const plain = givenApi({ settings: { ...testSettings, lab: false } });
  const owner = givenUser(plain, 'Ada Admin');

  test('has none of its calls', async () => {
    expect((await owner.get(installation)).lab).toBe(false);
    for (const call of [
      () => owner.call(playMatch, { params: { id: nothing } }),
      () => owner.call(enrolMadeUp, { params: { id: nothing }, body: { count: 1 } }),
    ]) {
      const { status, failure } = await call();
      expect([status, failure.code]).toEqual([404, 'request.notFound']);
    }
    const document = await plain.app.inject({ url: '/api/openapi.json' });
    expect(document.body).not.toContain('/app/lab/');
  });
});
