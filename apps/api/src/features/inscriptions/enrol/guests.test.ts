import { randomUUIDv7 } from 'node:crypto';
import {
  addGuest,
  claimPlayer,
  editPlayer,
  enrol,
  enrolEntrants,
  exportMe,
  getCircuitRanking,
  getClassification,
  getEdition,
  getEditionActivity,
  getEditionRanking,
  getGroup,
  getMatch,
  getOpen,
  getPlayer,
  invitePlayer,
  listClubs,
  listConsents,
  listDeleted,
  listInscriptions,
  listMatches,
  listMyInscriptions,
  listOpens,
  listPlayerMatches,
  listPlayerRatings,
  listPlayers,
  listPlayInvitations,
  removeInscription,
  restoreInscription,
  restorePlayer,
  setOpenApproval,
  softDeletePlayer,
  type BodyInputOf,
  type Inscription,
  type MatchPage,
  type OpenPage,
  type Route,
} from '@topspin/contract';
import { consentTextVersion } from '@topspin/messages/api';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller, Given } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { checkIn, givenPhase, givenResult, mirrored, threeNil } from '#testing/given-draw.ts';
import { givenEdition } from '#testing/given-edition.ts';
import { givenEnrolled, givenOpen, givenPlayer, move } from '#testing/given-open.ts';

const api = givenApi();
const admin = givenUser(api, 'Ada Admin');
const newcomer = givenUser(api, 'Nora Nueva', { trusted: false });
const ana = givenPlayerAccount(api, 'Ana Núñez');
const guestName = 'Zacarías Forastero';

type GuestBody = Partial<BodyInputOf<typeof addGuest>>;

const guestBody = (more: GuestBody = {}) => ({
  name: guestName,
  consent: { confirmed: true as const },
  ...more,
});
const givenGuest = (by: Caller, open: Pick<OpenPage, '_id'>, more?: GuestBody) =>
  by.get(addGuest, { params: { id: open._id }, body: guestBody(more) });
const inOpen = async (open: Pick<OpenPage, '_id'>) =>
  (await admin.get(listInscriptions, { params: { id: open._id } })).collection;

describe.each([
  ['not trusted', () => newcomer],
  ['trusted', () => admin],
] as const)('in an open that is %s, a guest', (_, by) => {
  test('is entered by name and club, and has a place like anybody', async () => {
    const open = await givenOpen(by());
    const guest = await givenGuest(by(), open, { club: 'CTT Lejano' });
    expect(guest).toMatchObject({
      state: 'registered',
      mine: false,
      player: { name: guestName, club: 'CTT Lejano', guest: true, rated: false, gender: null, avatar: null },
    });
    expect(await by().get(getOpen, { params: { id: open._id } })).toMatchObject({ players_count: 1 });
  });

  test('waits when the open is full', async () => {
    const open = await givenOpen(by(), { players_max: 2 });
    await givenGuest(by(), open);
    await givenGuest(by(), open);
    expect(await givenGuest(by(), open)).toMatchObject({ state: 'waiting', waiting_position: 1 });
  });

  test('is taken out and put back, and checked in', async () => {
    const open = await givenOpen(by());
    const guest = await givenGuest(by(), open);
    const params = { id: open._id, inscription_id: guest._id };
    await by().get(removeInscription, { params, body: {} });
    expect(await inOpen(open)).toEqual([]);
    const back = await givenEnrolled(by(), open._id, guest.player._id);
    expect(back).toMatchObject({ _id: guest._id, state: 'registered' });
    await move(by(), open._id, 'registrationClosed');
    await move(by(), open._id, 'reception');
    expect(await checkIn(by(), open._id, guest._id)).toMatchObject({ state: 'present' });
    await by().get(removeInscription, { params, body: {} });
    const undone = await by().get(restoreInscription, { params });
    expect(undone).toMatchObject({ state: 'present', checked_in: true });
  });

  test('with the name of another is a second guest; the same call again is the same one', async () => {
    const open = await givenOpen(by());
    const add = (key: string) => by().get(addGuest, { params: { id: open._id }, body: guestBody(), key });
    const [key, other] = [randomUUIDv7(), randomUUIDv7()];
    const both = await Promise.all([add(key), add(key)]);
    expect(both[0]._id).toBe(both[1]._id);
    expect((await add(other))._id).not.toBe(both[0]._id);
    expect((await inOpen(open)).map(({ player }) => player?.name)).toEqual([guestName, guestName]);
  });
});

