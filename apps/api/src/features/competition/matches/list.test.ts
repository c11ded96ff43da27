import { randomUUIDv7 } from 'node:crypto';
import { getGroup, listMatches, listPlayerMatches, type Filters, type Match } from '@topspin/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { givenApi, givenPlayerAccount, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenOpenInPlay, givenPhase, givenResult } from '#testing/given-draw.ts';
import { logOf, send, toss } from '#testing/given-log.ts';
import { givenOpen } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
givenUser(api, 'Otra');
const player = givenPlayerAccount(api, 'Núria Peña');
let openId: string;
let hidden: string;
let matches: Match[];

const givenGroup = async (public_results: boolean) => {
  const { open } = await givenOpenInPlay(organiser, 4, { public_results });
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const group = await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
  return { openId: open._id, matches: group.matches };
};

beforeAll(async () => {
  hidden = (await givenGroup(false)).openId;
  ({ openId, matches } = await givenGroup(true));
  const [first, second, third] = matches;
  await api.db
    .updateTable('matches')
    .set({ player_a: player.player._id })
    .where('id', '=', first?._id ?? '')
    .execute();
  await api.db
    .updateTable('matches')
    .set({ umpire_id: player.player._id })
    .where('id', '=', third?._id ?? '')
    .execute();
  await send(organiser, first?._id ?? '', logOf([toss]));
  await givenResult(organiser, second?._id ?? '');
});

const idsOf = async (filters: Filters) =>
  (await player.get(listMatches, { query: { filters } })).collection.map(({ _id }) => _id);

const foundBy = async (search: string, query: Readonly<Record<string, unknown>> = {}) =>
  (
    await player.get(listMatches, { query: { simpleSearch: { search, fields: ['players'] }, ...query } })
  ).collection.map(({ _id }) => _id);

const idAt = (...places: number[]) => places.map((place) => matches[place]?._id);

describe('matches can be asked for', () => {
  test('of an open, in play first, then in the order of play, and finished last', async () => {
    const ids = await idsOf({ 'open._id': openId });
    expect(ids).toHaveLength(6);
    expect(ids).toEqual(idAt(0, 2, 3, 4, 5, 1));
  });

  test('in the order of the tables, those without one last', async () => {
    const table = (place: number, table_number: number | null) =>
      api.db
        .updateTable('matches')
        .set({ table_number })
        .where('id', '=', matches[place]?._id ?? '')
        .execute();
    await Promise.all([3, null, 1, 12, 2, null].map((number, place) => table(place, number)));
    const query = { filters: { 'open._id': openId }, sortBy: ['table', 'open.name'] };
    const { collection } = await player.get(listMatches, { query });
    expect(collection.map((match) => match.table)).toEqual([1, 2, 3, 12, null, null]);
    await Promise.all(matches.map((match, place) => table(place, match.table)));
  });

  test('mine: those I play and those I umpire', async () => {
    expect(new Set(await idsOf({ mine: true }))).toEqual(new Set(idAt(0, 2)));
  });

  test('in play', async () => {
    expect(await idsOf({ state: 'inPlay' })).toEqual(idAt(0));
  });

  test('of a player, by a name without its accents', async () => {
    expect(await foundBy('nuria pena')).toEqual(idAt(0));
  });

  test('of both players, where each word is in one of their names', async () => {
    const other = matches[0]?.b?.name ?? '';
    expect(await foundBy(`${other} nuria`)).toEqual(idAt(0));
    expect(await foundBy(`${other} nuria nobody`)).toEqual([]);
  });

  test('of a player, also where something else is asked for', async () => {
    expect(await foundBy('peña', { filters: { state: 'inPlay' } })).toEqual(idAt(0));
    expect(await foundBy('peña', { filters: { state: 'enrolled' } })).toEqual([]);
  });

  test('of a player, on whichever side, on the player’s own page', async () => {
    const id = matches[1]?.b?._id ?? '';
    const { collection } = await player.get(listPlayerMatches, { params: { id } });
    expect(collection).toHaveLength(3);
    for (const { a, b } of collection) expect([a?._id, b?._id]).toContain(id);
    const nobody = await player.call(listPlayerMatches, { params: { id: crypto.randomUUID() } });
    expect(nobody.status).toBe(404);
  });

  test('by what is no field of a match: refused', async () => {
    const { status, failure } = await player.call(listMatches, {
      query: { filters: { contact_phone: '600' } },
    });
    expect([status, failure.code]).toEqual([400, 'request.unknownFilter']);
  });
});

describe('matches are shown', () => {
  test('to users also where the organiser does not show results to visitors', async () => {
    expect(await idsOf({ 'open._id': hidden })).toHaveLength(6);
  });

  test('of an open in preparation to its organisers alone', async () => {
    const open = await givenOpen(organiser, { state: 'created' });
    expect(await idsOf({ 'open._id': open._id })).toEqual([]);
  });
});

describe('a match of doubles whose other pair is not known yet', () => {
  test('is in the lists of all opens and of its people, unless one of them is a guest', async () => {
    const { open, pairs } = await givenMixedDoubles(organiser, 3);
    await givenPhase(organiser, open._id, { number: 1, type: 'knockout' });
    const { collection } = await player.get(listMatches, { query: { filters: { 'open._id': open._id } } });
    const final = collection.find(({ round }) => round === 'final');
    const known = pairs.find(({ _id }) => [final?.a?._id, final?.b?._id].includes(_id));
    expect([final?.a, final?.b]).toContain(null);
    const [one, other] = known?.members.map(({ _id }) => _id) ?? [];
    const listed = async () => {
      const { collection: all } = await player.get(listMatches, { query: { limit: 100 } });
      const theirs = await player.get(listPlayerMatches, { params: { id: one ?? '' } });
      return [all, theirs.collection].map((list) => list.some(({ _id }) => _id === final?._id));
    };
    expect(await listed()).toEqual([true, true]);
    const guest = randomUUIDv7();
    await api.db
      .insertInto('players')
      .values({ id: guest, name: 'Zacarías Forastero', guest_of: open._id, deleted_at: new Date() })
      .execute();
    await api.db
      .updateTable('side_members')
      .set({ player_id: guest })
      .where('player_id', '=', other ?? '')
      .execute();
    expect(await listed()).toEqual([false, false]);
  });
});
