import {
  correctResult,
  createPhase,
  draw,
  editPhase,
  getGroup,
  listPhases,
  listPublicGroups,
  type Group,
  type Phase,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import {
  drawnAsProposed,
  givenOpenInPlay,
  givenPhase,
  givenResult,
  groupsOf,
  playAll,
} from '#testing/given-draw.ts';
import { placesIn } from '#testing/given-next-phase.ts';
import { givenFilled, givenSixGroups, playWithThird } from '#testing/given-thirds.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

let openId: string;
let stage: Phase;
let groups: Group[];
/** The players in a position, from the first group to the last. */
const inPosition = (position: number) => groups.map(({ standings }) => standings[position - 1]?.player._id);

beforeEach(async () => {
  ({ openId, stage, groups } = await givenSixGroups(organiser));
});

const proposalOf = (phase: Phase) => organiser.get(draw, { params: { id: phase._id }, body: {} });
const bracketOf = async (phase: Phase) => (await groupsOf(organiser, phase))[0];
const linesOf = async (phase: Phase) => (await bracketOf(phase))?.players.map((player) => player?._id) ?? [];
const thirdsIn = (lines: readonly (string | undefined)[]) =>
  inPosition(3).flatMap((player, group) => (lines.includes(player) ? [group + 1] : []));

/** The match between the second and the third of the first group, and a score that makes that third the best of all. */
function oneSetForTheThird() {
  const [second, third] = [inPosition(2)[0], inPosition(3)[0]];
  const pair = [second, third];
  const match = groups[0]?.matches.find(({ a, b }) => [a?._id, b?._id].every((id) => pair.includes(id)));
  const sets = [
    { a: 11, b: 9 },
    { a: 9, b: 11 },
    { a: 11, b: 9 },
    { a: 11, b: 9 },
  ].map(({ a, b }) => (match?.a?._id === second ? { a, b } : { a: b, b: a }));
  return { params: { id: match?._id ?? '' }, sets };
}

/** Three sets to one point, lost by a player in a match of the first group. */
function threeNilLostBy(player: string | undefined, id: string) {
  const match = groups[0]?.matches.find(({ _id }) => _id === id);
  const set = match?.a?._id === player ? { a: 1, b: 11 } : { a: 11, b: 1 };
  return [set, set, set];
}

describe('a draw of 16 from six groups', () => {
  test('has the first two of each and the four best thirds, no byes, and nobody meets a group mate at once', async () => {
    const phase = await givenFilled(organiser, stage, [1, 2, 16]);
    expect(phase.source).toMatchObject({ position_to: 2, fill_to: 16 });
    const { entrants, groups: drawn } = await proposalOf(phase);
    expect(entrants).toHaveLength(16);
    const ofThirds = entrants.flatMap(({ from }) => (from?.position === 3 ? [from.group] : []));
    expect(new Set(ofThirds)).toEqual(new Set(['C', 'D', 'E', 'F']));
    const lines = drawn[0]?.players ?? [];
    expect(lines).not.toContain(null);
    const groupOf = new Map(entrants.map(({ _id, from }) => [_id, from?.group]));
    for (let line = 0; line < 16; line += 2)
      expect(groupOf.get(lines[line] ?? '')).not.toBe(groupOf.get(lines[line + 1] ?? ''));
  });

  test('a group says how its third compares with the others, and why', async () => {
    await givenFilled(organiser, stage, [1, 2, 16]);
    const { next_places: next, standings } = await organiser.get(getGroup, {
      params: { id: groups[0]?._id ?? '' },
    });
    expect(next).toMatchObject({ position: 3, places: 4, fill_to: 16, is_over: true });
    expect(next?.rows.map(({ group, certainty }) => `${group} ${certainty}`)).toEqual([
      'F qualified',
      'E qualified',
      'D qualified',
      'C qualified',
      'B eliminated',
      'A eliminated',
    ]);
    expect(next?.rows[0]).toMatchObject({
      match_points: 2,
      sets_lost: 6,
      decided_by: { criterion: 'pointsRatio' },
    });
    const lastOf = (group?: Group) => group?.standings.slice(3).map(({ player }) => player.name);
    expect(next?.rows.map(({ without }) => without)).toEqual(groups.toReversed().map(lastOf));
    expect(groups.filter(({ players: all }) => all.length === 4)).toHaveLength(3);
    expect(standings.map(({ certainty }) => certainty)).toEqual(
      ['qualified', 'qualified', 'eliminated', 'eliminated'].slice(0, standings.length),
    );
    const shown = await organiser.get(listPublicGroups, { params: { id: openId } });
    expect(shown.next_places).toEqual([{ ...next, phase: expect.objectContaining({ _id: stage._id }) }]);
    const { collection } = await organiser.get(listPhases, { params: { id: openId } });
    expect(collection[0]?.next_places).toEqual(next);
  });

  test('a corrected result of a group changes who fills it, as the preview says', async () => {
    const phase = await drawnAsProposed(organiser, await givenFilled(organiser, stage, [1, 2, 16]));
    const before = await linesOf(phase);
    expect(thirdsIn(before)).toEqual([3, 4, 5, 6]);
    const third = inPosition(3)[0];
    const { params, sets } = oneSetForTheThird();
    const preview = await organiser.get(correctResult, { params, body: { sets, preview: true } });
    const nameOf = (player?: string) =>
      groups.flatMap(({ players: all }) => all).find((one) => one?._id === player)?.name;
    const change = [{ comes: [nameOf(third)], goes: [nameOf(inPosition(3)[2])] }];
    expect(preview.consequences.qualified).toMatchObject(change);
    expect(preview.consequences.slots).toHaveLength(1);
    expect(await linesOf(phase)).toEqual(before);

    const made = await organiser.get(correctResult, { params, body: { sets, reason: 'Estaba mal' } });
    expect(made.consequences.qualified).toMatchObject(change);
    const goes = inPosition(3)[2];
    expect(await linesOf(phase)).toEqual(before.map((player) => (player === goes ? third : player)));
    expect((await bracketOf(phase))?.matches.flatMap(({ a, b }) => [a?._id, b?._id])).toContain(third);
  });

  test('the other thirds and the fourths play a consolation, and a correction exchanges them', async () => {
    const main = await drawnAsProposed(organiser, await givenFilled(organiser, stage, [1, 2, 16]));
    const rest = await drawnAsProposed(organiser, await givenFilled(organiser, stage, [3, 4]));
    expect(thirdsIn(await linesOf(rest))).toEqual([1, 2]);
    const { params, sets } = oneSetForTheThird();
    await organiser.get(correctResult, { params, body: { sets, reason: 'Estaba mal' } });
    expect(thirdsIn(await linesOf(main))).toEqual([1, 4, 5, 6]);
    expect(thirdsIn(await linesOf(rest))).toEqual([2, 3]);
  });

  test('where the third who goes has begun, the organiser chooses; corrected back, everybody is where they were', async () => {
    const phase = await drawnAsProposed(organiser, await givenFilled(organiser, stage, [1, 2, 16]));
    const before = await linesOf(phase);
    const goes = inPosition(3)[2];
    const begun = (await bracketOf(phase))?.matches.find(({ a, b }) => [a?._id, b?._id].includes(goes));
    await givenResult(organiser, begun?._id ?? '');
    const { params, sets } = oneSetForTheThird();
    const made = (body: object) =>
      organiser.call(correctResult, { params, body: { sets, reason: 'Estaba mal', ...body } });
    expect((await made({})).failure.code).toBe('match.nextBegun');
    await made({ begun_next: 'keep' });
    expect(await linesOf(phase)).toEqual(before);
    await made({ sets: threeNilLostBy(inPosition(3)[0], params.id) });
    await made({ begun_next: 'replay' });
    const third = inPosition(3)[0];
    expect(await linesOf(phase)).toEqual(before.map((player) => (player === goes ? third : player)));
    await made({ sets: threeNilLostBy(third, params.id) });
    expect(await linesOf(phase)).toEqual(before);
  });
});

describe('who leaves', () => {
  test('before the draw, a qualified third gives the place to the best of the others', async () => {
    const phase = await givenFilled(organiser, stage, [1, 2, 16]);
    const { remove } = placesIn(organiser, openId, phase);
    await remove(inPosition(3)[5] ?? '');
    const { entrants, came_instead } = await proposalOf(phase);
    expect(thirdsIn(entrants.map(({ _id }) => _id))).toEqual([2, 3, 4, 5]);
    expect(came_instead).toMatchObject([
      { player: { _id: inPosition(3)[5] }, by: { _id: inPosition(3)[1] }, from: { group: 'B', position: 3 } },
    ]);
  });

  test('a second gives it to the third of the group, and the best of the others fill the draw', async () => {
    const phase = await givenFilled(organiser, stage, [1, 2, 16]);
    const { remove } = placesIn(organiser, openId, phase);
    await remove(inPosition(2)[5] ?? '');
    const { entrants } = await proposalOf(phase);
    expect(entrants).toHaveLength(16);
    expect(thirdsIn(entrants.map(({ _id }) => _id))).toEqual([2, 3, 4, 5, 6]);
  });

  test('after the draw, the next of the thirds may come, of whichever group', async () => {
    const phase = await drawnAsProposed(organiser, await givenFilled(organiser, stage, [1, 2, 16]));
    const { remove, vacancies, decide, linesNow } = placesIn(organiser, openId, phase);
    await remove(inPosition(3)[5] ?? '');
    expect(await vacancies()).toMatchObject([
      { from: { group: 'F', position: 3 }, replacement: { _id: inPosition(3)[1], group: 'B', position: 3 } },
    ]);
    await decide(inPosition(3)[5] ?? '', inPosition(3)[1] ?? '');
    expect(thirdsIn(await linesNow())).toEqual([2, 3, 4, 5]);
  });
});

describe('what cannot be filled is refused', () => {
  const refusal = async (source: object, type = 'knockout') => {
    const body = { number: 3, type, source: { from: 'phase', position_from: 1, position_to: 2, ...source } };
    return (await organiser.call(createPhase, { params: { id: openId }, body: body as never })).failure;
  };

  test('more places than players, or fewer than the positions of all groups', async () => {
    const from = { phase_id: stage._id };
    expect(await refusal({ ...from, fill_to: 19 })).toMatchObject({
      code: 'phase.fillTooMany',
      details: { most: 18 },
    });
    expect(await refusal({ ...from, fill_to: 11 })).toMatchObject({
      code: 'phase.fillTooFew',
      details: { least: 12 },
    });
    const phase = await givenFilled(organiser, stage, [1, 2, 16]);
    const source = {
      from: 'phase',
      phase_id: stage._id,
      position_from: 1,
      position_to: 1,
      fill_to: 16,
    } as const;
    const edit = await organiser.call(editPhase, {
      params: { id: phase._id },
      version: phase.version,
      body: { source },
    });
    expect(edit.failure).toMatchObject({ code: 'phase.fillTooMany', details: { most: 12 } });
  });

  test('a source that is no group stage, or has a single group', async () => {
    const next = await drawnAsProposed(organiser, await givenFilled(organiser, stage, [1, 2, 16]));
    expect(await refusal({ phase_id: next._id, fill_to: 8 })).toMatchObject({
      code: 'phase.fillNeedsGroups',
    });
    const { open } = await givenOpenInPlay(organiser, 4);
    const one = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    const answer = await organiser.call(createPhase, {
      params: { id: open._id },
      body: {
        number: 2,
        type: 'knockout',
        source: { from: 'phase', phase_id: one._id, position_from: 1, position_to: 2, fill_to: 4 },
      },
    });
    expect(answer.failure).toMatchObject({ code: 'phase.fillOneGroup' });
  });

  test('groups that were drawn later, when the draw is made', async () => {
    const { open, players: all } = await givenOpenInPlay(organiser, 8);
    const planned = await organiser.get(createPhase, {
      params: { id: open._id },
      body: { number: 1, type: 'groups', group_size: 4 },
    });
    const filled = await givenFilled(organiser, planned, [1, 2, 8]);
    const drawn = await drawnAsProposed(organiser, planned);
    for (const { _id } of drawn.groups) await playAll(organiser, _id, all);
    const answer = await organiser.call(draw, { params: { id: filled._id }, body: {} });
    expect(answer.failure).toMatchObject({ code: 'phase.fillTooMany', details: { fill_to: 8, most: 6 } });
  });
});

test('nobody is said qualified while a third of another group can still be better', async () => {
  const { open, players: all } = await givenOpenInPlay(organiser, 9);
  const three = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 3 });
  await givenFilled(organiser, three, [1, 2, 7]);
  const certainties = async () =>
    (await groupsOf(organiser, three)).map(({ standings }) => standings[2]?.certainty ?? null);
  const [first, second, last] = await groupsOf(organiser, three);
  if (!first || !second || !last) throw new Error('three groups');
  await playWithThird(organiser, first, all, 9);
  await playWithThird(organiser, second, all, 5);
  expect(await certainties()).toEqual([null, 'eliminated', null]);
  await playWithThird(organiser, last, all, 1);
  expect(await certainties()).toEqual(['qualified', 'eliminated', 'eliminated']);
});
