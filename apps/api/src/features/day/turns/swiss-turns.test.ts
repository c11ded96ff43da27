import {
  createPhase,
  drawRound,
  fixRound,
  getDayEstimates,
  getGroup,
  getOpenDay,
  getPublicPlayer,
  type Phase,
} from '@topspin/contract';
import { expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenOpenInPlay, playAll } from '#testing/given-draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

async function playRound({ _id: id }: Phase, strength: readonly string[]): Promise<void> {
  const { round, seed, pairs, bye } = await organiser.get(drawRound, { params: { id }, body: {} });
  const phase = await organiser.get(fixRound, { params: { id }, body: { round, seed, pairs, bye } });
  const group = await organiser.get(getGroup, { params: { id: phase.groups[0]?._id ?? '' } });
  await playAll(organiser, group._id, strength);
}

test('between two rounds of a Swiss phase nobody is told that they have no match left', async () => {
  const { open, players } = await givenOpenInPlay(organiser, 4);
  const phase = await organiser.get(createPhase, {
    params: { id: open._id },
    body: { number: 1, type: 'swiss', rounds_count: 2 },
  });
  const isOver = async () => {
    const params = { id: open._id, player_id: players[0] ?? '' };
    return (await organiser.get(getPublicPlayer, { params })).next?.over;
  };
  await playRound(phase, players);
  expect(await isOver()).toBe(false);
  await playRound(phase, players);
  expect(await isOver()).toBe(true);
});

test('a round of a Swiss phase that is to come is still to be paired, and is no drawn group', async () => {
  const { open, players } = await givenOpenInPlay(organiser, 4);
  const phase = await organiser.get(createPhase, {
    params: { id: open._id },
    body: { number: 1, type: 'swiss', rounds_count: 2 },
  });
  await playRound(phase, players);
  const { _id: id } = await organiser.get(getOpenDay, { params: { id: open._id } });
  const { to_come } = await organiser.get(getDayEstimates, { params: { id } });
  expect(to_come.map(({ swiss, drawn, round }) => ({ swiss, drawn, round }))).toEqual(
    Array.from({ length: 2 }, () => ({ swiss: true, drawn: undefined, round: null })),
  );
});