describe('adding a guest', () => {
  test.each([
    ['for a certain age', { age_range: { min: 10, max: 99 } }],
    ['for one gender', { gender: 'woman' }],
    ['for a certain rating', { rating_range: { min: 0, max: 1500 } }],
    ['for people with functional diversity', { functional_diversity: true }],
  ] as const)('is refused where the open is %s', async (_, limits) => {
    const open = await givenOpen(admin, limits);
    const { failure } = await admin.call(addGuest, { params: { id: open._id }, body: guestBody() });
    expect(failure.code).toBe('inscription.guestsNotTaken');
    expect(await inOpen(open)).toEqual([]);
  });

  test.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['what nobody sees', '\u200B\u2060\u202E'],
    ['too much', 'a'.repeat(81)],
  ])('is refused with %s for a name', async (_, name) => {
    const open = await givenOpen(admin);
    const { status } = await admin.call(addGuest, { params: { id: open._id }, body: guestBody({ name }) });
    expect(status).toBe(422);
  });

  test('cleans the name', async () => {
    const guest = await givenGuest(admin, await givenOpen(admin), { name: '  Zoe\u202E \n Lejos ' });
    expect(guest.player.name).toBe('Zoe Lejos');
  });

  test('needs the consent, an organiser, and an open that still takes players', async () => {
    const open = await givenOpen(newcomer);
    const params = { id: open._id };
    expect((await newcomer.call(addGuest, { params, body: { name: guestName } })).status).toBe(422);
    expect((await ana.call(addGuest, { params, body: guestBody() })).status).toBe(403);
    const over = await givenOpen(admin, { state: 'active' });
    await move(admin, over._id, 'finished');
    const { failure } = await admin.call(addGuest, { params: { id: over._id }, body: guestBody() });
    expect(failure.code).toBe('inscription.closed');
  });
});

describe('a guest enters no other open', () => {
  let guest: Inscription;
  let other: OpenPage;
  beforeAll(async () => {
    guest = await givenGuest(admin, await givenOpen(admin));
    other = await givenOpen(admin);
  });

  test.each([
    [enrol, () => ({ player_id: guest.player._id, consent: { confirmed: true } })],
    [invitePlayer, () => ({ player_id: guest.player._id })],
    [enrolEntrants, () => ({ text_version: consentTextVersion, players: [{ player_id: guest.player._id }] })],
  ] as const)('by $name', async (route, body) => {
    await admin.call(route, { params: { id: other._id }, body: body() });
    expect(await inOpen(other)).toEqual([]);
    const { collection } = await admin.get(listPlayInvitations, { params: { id: other._id } });
    expect(collection).toEqual([]);
  });

  test.each(['registered', 'withdrawn', 'invited'] as const)('by a statement: %s', async (state) => {
    const row = { id: randomUUIDv7(), open_id: other._id, player_id: guest.player._id, rating: 1000 };
    const at = new Date();
    const more = state === 'invited' ? { invited_at: at } : state === 'withdrawn' ? { left_at: at } : {};
    const insert = api.db
      .insertInto('inscriptions')
      .values({ ...row, state, registered_at: at, ...more })
      .execute();
    await expect(insert).rejects.toThrow('guest');
  });

  test.each([
    [getPlayer, undefined],
    [listPlayerMatches, undefined],
    [listPlayerRatings, undefined],
    [editPlayer, { name: 'Otra Persona' }],
    [softDeletePlayer, undefined],
    [restorePlayer, undefined],
    [claimPlayer, undefined],
  ] as const)('and has no profile for anybody: $0.name', async (route: Route, body) => {
    for (const caller of [admin, ana]) {
      const given = { params: { id: guest.player._id }, version: 1, ...(body && { body }) };
      const { status } = await caller.call(route, given);
      expect([403, 404]).toContain(status);
    }
    expect(await api.db.selectFrom('player_claims').selectAll().execute()).toEqual([]);
  });
});

