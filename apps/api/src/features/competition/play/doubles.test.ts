import {
  callMatch,
  getClassification,
  getGroup,
  getMatch,
  getOpen,
  getOpenDay,
  getPublicPlayer,
  listInscriptions,
  listMatches,
  listPlayerRatings,
  listTurns,
  removeInscription,
  restoreInscription,
  type OpenPage,
  type Pair,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenOpenInPlay, givenPhase, givenResult, groupsOf, playAll } from '#testing/given-draw.ts';
import { givenHall } from '#testing/given-hall.ts';
import { eventsOf, logOf, point, send, toss } from '#testing/given-log.ts';
import { move } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const ana = givenUser(api, 'Ana Jugadora');

let open: OpenPage;
let pairs: Pair[];
beforeEach(async () => {
  ({ open, pairs } = await givenMixedDoubles(organiser, 4));
});

const idOf = (at: number): string => pairs[at]?._id ?? '';
const personIn = (at: number, place: number): string => pairs[at]?.members[place]?._id ?? '';
const groups = () => givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
const matches = async () =>
  (await organiser.get(listMatches, { query: { filters: { 'open._id': open._id } } })).collection;

describe('a mixed doubles', () => {
  test('is drawn, played and won by pairs', async () => {
    const phase = await groups();
    const [group] = await groupsOf(organiser, phase);
    expect(group?.standings.map(({ player }) => player.name).toSorted()).toEqual(
      pairs.map(({ name }) => name).toSorted(),
    );
    expect(group?.standings.every(({ player }) => player.pair)).toBe(true);
    await playAll(
      organiser,
      group?._id ?? '',
      pairs.map(({ _id }) => _id),
    );
    await move(organiser, open._id, 'finished');
    const { collection } = await organiser.get(getClassification, { params: { id: open._id } });
    expect(collection.map(({ position, player }) => [position, player.name])).toEqual(
      pairs.map(({ name }, at) => [at + 1, name]),
    );
    expect((await organiser.get(getOpen, { params: { id: open._id } })).champions).toEqual([
      { _id: idOf(0), name: 'Ana Gil / Leo Ros' },
    ]);
  });

  test('goes from groups to a knockout', async () => {
    const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 2 });
    for (const { _id } of phase.groups)
      await playAll(
        organiser,
        _id,
        pairs.map((pair) => pair._id),
      );
    const final = await givenPhase(organiser, open._id, {
      number: 2,
      type: 'knockout',
      source: { from: 'phase', phase_id: phase._id, position_from: 1, position_to: 1 },
    } as never);
    await playAll(
      organiser,
      final.groups[0]?._id ?? '',
      pairs.map((pair) => pair._id),
    );
    await move(organiser, open._id, 'finished');
    expect((await organiser.get(getOpen, { params: { id: open._id } })).champions).toHaveLength(1);
  });

  test('is not rated', async () => {
    const phase = await groups();
    await playAll(
      organiser,
      phase.groups[0]?._id ?? '',
      pairs.map(({ _id }) => _id),
    );
    const ledger = await api.db
      .selectFrom('rating_ledger')
      .select('id')
      .where('open_id', '=', open._id)
      .execute();
    expect(ledger).toEqual([]);
    const ratings = await organiser.get(listPlayerRatings, { params: { id: personIn(0, 0) } });
    expect(ratings.collection).toEqual([]);
  });

  test('has no pair for an umpire: one of the pair that rests umpires, both in turns', async () => {
    const phase = await groups();
    const [group] = await groupsOf(organiser, phase);
    const lines = group?.players.map((side) => pairs.find(({ _id }) => _id === side?._id)?.members) ?? [];
    expect(group?.matches.map(({ umpire }) => umpire?.name)).toEqual([
      lines[1]?.[0]?.name,
      lines[0]?.[0]?.name,
      lines[3]?.[0]?.name,
      lines[2]?.[0]?.name,
      lines[1]?.[1]?.name,
      lines[3]?.[1]?.name,
    ]);
  });

  test('gives the next match at a table an umpire from the pair that lost there: the one with fewer matches umpired', async () => {
    const hall = await givenHall(organiser, 1);
    const { open: cup, pairs: four } = await givenMixedDoubles(organiser, 4, hall);
    const phase = await givenPhase(organiser, cup._id, { number: 1, type: 'knockout' });
    const umpireOf = async (id = '') => (await organiser.get(getMatch, { params: { id } })).umpire?.name;
    const [drawn] = await groupsOf(organiser, phase);
    const [first, second, final] = drawn?.matches ?? [];
    const losersOf = (match: typeof first) => four.find(({ _id }) => _id === match?.b?._id)?.members ?? [];
    await givenResult(organiser, first?._id ?? '');
    expect(await umpireOf(second?._id)).toBe(losersOf(first)[0]?.name);
    await api.db
      .updateTable('matches')
      .set({ umpire_id: losersOf(second)[0]?._id })
      .where('id', '=', first?._id ?? '')
      .execute();
    await givenResult(organiser, second?._id ?? '');
    expect(await umpireOf(final?._id)).toBe(losersOf(second)[1]?.name);
  });
});

