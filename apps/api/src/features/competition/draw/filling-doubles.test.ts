import {
  correctResult,
  getGroup,
  listInscriptions,
  putResult,
  removeInscription,
  type Group,
  type Pair,
  type Phase,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { drawnAsProposed, givenPhase, groupsOf, mirrored, threeNil } from '#testing/given-draw.ts';
import { givenFilled, playWithThird } from '#testing/given-thirds.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

let openId: string;
let pairs: Pair[];
let stage: Phase;
let groups: Group[];

/** Two groups of three pairs, all played; the second of the first group has the better figures. */
beforeEach(async () => {
  const given = await givenMixedDoubles(organiser, 6);
  openId = given.open._id;
  ({ pairs } = given);
  stage = await givenPhase(organiser, openId, { number: 1, type: 'groups', groups_count: 2 });
  const strength = pairs.map(({ _id }) => _id);
  for (const [index, group] of stage.groups.entries())
    await playWithThird(organiser, group, strength, index === 0 ? 1 : 8);
  groups = await groupsOf(organiser, stage);
});

const inPosition = (position: number) => groups.map(({ standings }) => standings[position - 1]?.player._id);
const linesOf = async (phase: Phase) =>
  ((await groupsOf(organiser, phase))[0]?.players ?? []).flatMap((player) => player?._id ?? []);
const filled = async () => drawnAsProposed(organiser, await givenFilled(organiser, stage, [1, 1, 3]));
const nextPlaces = async () =>
  (await organiser.get(getGroup, { params: { id: groups[0]?._id ?? '' } })).next_places;

/** The match of the second of the first group against the third. */
function matchOfSeconds() {
  const both = [inPosition(2)[0], inPosition(3)[0]];
  const match = groups[0]?.matches.find(({ a, b }) => both.includes(a?._id) && both.includes(b?._id));
  return { id: match?._id ?? '', isA: match?.a?._id === both[0] };
}

async function leaves(side: string | undefined): Promise<void> {
  const member = pairs.find(({ _id }) => _id === side)?.members[1]?._id;
  const { collection } = await organiser.get(listInscriptions, {
    params: { id: openId },
    query: { itemsPerPage: 100 },
  });
  const inscription_id = collection.find(({ player }) => player?._id === member)?._id ?? '';
  await organiser.call(removeInscription, { params: { id: openId, inscription_id }, body: {} });
}

describe('a draw of three from two groups of pairs', () => {
  test('has the first of each and the better second, and says so with the names of pairs', async () => {
    const phase = await filled();
    expect(new Set(await linesOf(phase))).toEqual(new Set([...inPosition(1), inPosition(2)[0]]));
    const next = await nextPlaces();
    expect(next?.rows.map(({ certainty }) => certainty)).toEqual(['qualified', 'eliminated']);
    expect(next?.rows.every(({ player }) => player.name.includes(' / '))).toBe(true);
  });

  test('takes the other second when a result is corrected', async () => {
    const phase = await filled();
    const { id, isA } = matchOfSeconds();
    const close = [
      { a: 13, b: 11 },
      { a: 9, b: 11 },
      { a: 13, b: 11 },
      { a: 13, b: 11 },
    ].map(({ a, b }) => (isA ? { a, b } : { a: b, b: a }));
    await organiser.get(correctResult, { params: { id }, body: { sets: close, reason: 'Mal apuntado' } });
    expect(new Set(await linesOf(phase))).toEqual(new Set([...inPosition(1), inPosition(2)[1]]));
  });

  test('takes the next pair of the comparison when one of two leaves before the draw', async () => {
    await leaves(inPosition(2)[0]);
    const phase = await filled();
    expect(new Set(await linesOf(phase))).toEqual(new Set([...inPosition(1), inPosition(2)[1]]));
  });

  test('compares what was played: a walkover of a pair counts nothing for it', async () => {
    const { id, isA } = matchOfSeconds();
    const walkover = { outcome: 'walkover', sets: [], winner: isA ? 'b' : 'a' } as const;
    await organiser.get(correctResult, { params: { id }, body: { ...walkover, reason: 'No vinieron' } });
    const { standings } = await organiser.get(getGroup, { params: { id: groups[0]?._id ?? '' } });
    const second = standings.find(({ player }) => player._id === inPosition(2)[0]);
    expect(second).toMatchObject({ match_points: 1 });
    await organiser.get(correctResult, {
      params: { id },
      body: { sets: isA ? [...threeNil] : mirrored(threeNil), reason: 'Sí vinieron' },
    });
    const after = await organiser.get(getGroup, { params: { id: groups[0]?._id ?? '' } });
    expect(after.standings[1]?.player._id).toBe(inPosition(2)[0]);
  });
});

describe('pairs in a bracket', () => {
  test('go on after a walkover, and back after a correction', async () => {
    const phase = await drawnAsProposed(organiser, await givenFilled(organiser, stage, [1, 2]));
    const [semifinal] = (await groupsOf(organiser, phase))[0]?.matches ?? [];
    const id = semifinal?._id ?? '';
    await organiser.get(putResult, { params: { id }, body: { outcome: 'walkover', sets: [], winner: 'b' } });
    const finalOf = async () =>
      (await groupsOf(organiser, phase))[0]?.matches.find(({ round }) => round === 'final');
    const inFinal = async () => [(await finalOf())?.a?.name, (await finalOf())?.b?.name];
    expect(await inFinal()).toContain(semifinal?.b?.name);
    await organiser.get(correctResult, {
      params: { id },
      body: { sets: [...threeNil], reason: 'Sí vinieron' },
    });
    expect(await inFinal()).toContain(semifinal?.a?.name);
    expect(await inFinal()).not.toContain(semifinal?.b?.name);
  });

  test('are replaced by the next pair where one of two leaves before the first match', async () => {
    const phase = await drawnAsProposed(organiser, await givenFilled(organiser, stage, [1, 2]));
    const [semifinal] = (await groupsOf(organiser, phase))[0]?.matches ?? [];
    await leaves(semifinal?.a?._id);
    const [now] = (await groupsOf(organiser, phase))[0]?.matches ?? [];
    expect([now?.outcome, now?.winner]).toEqual(['walkover', 'b']);
  });
});
