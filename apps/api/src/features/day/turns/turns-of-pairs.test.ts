import {
  callMatch,
  getOpenDay,
  getPublicPlayer,
  listTurns,
  setCallUmpire,
  type OpenPage,
  type Pair,
} from '@topspin/contract';
import { beforeEach, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenPhase } from '#testing/given-draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

let open: OpenPage;
let pairs: Pair[];
beforeEach(async () => {
  ({ open, pairs } = await givenMixedDoubles(organiser, 3));
  await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
});

test('everybody of both pairs reads on which side they play', async () => {
  const { collection } = await organiser.get(listTurns);
  const sides = collection.flatMap(({ player, turns }) =>
    turns.flatMap(({ role, side, match }) => {
      const own = side && match[side];
      return role === 'play' ? [[player.name, own?.name] as const] : [];
    }),
  );
  expect(new Map(sides)).toEqual(
    new Map(pairs.flatMap(({ name, members }) => members.map((one) => [one.name, name] as const))),
  );
});

test('the umpire named from the pair that rests sees it among their turns before the match is called', async () => {
  const { matches } = await organiser.get(getOpenDay, { params: { id: open._id } });
  const [first, second] = matches.toSorted((one, other) => one.number - other.number);
  const restsIn = (match: typeof first) =>
    pairs.find(({ _id }) => ![match?.a?._id, match?.b?._id].includes(_id))?.members[0]?.name;
  const { collection } = await organiser.get(listTurns);
  const umpires = collection.flatMap(({ player, turns }) =>
    turns.flatMap(({ role, state, match }) => (role === 'umpire' ? [[match._id, player.name, state]] : [])),
  );
  expect(umpires).toEqual(
    expect.arrayContaining([
      [first?._id, restsIn(first), 'due'],
      [second?._id, restsIn(second), 'queued'],
    ]),
  );
});

test('so does the page that visitors see of a pair, and that of each of its people', async () => {
  for (const pair of pairs)
    for (const player_id of [pair._id, ...pair.members.map(({ _id }) => _id)]) {
      const { next } = await api.get(getPublicPlayer, { params: { id: open._id, player_id } });
      const turn = next?.turns.find(({ role }) => role === 'play');
      expect(turn?.side && turn.match[turn.side]?.name).toBe(pair.name);
    }
});

test('the page of a pair has its matches to play, whichever of the two is busy with another, and not what one of them umpires', async () => {
  const { _id: day, matches } = await organiser.get(getOpenDay, { params: { id: open._id } });
  const [first] = matches;
  const rests = pairs.find(({ _id }) => ![first?.a?._id, first?.b?._id].includes(_id));
  const umpires = rests?.members.map(({ _id, name }) => ({ _id, name })) ?? [];
  const { _id: call } = await organiser.get(callMatch, {
    params: { id: day },
    body: { match_id: first?._id ?? '', table: 1, umpire_id: umpires[0]?._id ?? null },
  });
  for (const { _id, name } of umpires) {
    await organiser.call(setCallUmpire, { params: { id: day, call_id: call }, body: { umpire_id: _id } });
    const { next } = await api.get(getPublicPlayer, {
      params: { id: open._id, player_id: rests?._id ?? '' },
    });
    expect(next?.turns.map(({ role, busy }) => [role, busy.includes(name)])).toEqual([['play', true]]);
  }
});
