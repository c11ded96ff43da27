import { listMatches, listPlayerMatches, listPlayerOpens, type OpenPage, type Pair } from '@topspin/contract';
import { beforeAll, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenPhase, playAll } from '#testing/given-draw.ts';
import { move } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');
const visitor = givenUser(api, 'Otra');

let open: OpenPage;
let pairs: Pair[];
beforeAll(async () => {
  ({ open, pairs } = await givenMixedDoubles(organiser, 3));
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  await playAll(
    organiser,
    phase.groups[0]?._id ?? '',
    pairs.map(({ _id }) => _id),
  );
  await move(organiser, open._id, 'finished');
});

const personIn = (at: number, place: number): string => pairs[at]?.members[place]?._id ?? '';
const matchesOf = async (id: string) => (await visitor.get(listPlayerMatches, { params: { id } })).collection;

/** The open of each match in the list of all opens, as somebody sees it who plays in none. */
const all = async () => (await visitor.get(listMatches)).collection.map((match) => match.open?._id);

test('the page of a player has the matches of their pairs', async () => {
  for (const place of [0, 1]) {
    const matches = await matchesOf(personIn(0, place));
    expect(matches.map((match) => match.open?._id)).toEqual([open._id, open._id]);
    for (const { a, b } of matches) expect([a?._id, b?._id]).toContain(pairs[0]?._id);
  }
});

test('the matches of pairs are among those of all opens', async () => {
  expect(await all()).toEqual([open._id, open._id, open._id]);
});

test('the page of a player has the opens of their pairs, without a change of rating', async () => {
  const { collection } = await visitor.get(listPlayerOpens, { params: { id: personIn(1, 1) } });
  expect(collection).toMatchObject([
    { _id: open._id, doubles: true, position: 2, players: 3, matches_won: 1, rating_change: 0 },
  ]);
});

test('a match with a guest in a pair stays in its open', async () => {
  const guest = personIn(2, 0);
  const nothingKnown = {
    nickname: null,
    nationality: null,
    date_of_birth: null,
    gender: null,
    contact_phone: null,
    licence: null,
  };
  await api.db
    .updateTable('players')
    .set({ ...nothingKnown, guest_of: open._id, deleted_at: new Date() })
    .where('id', '=', guest)
    .execute();
  expect(await matchesOf(personIn(0, 0))).toHaveLength(1);
  expect(await all()).toEqual([open._id]);
});
