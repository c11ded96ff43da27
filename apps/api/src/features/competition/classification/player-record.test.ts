import { shownRating } from '@topspin/engine';
import {
  getPlayer,
  getVersus,
  listMatches,
  listPlayerMatches,
  listPlayerOpens,
  listPlayers,
  putResult,
  softDeleteOpen,
  softDeletePlayer,
  transitionOpen,
  type Match,
} from '@topspin/contract';
import { beforeAll, expect, test } from 'vitest';
import type { RegisteredUser } from '#testing/client.ts';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenResult, mirrored, threeNil } from '#testing/given-draw.ts';
import { move } from '#testing/given-open.ts';
import { givenPlayed, type Played } from '#testing/given-played.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const visitor = givenUser(api, 'Otra');
let played: Played;

const between = (matches: readonly Match[], one: string, other: string): Match => {
  const found = matches.find(({ a, b }) => [a?._id, b?._id].every((id) => id === one || id === other));
  if (!found) throw new Error('they do not meet');
  return found;
};

/** Plays a match so that this player wins 3-1, and 44 points to 30. */
const wins = (match: Match, winner: string) => {
  const sets = [...threeNil.slice(0, 2), { a: 11, b: 13 }, { a: 11, b: 5 }];
  return givenResult(organiser, match._id, match.a?._id === winner ? sets : mirrored(sets));
};

const versus = (id: string, other_id: string) => visitor.call(getVersus, { params: { id, other_id } });
const wonBy = async (id: string, other: string) => {
  const { a, b } = (await versus(id, other)).body;
  return { a: a.won, b: b.won };
};
const opensOf = async (id: string) => (await visitor.get(listPlayerOpens, { params: { id } })).collection;
const player = (at: number): string => played.players[at] ?? '';

beforeAll(async () => {
  played = await givenPlayed(organiser, 0);
  await wins(between(played.matches, player(0), player(1)), player(0));
});

test('two players are compared by what they won against each other, from either side', async () => {
  const [ona, pol] = [
    { matches: 1, sets: 3, points: 44 },
    { matches: 0, sets: 1, points: 30 },
  ];
  expect(await wonBy(player(0), player(1))).toEqual({ a: ona, b: pol });
  expect(await wonBy(player(1), player(0))).toEqual({ a: pol, b: ona });
  const { body } = await versus(player(0), player(1));
  expect([body.a.name, body.b.name, body.a.rating]).toEqual(['Ona', 'Pol', 1032]);
});

test('a walkover counts for nobody, and of a match that ended early only what was played', async () => {
  const walkover = between(played.matches, player(0), player(2));
  await organiser.get(putResult, {
    params: { id: walkover._id },
    body: { outcome: 'walkover', sets: [], winner: 'a' },
  });
  const none = { matches: 0, sets: 0, points: 0 };
  expect(await wonBy(player(0), player(2))).toEqual({ a: none, b: none });
  const early = between(played.matches, player(2), player(3));
  await organiser.get(putResult, {
    params: { id: early._id },
    body: {
      outcome: 'retired',
      sets: [
        { a: 11, b: 4 },
        { a: 3, b: 2 },
      ],
      winner: 'a',
    },
  });
  const sides = await wonBy(early.a?._id ?? '', early.b?._id ?? '');
  expect(sides).toEqual({ a: { matches: 1, sets: 1, points: 14 }, b: { matches: 0, sets: 0, points: 6 } });
});

test('the matches between two players are those of one with the other', async () => {
  const both = { $in: [player(0), player(1)] };
  const { collection } = await visitor.get(listPlayerMatches, {
    params: { id: player(0) },
    query: { filters: { 'a._id': both, 'b._id': both } },
  });
  expect(collection.map(({ _id }) => _id)).toEqual([between(played.matches, player(0), player(1))._id]);
});