const ratings = () =>
  api.db.selectFrom('players').select(['id', 'rating', 'matches_played']).orderBy('id').execute();

/** Brings an open into play, with these players and a guest in its only group. */
async function givenPlay(by: Caller, players: readonly string[], open: OpenPage) {
  const guest = await givenGuest(by, open);
  const entered = [guest];
  for (const player of players) entered.push(await givenEnrolled(admin, open._id, player));
  await move(by, open._id, 'registrationClosed');
  await move(by, open._id, 'reception');
  for (const { _id } of entered) await checkIn(by, open._id, _id);
  await move(by, open._id, 'active');
  const phase = await givenPhase(by, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const group = await by.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
  return { guest, group };
}

describe('where a guest won', () => {
  let open: OpenPage;
  let guest: Inscription;
  let group: string;
  let match: MatchPage;
  let edition: string;
  let circuit: string;
  let rival: string;
  let before: Awaited<ReturnType<typeof ratings>>;

  beforeAll(async () => {
    const made = await givenEdition(admin);
    edition = made._id;
    circuit = made.circuit._id;
    rival = (await givenPlayer(admin, { name: 'Nil Serra' }))._id;
    open = await givenOpen(admin, { name: 'Open abierto', edition_id: edition });
    before = await ratings();
    const play = await givenPlay(admin, [ana.player._id, rival], open);
    guest = play.guest;
    before = await ratings();
    group = play.group._id;
    for (const { _id, a, b } of play.group.matches) {
      const guestIsB = b?.guest === true;
      const page = await givenResult(admin, _id, guestIsB ? mirrored(threeNil) : threeNil);
      if ((a?.guest || b?.guest) && [a?._id, b?._id].includes(ana.player._id)) match = page;
    }
    await move(admin, open._id, 'finished');
  });

  test('no match with the guest is rated, for either side; the others are', async () => {
    const ledger = await api.db
      .selectFrom('rating_ledger')
      .select('player_id')
      .where('open_id', '=', open._id)
      .execute();
    expect(new Set(ledger.map(({ player_id }) => player_id))).toEqual(new Set([ana.player._id, rival]));
    expect(ledger).toHaveLength(2);
    const after = await ratings();
    const unmoved = before.filter(({ id }) => id !== ana.player._id && id !== rival);
    expect(after.filter(({ id }) => id !== ana.player._id && id !== rival)).toEqual(unmoved);
    expect(match.rating_changes).toEqual([]);
  });

  test.each([
    [listInscriptions, () => ({ id: open._id }), undefined],
    [getGroup, () => ({ id: group }), undefined],
    [getMatch, () => ({ id: match._id }), undefined],
    [getClassification, () => ({ id: open._id }), undefined],
    [getOpen, () => ({ id: open._id }), undefined],
    [listMatches, () => ({}), () => ({ filters: { 'open._id': open._id } })],
    [listMatches, () => ({}), () => ({ permanentFilters: { group_id: group } })],
    [listMatches, () => ({}), () => ({ filters: { mine: true } })],
  ] as const)('their name is in the open: $0.name', async (route: Route, params, query) => {
    const answer = await ana.get(route, { params: params(), ...(query && { query: query() }) });
    expect(JSON.stringify(answer)).toContain(guestName);
  });

  const search = (fields: readonly string[]) => ({ simpleSearch: { search: 'Zacarías', fields } });
  const elsewhere: readonly (readonly [Route, () => Given<Route>])[] = [
    [listPlayers, () => ({})],
    [listPlayers, () => ({ query: search(['name', 'nickname']) })],
    [listPlayers, () => ({ query: { itemsPerPage: 100_000 } })],
    [listPlayers, () => ({ query: { filters: { played: true } } })],
    [listClubs, () => ({})],
    [listOpens, () => ({})],
    [listMatches, () => ({})],
    [listMatches, () => ({ query: search(['players']) })],
    [listMatches, () => ({ query: { filters: { state: 'finished' } } })],
    [listMatches, () => ({ query: { filters: { 'a._id': guest.player._id } } })],
    [listPlayerMatches, () => ({ params: { id: ana.player._id } })],
    [listPlayerMatches, () => ({ params: { id: rival } })],
    [listPlayerRatings, () => ({ params: { id: ana.player._id } })],
    [getPlayer, () => ({ params: { id: ana.player._id } })],
    [getEdition, () => ({ params: { id: edition } })],
    [getEditionRanking, () => ({ params: { id: edition } })],
    [getEditionActivity, () => ({ params: { id: edition } })],
    [getCircuitRanking, () => ({ params: { id: circuit } })],
    [listMyInscriptions, () => ({})],
    [exportMe, () => ({})],
    [listDeleted, () => ({})],
    [listConsents, () => ({ params: { id: guest.player._id } })],
  ];

  test.each(elsewhere)('and nowhere else: $0.name', async (route, given) => {
    for (const caller of [ana, admin, newcomer]) {
      const { status, body } = await caller.call(route, given());
      expect(status).toBeLessThan(500);
      expect(JSON.stringify(body)).not.toContain('Zacarías');
    }
  });

  test('the rankings leave the guest out, and the others keep the positions they had', async () => {
    const { collection } = await ana.get(getEditionRanking, { params: { id: edition } });
    expect(collection.map(({ player }) => player?._id)).not.toContain(guest.player._id);
    const { collection: rows } = await ana.get(getClassification, { params: { id: open._id } });
    expect(rows[0]).toMatchObject({ position: 1, player: { _id: guest.player._id, guest: true } });
  });

  test('the words of the guest are in no index, and no total counts them', async () => {
    const words = await api.db
      .selectFrom('player_words')
      .selectAll()
      .where('player_id', '=', guest.player._id)
      .execute();
    expect(words).toEqual([]);
    const { totalRows } = await ana.get(listPlayers, { query: { itemsPerPage: 100 } });
    const listed = await api.db.selectFrom('players').select('id').where('deleted_at', 'is', null).execute();
    expect(totalRows).toBe(listed.length);
  });
});

test('approving an open rates the matches without a guest, and no other', async () => {
  const rivals = [await givenPlayer(admin, { name: 'Ona' }), await givenPlayer(admin, { name: 'Pol' })];
  const open = await givenOpen(newcomer);
  const players = rivals.map(({ _id }) => _id);
  const { group } = await givenPlay(newcomer, players, open);
  for (const { _id } of group.matches) await givenResult(newcomer, _id);
  expect(await counted(open)).toEqual({ waiting: 1, rated: 0, withGuest: 2 });
  const made = await admin.get(setOpenApproval, { params: { id: open._id }, body: { approved: true } });
  expect(made).toMatchObject({ matches: 1, players: 2 });
  expect(await counted(open)).toEqual({ waiting: 0, rated: 1, withGuest: 2 });
});

/** How many matches of an open wait for trust, are rated, and have a guest. */
async function counted(open: Pick<OpenPage, '_id'>) {
  const rows = await api.db.selectFrom('matches').selectAll().where('open_id', '=', open._id).execute();
  return {
    waiting: rows.filter(({ awaits_trust }) => awaits_trust).length,
    rated: rows.filter(({ rated }) => rated).length,
    withGuest: rows.filter(({ with_guest }) => with_guest).length,
  };
}
