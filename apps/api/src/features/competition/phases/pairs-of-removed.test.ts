import {
  deletePhase,
  getGroup,
  listInscriptions,
  listPairs,
  makePair,
  removeInscription,
  restoreInscription,
  restorePhase,
  transitionPhase,
  type OpenPage,
  type Pair,
  type Phase,
} from '@topspin/contract';
import { beforeEach, expect, test } from 'vitest';
import { givenApi, givenUser } from '#testing/given-api.ts';
import { givenMixedDoubles } from '#testing/given-doubles.ts';
import { givenPhase } from '#testing/given-draw.ts';

const api = givenApi();
const organiser = givenUser(api, 'Rosa Organizadora');

let open: OpenPage;
let pairs: Pair[];
let phase: Phase;
let leo: { readonly id: string; readonly inscription_id: string };
beforeEach(async () => {
  ({ open, pairs } = await givenMixedDoubles(organiser, 4));
  phase = await givenPhase(organiser, open._id, { number: 1, type: 'groups', groups_count: 1 });
  leo = { id: open._id, inscription_id: (await named('Leo Ros'))?._id ?? '' };
  await organiser.get(removeInscription, { params: leo, body: {} });
});

const named = async (name: string) => {
  const { collection } = await organiser.get(listInscriptions, { params: { id: open._id } });
  return collection.find(({ player }) => player?.name === name);
};
const personIn = (at: number, place: number): string => pairs[at]?.members[place]?._id ?? '';
const entered = async () => {
  const { collection, alone } = await organiser.get(listPairs, { params: { id: open._id } });
  return { pairs: collection.map(({ name }) => name).toSorted(), alone: alone.map(({ name }) => name) };
};
const params = () => ({ id: phase._id });
const drop = () => organiser.call(deletePhase, { params: params() });
const others = ['Eva Pla / Nil Vic', 'Ivet Roca / Joan Puig', 'Mar Sol / Pau Mas'];
const all = ['Ana Gil / Leo Ros', ...others];

const back = (to: 'groups' | 'created') => organiser.get(transitionPhase, { params: params(), body: { to } });
const ways: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['deleted', drop],
  ['taken back', () => back('groups').then(() => back('created'))],
];

test.each(ways)(
  'when a draw is %s, the partner of a player who had left needs a new one',
  async (_way, take) => {
    expect((await entered()).pairs).toEqual(all);
    await take();
    expect(await entered()).toEqual({ pairs: others, alone: ['Ana Gil'] });
  },
);

test.each(ways)('a draw that was %s is restored with all its pairs', async (_way, take) => {
  const lines = async (id = '') => (await organiser.get(getGroup, { params: { id } })).players;
  const group = phase.groups[0]?._id;
  const drawn = await lines(group);
  await take();
  await organiser.get(restorePhase, { params: params() });
  expect(await lines(group)).toEqual(drawn);
  expect(await entered()).toEqual({ pairs: all, alone: [] });
});

test('a player who returns after the draw was deleted has their partner again', async () => {
  await drop();
  await organiser.get(restoreInscription, { params: leo });
  expect(await entered()).toEqual({ pairs: all, alone: [] });
});

test('a draw is not put back once the partner has found somebody else', async () => {
  await drop();
  await organiser.get(removeInscription, {
    params: { id: open._id, inscription_id: (await named('Eva Pla'))?._id ?? '' },
    body: {},
  });
  const players: [string, string] = [personIn(0, 0), personIn(1, 1)];
  await organiser.get(makePair, { params: { id: open._id }, body: { players } });
  expect((await organiser.call(restorePhase, { params: params() })).failure.code).toBe('phase.changedSince');
});
