import {
  listInscriptions,
  listMatches,
  putResult,
  removeInscription,
  restoreInscription,
  type OpenPage,
  type Pair,
} from '@topspin/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenPhase } from '#testing/given-draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

describe('a pair whose two people leave an open in play one after the other', () => {
  let open: OpenPage;
  let pair: Pair | undefined;
  /** The two, in the order in which they leave. */
  let first: string;
  let second: string;

  beforeEach(async () => {
    const given = await givenMixedDoubles(organiser, 4);
    open = given.open;
    [pair] = given.pairs;
    await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
    const { collection } = await organiser.get(listInscriptions, { params: { id: open._id } });
    const [one = '', other = ''] =
      pair?.members.map(({ _id }) => collection.find(({ player }) => player?._id === _id)?._id ?? '') ?? [];
    first = one;
    second = other;
  });

  const paramsOf = (inscription_id: string) => ({ id: open._id, inscription_id });
  const leave = (id: string) => organiser.get(removeInscription, { params: paramsOf(id) });
  const back = (id: string) => organiser.get(restoreInscription, { params: paramsOf(id) });
  const theirs = async () => {
    const query = { filters: { 'open._id': open._id } };
    const { collection } = await organiser.get(listMatches, { query });
    return collection.filter(({ a, b }) => [a?._id, b?._id].includes(pair?._id));
  };
  const outcomes = async () => (await theirs()).map(({ outcome }) => outcome);
  const walkovers = ['walkover', 'walkover', 'walkover'];
  const toCome = [null, null, null];

  test.each([
    ['the first', () => [first, second]],
    ['the second', () => [second, first]],
  ])('has its matches again once both are back, %s of them before the other', async (_, order) => {
    const [earlier = '', later = ''] = order();
    await leave(first);
    await leave(second);
    expect(await outcomes()).toEqual(walkovers);
    await back(earlier);
    expect(await outcomes()).toEqual(walkovers);
    await back(later);
    expect(await outcomes()).toEqual(toCome);
  });

  test('has them again also if one left once more before the other was back', async () => {
    await leave(first);
    await leave(second);
    await back(first);
    await leave(first);
    await back(second);
    expect(await outcomes()).toEqual(walkovers);
    await back(first);
    expect(await outcomes()).toEqual(toCome);
  });

  test('has lost for good what it lost between two departures', async () => {
    await leave(first);
    await back(first);
    const [lost] = await theirs();
    await organiser.get(putResult, {
      params: { id: lost?._id ?? '' },
      body: { outcome: 'walkover', sets: [], winner: lost?.a?._id === pair?._id ? 'b' : 'a' },
    });
    await leave(second);
    expect(await outcomes()).toEqual(walkovers);
    await back(second);
    expect((await theirs()).filter(({ outcome }) => outcome !== null).map(({ _id }) => _id)).toEqual([
      lost?._id,
    ]);
  });
});
