import { createPhase, getGroup, type Group, type Phase } from '@topspin/contract';
import type { SetScore } from '@topspin/engine';
import type { Caller } from './client.ts';
import { givenOpenInPlay, givenPhase, givenResult, groupsOf, mirrored, threeNil } from './given-draw.ts';

/** Three sets to nil, in each of which the loser has so many points. */
const threeTo = (points: number): readonly SetScore[] =>
  Array.from({ length: 3 }, () => ({ a: 11, b: points }));

/** Plays a group: who comes first in `strength` wins, and the third has so many points in each set against the second. */
export async function playWithThird(
  organiser: Caller,
  { _id: id }: Pick<Group, '_id'>,
  strength: readonly string[],
  points: number,
): Promise<void> {
  const { matches, players } = await organiser.get(getGroup, { params: { id } });
  const order = players
    .flatMap((player) => player?._id ?? [])
    .toSorted((one, other) => strength.indexOf(one) - strength.indexOf(other));
  for (const { _id, a, b } of matches) {
    const [first, second] = [order.indexOf(a?._id ?? ''), order.indexOf(b?._id ?? '')];
    const sets = first + second === 3 && first * second === 2 ? threeTo(points) : threeNil;
    await givenResult(organiser, _id, first < second ? sets : mirrored(sets));
  }
}

/** The points of the third in each set against the second, by group: those of the last group are the best. */
const pointsOfThirds = [1, 2, 3, 4, 5, 6];

/** An open of 21 in six groups of four and three, all played. */
export async function givenSixGroups(organiser: Caller) {
  const { open, players } = await givenOpenInPlay(organiser, 21);
  const stage = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 6 });
  for (const [index, group] of stage.groups.entries())
    await playWithThird(organiser, group, players, pointsOfThirds[index] ?? 0);
  return { openId: open._id, players, stage, groups: await groupsOf(organiser, stage) };
}

/** A phase, not drawn yet, that takes positions of each group and the best of the next until it is full. */
export const givenFilled = (
  organiser: Caller,
  stage: Phase,
  [from, to, fill_to]: readonly [number, number, number?],
): Promise<Phase> => {
  const positions = { from: 'phase', phase_id: stage._id, position_from: from, position_to: to } as const;
  const source = { ...positions, ...(fill_to !== undefined && { fill_to }) };
  return organiser.get(createPhase, {
    params: { id: stage.open_id },
    body: { number: stage.number + 1, type: 'knockout', source },
  });
};
