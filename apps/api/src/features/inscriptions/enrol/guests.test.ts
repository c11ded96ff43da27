import { randomUUIDv7 } from 'node:crypto';
import {
  addGuest,
  claimPlayer,
  editPlayer,
  enrol,
  enrolEntrants,
  getOpen,
  getPlayer,
  invitePlayer,
  listInscriptions,
  listPlayerMatches,
  listPlayerRatings,
  listPlayInvitations,
  removeInscription,
  restoreInscription,
  restorePlayer,
  softDeletePlayer,
  type BodyInputOf,
  type Inscription,
  type OpenPage,
  type Route,
} from '@topspin/contract';
import { consentTextVersion } from '@topspin/messages/api';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#testing/client.ts';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { checkIn } from '#testing/given-draw.ts';
import { givenEnrolled, givenOpen, move } from '#testing/given-open.ts';

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