describe('on its day', () => {
  test('a call occupies four people, and nobody is called twice', async () => {
    await groups();
    const day = () => organiser.get(getOpenDay, { params: { id: open._id } });
    const { _id: id, matches: listed } = await day();
    const [first] = listed;
    expect(first?.a?.name).toContain(' / ');
    await organiser.get(callMatch, { params: { id }, body: { match_id: first?._id ?? '', table: 1 } });
    const held = await api.db
      .selectFrom('occupancies')
      .select('player_id')
      .where('match_id', '=', first?._id ?? '')
      .where('until_at', 'is', null)
      .execute();
    const playing = pairs.filter(({ _id }) => _id === first?.a?._id || _id === first?.b?._id);
    expect(new Set(held.map(({ player_id }) => player_id))).toEqual(
      new Set(playing.flatMap(({ members }) => members.map(({ _id }) => _id))),
    );
    expect(held).toHaveLength(4);
    const shares = listed.find(
      (one) => one._id !== first?._id && [one.a?._id, one.b?._id].includes(first?.a?._id),
    );
    const refused = await organiser.call(callMatch, {
      params: { id },
      body: { match_id: shares?._id ?? '', table: 2 },
    });
    expect(refused.failure.code).toBe('day.personBusy');
  });
});

describe('for its people', () => {
  beforeEach(async () => {
    await api.db.updateTable('players').set({ user_id: null }).where('user_id', '=', ana.id).execute();
    await api.db.updateTable('players').set({ user_id: ana.id }).where('id', '=', personIn(0, 0)).execute();
    await groups();
  });

  test('their matches are theirs and those they umpire, and they may score these alone', async () => {
    const mine = await ana.get(listMatches, { query: { filters: { mine: true, 'open._id': open._id } } });
    const all = await matches();
    const played = all.filter(({ a, b }) => [a?._id, b?._id].includes(idOf(0)));
    const umpired = all.filter(({ umpire }) => umpire?._id === personIn(0, 0));
    expect([played.length, umpired.length]).toEqual([3, 1]);
    const idsOf = (listed: typeof all) => new Set(listed.map(({ _id }) => _id));
    expect(idsOf(mine.collection)).toEqual(idsOf([...played, ...umpired]));
    for (const { _id: id = '' } of all) {
      const { may } = await ana.get(getMatch, { params: { id } });
      expect(may.score).toBe(idsOf(mine.collection).has(id));
    }
  });

  test('they do not score a match that somebody else scores, and their page says so', async () => {
    const own = (await matches()).find(({ a, b }) => [a?._id, b?._id].includes(idOf(0)))?._id ?? '';
    const may = async () => (await ana.get(getMatch, { params: { id: own } })).may;
    expect((await send(ana, own, logOf([toss]))).status).toBe(200);
    expect((await may()).score).toBe(true);
    expect((await send(organiser, own, logOf([point('a')], 1))).status).toBe(200);
    expect((await send(ana, own, logOf([point('b')], 2))).failure.code).toBe('match.scoredForYou');
    expect(await may()).toMatchObject({ score: false, award: [] });
  });

  test('they know when it is their turn', async () => {
    const first = (await matches()).find(
      ({ a, b, umpire }) => [a?._id, b?._id].includes(idOf(0)) || umpire?._id === personIn(0, 0),
    );
    const role = first?.umpire?._id === personIn(0, 0) ? 'umpire' : 'play';
    const { collection } = await ana.get(listTurns, { query: { whose: 'own' } });
    expect(collection[0]?.turns[0]).toMatchObject({ role, match: { _id: first?._id } });
  });

  test('they still see an open for functional diversity once they left its draw', async () => {
    await api.db
      .updateTable('opens')
      .set({ functional_diversity: true })
      .where('id', '=', open._id)
      .execute();
    const group = (await matches())[0]?.group_id ?? '';
    const status = async () => (await ana.call(getGroup, { params: { id: group } })).status;
    expect(await status()).toBe(200);
    const { collection } = await organiser.get(listInscriptions, { params: { id: open._id } });
    const inscription_id = collection.find(({ player }) => player?._id === personIn(0, 0))?._id ?? '';
    await organiser.get(removeInscription, { params: { id: open._id, inscription_id }, body: {} });
    expect(await status()).toBe(200);
  });

  test('visitors see the day of a pair and of each of its people', async () => {
    for (const player_id of [idOf(0), personIn(0, 0), personIn(0, 1)]) {
      const { matches: theirs } = await ana.get(getPublicPlayer, { params: { id: open._id, player_id } });
      expect(theirs).toHaveLength(3);
    }
  });

  test('somebody who leaves in play gives walkovers for the pair', async () => {
    const row = await api.db
      .selectFrom('inscriptions')
      .select('id')
      .where('open_id', '=', open._id)
      .where('player_id', '=', personIn(0, 1))
      .executeTakeFirstOrThrow();
    await organiser.call(removeInscription, { params: { id: open._id, inscription_id: row.id }, body: {} });
    const lost = (await matches()).filter(({ a, b }) => [a?._id, b?._id].includes(idOf(0)));
    expect(lost.map(({ outcome }) => outcome)).toEqual(['walkover', 'walkover', 'walkover']);
    await organiser.get(restoreInscription, { params: { id: open._id, inscription_id: row.id } });
    expect((await matches()).map(({ state }) => state)).toEqual(Array.from({ length: 6 }, () => 'enrolled'));
    await organiser.call(removeInscription, { params: { id: open._id, inscription_id: row.id }, body: {} });
    const group = (await matches())[0]?.group_id ?? '';
    expect(
      (await organiser.get(getGroup, { params: { id: group } })).players.find((one) => one?._id === idOf(0))
        ?.left,
    ).toBe(true);
  });
});

