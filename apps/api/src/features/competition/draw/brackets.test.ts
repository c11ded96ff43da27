import {
  createPhase,
  draw,
  getClassification,
  getGroup,
  listBrackets,
  listPhases,
  type Group,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { drawnAsProposed, givenOpenInPlay, givenPhase, groupsOf, playAll } from '#testing/given-draw.ts';
import { givenNextPhase } from '#testing/given-next-phase.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

const knockout = { number: 1, type: 'knockout' } as const;

const givenBracket = async (
  count: number,
  third_place = false,
): Promise<{ group: Group; players: string[]; openId: string }> => {
  const { open, players } = await givenOpenInPlay(organiser, count);
  const phase = await givenPhase(organiser, open._id, { ...knockout, third_place });
  const [group] = await groupsOf(organiser, phase);
  if (!group) throw new Error('a knockout without a bracket');
  return { group, players, openId: open._id };
};

/** The winner of each group or bracket, by phase. */
const winnersOf = async (openId: string) =>
  (await organiser.get(listPhases, { params: { id: openId } })).collection.flatMap(({ groups }) =>
    groups.map(({ winner }) => winner?._id),
  );

const classificationOf = async (openId: string) =>
  (await organiser.get(getClassification, { params: { id: openId } })).collection.map(
    ({ position }) => position,
  );

describe('a knockout of any number of players', () => {
  test.each([
    [2, 1, [1, 2]],
    [3, 2, [1, 2, 3]],
    [5, 4, [1, 2, 3, 3, 5]],
    [6, 5, [1, 2, 3, 3, 5, 5]],
    [9, 8, [1, 2, 3, 3, 5, 5, 5, 5, 9]],
  ])('of %i players has %i matches and ends in a classification', async (count, matches, positions) => {
    const { group, players, openId } = await givenBracket(count);
    expect(group.matches).toHaveLength(matches);
    expect(group.players.filter((player) => player !== null)).toHaveLength(count);
    const played = await playAll(organiser, group._id, players);
    expect(played.matches.every(({ state }) => state === 'finished')).toBe(true);
    expect(await classificationOf(openId)).toEqual(positions);
  });

  test('who has a bye stands in the next round from the start, and nobody meets a bye', async () => {
    const { group } = await givenBracket(5);
    const first = group.matches.filter(({ round }) => round === 'quarterfinal');
    expect(first).toHaveLength(1);
    expect(first.every(({ a, b }) => a && b)).toBe(true);
    const seats = group.matches.filter(({ round }) => round === 'semifinal').flatMap(({ a, b }) => [a, b]);
    expect(seats.filter((seat) => seat !== null)).toHaveLength(3);
    const ready = group.matches.filter(({ state }) => state === 'enrolled');
    expect(ready.map(({ round }) => round)).toEqual(['quarterfinal', 'semifinal']);
  });

  test('each match says where its winner goes on to', async () => {
    const { group } = await givenBracket(4);
    const final = group.matches.find(({ round }) => round === 'final');
    expect(group.matches.map(({ next }) => next)).toEqual([
      { match_id: final?._id, side: 'a' },
      { match_id: final?._id, side: 'b' },
      null,
    ]);
  });
});

describe('a match for third place', () => {
  test('decides third and fourth', async () => {
    const { group, players, openId } = await givenBracket(4, true);
    await playAll(organiser, group._id, players);
    expect(await classificationOf(openId)).toEqual([1, 2, 3, 4]);
  });

  test.each([2, 3])('is not there with %i players', async (count) => {
    const { group } = await givenBracket(count, true);
    expect(group.matches.map(({ round }) => round)).not.toContain('thirdPlace');
  });
});

test('a consolation of positions 3 and 4 stands below the main draw', async () => {
  const { open, players } = await givenOpenInPlay(organiser, 8);
  const stage = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 2 });
  const fed = (position_from: number, position_to: number, name: string) =>
    organiser.get(createPhase, {
      params: { id: open._id },
      body: {
        number: 2,
        name,
        type: 'knockout',
        source: { from: 'phase', phase_id: stage._id, position_from, position_to },
      },
    });
  const [main, consolation] = [await fed(1, 2, 'Principal'), await fed(3, 4, 'Consolación')];
  for (const { _id } of stage.groups) await playAll(organiser, _id, players);
  const { entrants } = await organiser.get(draw, { params: { id: consolation._id }, body: {} });
  expect(entrants.map(({ from }) => from?.position)).toEqual(expect.arrayContaining([3, 3, 4, 4]));
  expect(entrants).toHaveLength(4);
  for (const phase of [main, consolation]) {
    const [bracket] = await groupsOf(organiser, await drawnAsProposed(organiser, phase));
    expect((await winnersOf(open._id)).at(-1)).toBeUndefined();
    await playAll(organiser, bracket?._id ?? '', players);
  }
  expect(await classificationOf(open._id)).toEqual([1, 2, 3, 3, 5, 6, 7, 7]);
  const { collection } = await organiser.get(getClassification, { params: { id: open._id } });
  const [first, , , , fifth] = collection.map(({ player }) => player._id);
  expect(await winnersOf(open._id)).toEqual([undefined, undefined, first, fifth]);
});

test('the qualified mark appears only when no remaining result can change it', async () => {
  const { open, players } = await givenOpenInPlay(organiser, 4);
  const stage = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  const source = { from: 'phase', phase_id: stage._id, position_from: 1, position_to: 2 } as const;
  await organiser.get(createPhase, {
    params: { id: open._id },
    body: { number: 2, type: 'knockout', source },
  });
  const id = stage.groups[0]?._id ?? '';
  const certainties = async () =>
    (await organiser.get(getGroup, { params: { id } })).standings.map(({ certainty }) => certainty);
  expect(await certainties()).toEqual([null, null, null, null]);
  await playAll(organiser, id, players);
  expect(await certainties()).toEqual(['qualified', 'qualified', 'eliminated', 'eliminated']);
});

test('an open lists the brackets of its knockouts, and none of its groups', async () => {
  const { openId, groups, drawn } = await givenNextPhase(organiser, {
    next: [
      { from: 1, to: 2 },
      { from: 3, to: 4 },
    ],
  });
  const brackets = await Promise.all(drawn.map((phase) => groupsOf(organiser, phase)));
  const { collection } = await organiser.get(listBrackets, { params: { id: openId } });
  expect(groups).toHaveLength(2);
  expect(collection).toEqual(expect.arrayContaining(brackets.flat()));
  expect(collection).toHaveLength(2);
});
