import {
  addGuest,
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
  setOpenApproval,
  type BodyInputOf,
  type Inscription,
  type MatchPage,
  type OpenPage,
  type Route,
} from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller, CallInput } from '#testing/client.ts';
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
  const elsewhere: readonly (readonly [Route, () => CallInput<Route>])[] = [
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
      .selectFrom('player_names')
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