test('a finished open is listed with the place obtained, and its matches still count', async () => {
  expect(await opensOf(player(0))).toEqual([]);
  for (const match of played.matches)
    await organiser.call(putResult, { params: { id: match._id }, body: { sets: [...threeNil] } });
  await move(organiser, played.openId, 'finished');
  const places = await Promise.all(played.players.map(opensOf));
  expect(
    places
      .flat()
      .map(({ position }) => position)
      .toSorted((one = 0, other = 0) => one - other),
  ).toEqual([1, 2, 3, 4]);
  expect(places[0]?.[0]).toMatchObject({ _id: played.openId, players: 4, matches_won: expect.any(Number) });
  expect((await wonBy(player(0), player(1))).a.matches).toBe(1);
});

test('an open for functional diversity is in the record of a player for those who look after them and for its organisers alone', async () => {
  const params = { id: player(0) };
  const metBetween = async (by: RegisteredUser) => {
    const { a, b } = await by.get(getVersus, { params: { ...params, other_id: player(1) } });
    return a.won.matches + b.won.matches;
  };
  const numbers = async (by: RegisteredUser) => [
    (await by.get(listPlayerOpens, { params })).collection.length,
    (await by.get(listPlayerMatches, { params })).collection.length,
    (await by.get(listMatches, { query: { filters: { 'a._id': player(0) } } })).collection.length +
      (await by.get(listMatches, { query: { filters: { 'b._id': player(0) } } })).collection.length,
    await metBetween(by),
  ];
  const says = async (functional_diversity: boolean) => {
    await api.db.updateTable('opens').set({ functional_diversity }).where('id', '=', played.openId).execute();
    return Promise.all([visitor, organiser].map(numbers));
  };
  const [hidden, seen] = await says(true);
  expect(hidden).toEqual([0, 0, 0, 0]);
  expect(seen?.every((number) => number > 0)).toBe(true);
  const query = { filters: { 'open._id': played.openId } };
  expect((await visitor.get(listMatches, { query })).collection).toEqual([]);
  expect((await organiser.get(listMatches, { query })).collection).toHaveLength(6);
  expect(await says(false)).toEqual([seen, seen]);
});

test('the place of a player is that of the leaderboard', async () => {
  const leaders = await visitor.get(listPlayers, {
    query: { sortBy: ['rating'], sortDesc: [true], filters: { matches_played: { $gt: 0 } } },
  });
  const ids = leaders.collection.map(({ _id }) => _id ?? '');
  const pages = await Promise.all(ids.map((id) => visitor.get(getPlayer, { params: { id } })));
  const shown = leaders.collection.map(({ rating = 0 }) => shownRating(rating));
  // Equal shown ratings share a place.
  expect(pages.map(({ place }) => place)).toEqual(
    shown.map((own) => 1 + shown.filter((rating) => rating > own).length),
  );
});

test('who has not played has no place', async () => {
  const { players } = await givenPlayed(organiser, 0);
  const { place } = await visitor.get(getPlayer, { params: { id: players[0] ?? '' } });
  expect(place).toBeNull();
});

test.each([
  ['nobody', () => [player(0), crypto.randomUUID()]],
  ['themselves', () => [player(0), player(0)]],
] as const)('nobody is compared with %s', async (_, pair) => {
  const [id = '', other = ''] = pair();
  expect((await versus(id, other)).status).toBe(404);
});

test('an open that is deleted counts no longer, and a player who is deleted is not compared', async () => {
  const other = await givenPlayed(organiser, 0, played.players);
  await wins(between(other.matches, player(0), player(1)), player(1));
  expect((await wonBy(player(0), player(1))).b.matches).toBe(1);
  await organiser.get(transitionOpen, {
    params: { id: other.openId },
    body: { to: 'canceled', reason: 'Se fue la luz' },
  });
  await organiser.get(softDeleteOpen, { params: { id: other.openId } });
  expect((await wonBy(player(0), player(1))).b.matches).toBe(0);
  await organiser.get(softDeletePlayer, { params: { id: player(1) } });
  expect((await versus(player(0), player(1))).status).toBe(404);
  expect((await visitor.call(listPlayerOpens, { params: { id: player(1) } })).status).toBe(404);
});
