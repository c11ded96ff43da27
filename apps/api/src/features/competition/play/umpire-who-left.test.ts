import {
  callMatch,
  getOpenDay,
  listInscriptions,
  removeInscription,
  type OpenPage,
  type Pair,
  type Phase,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenPhase, givenResult, groupsOf } from '#testing/given-draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

describe('a pair that umpires twice and leaves a phase that has begun', () => {
  let open: OpenPage;
  let phase: Phase;
  let members: Pair['members'];

  beforeEach(async () => {
    const given = await givenMixedDoubles(organiser, 4);
    open = given.open;
    phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    const [group] = await groupsOf(organiser, phase);
    const [first, , third] = group?.matches ?? [];
    await givenResult(organiser, first?._id ?? '');
    const pair = given.pairs.find((one) => one.members[0]?._id === third?.umpire?._id);
    members = pair?.members ?? [];
    expect((await duties()).map(({ umpire }) => umpire?.name)).toEqual(members.map(({ name }) => name));
  });

  /** The matches that one of the pair umpires, in their order. */
  const duties = async () => {
    const [group] = await groupsOf(organiser, phase);
    return (group?.matches ?? []).filter(({ umpire }) => members.some(({ _id }) => _id === umpire?._id));
  };
  const leaves = async (place: number) => {
    const { collection } = await organiser.get(listInscriptions, { params: { id: open._id } });
    const inscription_id = collection.find(({ player }) => player?._id === members[place]?._id)?._id ?? '';
    await organiser.get(removeInscription, { params: { id: open._id, inscription_id } });
  };
  const call = async (match_id = '', umpire_id: string | null = null) => {
    const { _id: id } = await organiser.get(getOpenDay, { params: { id: open._id } });
    await organiser.get(callMatch, { params: { id }, body: { match_id, table: 1, umpire_id } });
  };

  test.each([0, 1])('umpires no more, whichever of the two it is: %i', async (place) => {
    await leaves(place);
    expect(await duties()).toEqual([]);
  });

  test('still umpires, by the other of the two, the match that was called with her', async () => {
    const [third] = await duties();
    await call(third?._id, members[0]?._id);
    await leaves(1);
    expect((await duties()).map(({ _id }) => _id)).toEqual([third?._id]);
  });

  test('umpires not even that match by the one who leaves', async () => {
    const [third] = await duties();
    await call(third?._id, members[0]?._id);
    await leaves(0);
    expect(await duties()).toEqual([]);
  });
});
