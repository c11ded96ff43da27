import {
  correctResult,
  draw,
  getGroup,
  saveGroups,
  transitionPhase,
  type DrawProposal,
  type Group,
  type Phase,
} from '@topspin/contract';
import { describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { drawnAsProposed, groupsOf, mirrored, threeNil } from '#testing/given-draw.ts';
import { givenFed, givenNextPhase, placesIn } from '#testing/given-next-phase.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

/** The players of a group, best first. */
const orderOf = (group: Group | undefined): [string, string, string, string] =>
  (group?.standings.map(({ player }) => player._id) ?? []) as [string, string, string, string];

describe('a place that a qualifier leaves', () => {
  test('in a phase without matches yet is taken on its line', async () => {
    const { openId, groups, next } = await givenNextPhase(organiser);
    await organiser.get(transitionPhase, { params: { id: next._id }, body: { to: 'groups' } });
    const at = placesIn(organiser, openId, next);
    const [, second, third] = orderOf(groups[0]);
    await at.remove(second, [{ phase_id: next._id, by: third }]);
    expect(await at.linesNow()).toContain(third);
    expect(await at.linesNow()).not.toContain(second);
    expect((await at.phaseNow()).state).toBe('groups');
  });

  test('in a second group stage is taken in every match, as player and as umpire', async () => {
    const { openId, groups, next } = await givenNextPhase(organiser, {
      next: [{ type: 'groups', from: 1, to: 2 }],
    });
    const at = placesIn(organiser, openId, next);
    const [first, , third] = orderOf(groups[0]);
    const rolesOf = ({ matches }: Group, player: string) =>
      matches.map(({ a, b, umpire }) => [a, b, umpire].findIndex((one) => one?._id === player));
    const before = rolesOf(await at.groupNow(), first);
    expect(new Set(before)).toContain(2);
    await at.remove(first);
    expect((await at.groupNow()).matches.filter(({ outcome }) => outcome === 'walkover')).toHaveLength(3);
    await at.decide(first, third);
    const after = await at.groupNow();
    expect(rolesOf(after, third)).toEqual(before);
    expect(rolesOf(after, first)).toEqual(before.map(() => -1));
    expect(after.matches.every(({ state }) => state === 'enrolled')).toBe(true);
  });

  test('in a final opens the phase again that the walkover had finished', async () => {
    const { openId, groups, next } = await givenNextPhase(organiser, { next: [{ from: 1, to: 1 }] });
    const at = placesIn(organiser, openId, next);
    const [first, second] = orderOf(groups[0]);
    await at.remove(first);
    expect((await at.phaseNow()).state).toBe('finished');
    expect((await at.decide(first, second)).body.state).toBe('matches');
  });

  test('is nobody’s once walkovers have ended the phase and a later one is drawn from it', async () => {
    const { openId, next } = await givenNextPhase(organiser, {
      next: [{ type: 'groups', groups: 2, from: 1, to: 2 }],
    });
    const at = placesIn(organiser, openId, next);
    for (const { players } of await groupsOf(organiser, next)) await at.remove(players[0]?._id ?? '');
    expect(await at.phaseNow()).toMatchObject({ state: 'finished' });
    expect(await at.vacancies()).toHaveLength(2);
    await drawnAsProposed(organiser, await givenFed(organiser, next, { from: 1, to: 1 }));
    expect(await at.vacancies()).toEqual([]);
  });

  test('with a bye is taken in the round after it', async () => {
    const { openId, groups, next } = await givenNextPhase(organiser, {
      players: 10,
      next: [{ from: 1, to: 3 }],
    });
    const at = placesIn(organiser, openId, next);
    const [winner, , , fourth] = orderOf(groups[0]);
    await at.remove(winner, [{ phase_id: next._id, by: fourth }]);
    const semifinals = (await at.groupNow()).matches.filter(({ round }) => round === 'semifinal');
    expect(semifinals.flatMap(({ a, b }) => [a?._id, b?._id])).toContain(fourth);
  });

  test('is nobody’s where the others of the group play the consolation', async () => {
    const { openId, groups, next } = await givenNextPhase(organiser, {
      next: [
        { from: 1, to: 2 },
        { from: 3, to: 4 },
      ],
    });
    const at = placesIn(organiser, openId, next);
    const [, second, third] = orderOf(groups[0]);
    expect(await at.vacancies(second)).toMatchObject([{ replacement: null }]);
    const { failure } = await at.remove(second, [{ phase_id: next._id, by: third }]);
    expect(failure.code).toBe('phase.notNext');
  });
});

describe('a consolation that is drawn later', () => {
  test.each([
    ['has those below who came', (third: string) => third, [4]],
    ['has everybody below the walkover', () => null, [3, 4]],
  ] as const)('%s', async (_, taker, positions) => {
    const { openId, groups, next, stage } = await givenNextPhase(organiser);
    const consolation = await givenFed(organiser, stage, { from: 3, to: 4 });
    const order = orderOf(groups[0]);
    const at = placesIn(organiser, openId, next);
    await at.remove(order[1], [{ phase_id: next._id, by: taker(order[2]) }]);
    const { entrants } = await organiser.get(draw, { params: { id: consolation._id }, body: {} });
    const below = entrants.filter(({ from }) => from?.group === 'A').map(({ _id }) => order.indexOf(_id) + 1);
    expect(below.toSorted((one, other) => one - other)).toEqual(positions);
  });
});

describe('a place that is left before the draw', () => {
  test('goes to the next of the group, or to nobody if the organiser prefers it', async () => {
    const { openId, groups, next, stage } = await givenNextPhase(organiser, {
      next: [{ type: 'groups', from: 4, to: 4 }],
    });
    const main = await givenFed(organiser, stage, { from: 1, to: 2 });
    const consolation = await givenFed(organiser, stage, { from: 3, to: 3 });
    const [, second, third] = orderOf(groups[0]);
    await placesIn(organiser, openId, next).remove(second);
    const propose = async ({ _id }: Phase, vacant: string[] = []) =>
      await organiser.get(draw, { params: { id: _id }, body: { vacant } });
    const idsOf = ({ entrants }: DrawProposal) => entrants.map(({ _id }) => _id);
    expect(idsOf(await propose(main))).toContain(third);
    const without = await propose(main, [second]);
    expect(without.entrants).toHaveLength(3);
    expect(without.came_instead).toMatchObject([
      { player: { _id: second }, by: { _id: third }, comes: false },
    ]);
    const { report } = await organiser.get(saveGroups, {
      params: { id: main._id },
      body: { seed: main.seed, vacant: [second], groups: without.groups.map(({ players }) => ({ players })) },
    });
    expect(report?.vacancies).toMatchObject([{ player: { _id: second }, by: null }]);
    expect(idsOf(await propose(consolation))).toContain(third);
  });

  test('is kept vacant only where somebody has left it', async () => {
    const { groups, stage } = await givenNextPhase(organiser);
    const main = await givenFed(organiser, stage, { from: 1, to: 2 });
    const [, second] = orderOf(groups[0]);
    const params = { id: main._id };
    const refused = await organiser.call(draw, { params, body: { vacant: [second] } });
    expect(refused.failure.code).toBe('phase.noVacancy');
  });
});

test('a main draw made after its consolation takes nobody out of that', async () => {
  const { openId, groups, next, stage } = await givenNextPhase(organiser, {
    players: 10,
    next: [{ from: 3, to: 4 }],
  });
  const main = await givenFed(organiser, stage, { from: 1, to: 2 });
  const order = groups[0]?.standings.map(({ player }) => player._id) ?? [];
  await placesIn(organiser, openId, next).remove(order[1] ?? '');
  const { entrants, came_instead } = await organiser.get(draw, { params: { id: main._id }, body: {} });
  const here = entrants.filter(({ from }) => from?.group === 'A').map(({ _id }) => order.indexOf(_id) + 1);
  expect(here.toSorted((one, other) => one - other)).toEqual([1, 5]);
  expect(came_instead).toMatchObject([{ by: { _id: order[4] }, from: { position: 5 } }]);
});

test('a correction puts those who qualify on the lines, past who left for a walkover', async () => {
  const { openId, groups, next } = await givenNextPhase(organiser);
  const at = placesIn(organiser, openId, next);
  const [first, second, third] = orderOf(groups[0]);
  const before = await at.linesNow();
  await at.remove(second);
  // Having beaten both, the third becomes first, the winner second, and the player who left third.
  for (const opponent of [second, first]) {
    const group = await organiser.get(getGroup, { params: { id: groups[0]?._id ?? '' } });
    const match = group.matches.find(({ a, b }) =>
      [a?._id, b?._id].every((one) => one === third || one === opponent),
    );
    const sets = match?.a?._id === third ? [...threeNil] : mirrored(threeNil);
    await organiser.get(correctResult, {
      params: { id: match?._id ?? '' },
      body: { sets, reason: 'La mesa apuntó al revés', begun_next: 'replay' },
    });
  }
  expect(await at.linesNow()).toEqual(
    before.map((player) => (player === first ? third : player === second ? first : player)),
  );
});