describe('the order of service', () => {
  const order = { type: 'serveOrder', server: 2, receiver: 1 } as const;

  test('is part of the log of a match of pairs', async () => {
    await groups();
    const id = (await matches())[0]?._id ?? '';
    const sent = await send(organiser, id, logOf([toss, order, point('a')]));
    expect([sent.status, sent.body.seq, sent.body.rejected]).toEqual([200, 3, undefined]);
    expect((await eventsOf(organiser, id))[1]).toMatchObject(order);
    const next = await send(organiser, id, logOf([order, point('b')], 3));
    expect(next.body.seq).toBe(5);
    const { a } = await organiser.get(getMatch, { params: { id } });
    expect(a?.members?.map(({ name }) => name).join(' / ')).toBe(a?.name);
  });

  test('is refused in a match of singles', async () => {
    const { open: singles } = await givenOpenInPlay(organiser, 2);
    const phase = await givenPhase(organiser, singles._id, { number: 1, type: 'groups', groups_count: 1 });
    const [group] = await groupsOf(organiser, phase);
    const id = group?.matches[0]?._id ?? '';
    const refused = await send(organiser, id, logOf([toss, order]));
    expect(refused.failure.code).toBe('open.notForSingles');
    expect((await send(organiser, id, logOf([toss, point('a')]))).status).toBe(200);
    expect((await send(organiser, id, logOf([order], 2))).failure.code).toBe('open.notForSingles');
    expect(group?.matches[0]?.a).not.toHaveProperty('members');
  });
});
