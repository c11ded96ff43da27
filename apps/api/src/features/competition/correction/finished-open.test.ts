import { correctResult, getClassification, putResult, type BodyInputOf, type Match } from '@topspin/contract';
import type { SetScore } from '@topspin/engine';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import {
  drawnAsProposed,
  givenOpenInPlay,
  givenPhase,
  givenResult,
  groupsOf,
  mirrored,
  playAll,
  threeNil,
} from '#testing/given-draw.ts';
import { givenFed } from '#testing/given-next-phase.ts';
import { move } from '#testing/given-open.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

const because = { reason: 'La mesa apuntó al revés' };

const correct = async (id: string | undefined, body: BodyInputOf<typeof correctResult>) =>
  (await organiser.get(correctResult, { params: { id: id ?? '' }, body })).consequences;

const turned = ({ winner }: Pick<Match, 'winner'>) => (winner === 'a' ? mirrored(threeNil) : [...threeNil]);

const positionsIn = async (id: string) => {
  const { collection } = await organiser.get(getClassification, { params: { id } });
  return new Map(collection.map(({ player, position }) => [player._id, position]));
};

test('whoever should have won a quarter-final whose winner played on stays in the classification', async () => {
  const { open, players } = await givenOpenInPlay(organiser, 23);
  const stage = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 8 });
  for (const { _id } of stage.groups) await playAll(organiser, _id, players);
  const main = await drawnAsProposed(organiser, await givenFed(organiser, stage, { from: 1, to: 1 }));
  const { matches } = await playAll(organiser, main.groups[0]?._id ?? '', players);
  await move(organiser, open._id, 'finished');
  const before = await positionsIn(open._id);
  const [quarterfinal] = matches;
  const body = { sets: turned(quarterfinal ?? { winner: null }), begun_next: 'keep' } as const;
  const foreseen = await correct(quarterfinal?._id, { ...body, preview: true });
  expect(await correct(quarterfinal?._id, { ...body, ...because })).toEqual(foreseen);
  expect(foreseen).toMatchObject({ classification: [], circuit_points: [], champions: null });
  expect(await positionsIn(open._id)).toEqual(before);
  const stored = await api.db
    .selectFrom('open_results')
    .selectAll()
    .where('open_id', '=', open._id)
    .execute();
  expect(stored).toHaveLength(23);
});

/** A bracket of four, won by the first of each match, up to its final. */
async function givenBracket() {
  const { open } = await givenOpenInPlay(organiser, 4);
  const phase = await givenPhase(organiser, open._id, { number: 1, type: 'knockout' });
  const [bracket] = await groupsOf(organiser, phase);
  const [one, other, final] = bracket?.matches ?? [];
  for (const match of [one, other]) await givenResult(organiser, match?._id ?? '');
  return { openId: open._id, one, final };
}

test('the preview says whose position in a finished open changes, the best positions first', async () => {
  const { openId, one, final } = await givenBracket();
  const { a, b } = await givenResult(organiser, final?._id ?? '');
  await move(organiser, openId, 'finished');
  const person = (player: typeof a) => ({ _id: player?._id, name: player?.name });
  const moved = [
    { player: person(b), before: 2, after: 1 },
    { player: person(a), before: 1, after: 2 },
  ];
  const other = { sets: mirrored(threeNil) };
  expect((await correct(final?._id, { ...other, preview: true })).classification).toEqual(moved);
  expect((await correct(final?._id, { ...other, ...because })).classification).toEqual(moved);
  const nobody = { outcome: 'walkover' as const, sets: [], winner: null };
  const neither = (await correct(final?._id, { ...nobody, ...because })).classification;
  expect(neither).toEqual([{ player: person(b), before: 1, after: 2 }]);
  expect([...(await positionsIn(openId)).values()]).toEqual([2, 2, 3, 3]);
  expect((await correct(one?._id, { sets: [...threeNil], preview: true })).classification).toEqual([]);
});

test('in a finished open, a walkover whose player changes is kept or voided, since it can no longer be played', async () => {
  const { openId, one, final } = await givenBracket();
  const walkover = { outcome: 'walkover', winner: 'a' } as const;
  await organiser.get(putResult, { params: { id: final?._id ?? '' }, body: { ...walkover, sets: [] } });
  await move(organiser, openId, 'finished');
  const { slots } = await correct(one?._id, { sets: mirrored(threeNil), preview: true });
  expect(slots).toMatchObject([{ match_id: final?._id, begun: true, kept: true }]);
  await correct(one?._id, { sets: mirrored(threeNil), begun_next: 'keep', ...because });
  expect([...(await positionsIn(openId)).values()]).toEqual([1, 2, 3, 3]);
  expect(await api.db.selectFrom('phases').select('state').where('open_id', '=', openId).execute()).toEqual([
    { state: 'finished' },
  ]);
});

test('a player whom a correction left in a draw does not come into it a second time', async () => {
  const { open, players } = await givenOpenInPlay(organiser, 3);
  const stage = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const { matches } = await playAll(organiser, stage.groups[0]?._id ?? '', players);
  const next = await drawnAsProposed(organiser, await givenFed(organiser, stage, { from: 1, to: 2 }));
  await playAll(organiser, next.groups[0]?._id ?? '', players);
  const [first = '', second = '', third = ''] = players;
  const wins = (winner: string, loser: string, sets: readonly SetScore[], begun_next: 'keep' | 'void') => {
    const match = matches.find(({ a, b }) => [winner, loser].every((id) => id === a?._id || id === b?._id));
    const seen = match?.a?._id === winner ? [...sets] : mirrored(sets);
    return correct(match?._id, { sets: seen, begun_next, ...because });
  };
  const threeTwo = [...threeNil.slice(0, 2), ...mirrored(threeNil.slice(0, 2)), ...threeNil.slice(2)];
  await wins(third, second, threeTwo, 'keep');
  // Now the second is the first of the group, the first the second, and both are in the draw.
  expect((await wins(second, first, threeNil, 'void')).qualified).toEqual([]);
  const [draw] = await groupsOf(organiser, next);
  expect(draw?.players.map((player) => player?._id).toSorted()).toEqual([first, second].toSorted());
});
