import { expect, test } from 'vitest';
import { phasesToCome, uncountedOpens } from './to-come.ts';
import type { OpenOfDay, PhaseOfDay } from './rows.ts';

const phase = (over: Partial<PhaseOfDay>): PhaseOfDay => ({
  id: 'one',
  open: 'o',
  number: 1,
  name: 'Fase',
  type: 'groups',
  state: 'matches',
  bestOf: 5,
  thirdPlace: false,
  roundsToCome: 0,
  source: null,
  from: null,
  to: null,
  fillTo: null,
  groupsCount: null,
  groupSize: null,
  sizes: [],
  players: 20,
  ...over,
});
const knockout = (over: Partial<PhaseOfDay>): PhaseOfDay =>
  phase({ id: 'two', number: 2, type: 'knockout', state: 'created', source: 'one', from: 1, to: 2, ...over });
const drawn = phase({ sizes: [4, 4, 3] });

const open = (over: Partial<OpenOfDay>): OpenOfDay => ({
  id: 'o',
  name: 'Open',
  isPublished: true,
  state: 'active',
  startsAt: 1000,
  settings: null,
  ...over,
});

type Shape = number | readonly number[];

test.each<[why: string, phases: readonly PhaseOfDay[], shapes: readonly Shape[]]>([
  ['nothing where all is drawn', [drawn, knockout({ state: 'matches', sizes: [6] })], []],
  ['the positions taken of each group', [drawn, knockout({})], [6]],
  ['the best of the next position until it is full', [drawn, knockout({ fillTo: 8 })], [8]],
  ['no more than there are of it', [drawn, knockout({ to: 3, fillTo: 16 })], [11]],
  ['fewer where a group is small', [drawn, knockout({ from: 3, to: 4 })], [5]],
  ['what a saved draw says', [drawn, knockout({ state: 'groups', sizes: [5] })], [5]],
  [
    'a main draw and its consolation',
    [drawn, knockout({}), knockout({ id: 'three', from: 3, to: 4 })],
    [6, 5],
  ],
  [
    'of groups not drawn, as many as they will have',
    [phase({ state: 'created', groupSize: 5 }), knockout({})],
    [[5, 5, 5, 5], 8],
  ],
  ['the same by their number', [phase({ state: 'created', groupsCount: 3 }), knockout({})], [[6, 7, 7], 6]],
  [
    'groups with a saved draw, without those of one',
    [phase({ state: 'groups', sizes: [4, 3, 1] })],
    [[4, 3]],
  ],
  ['no groups for nobody', [phase({ state: 'created', players: 0 })], []],
  [
    'everybody present, where there is no phase before',
    [knockout({ source: null, from: null, to: null })],
    [20],
  ],
  [
    'from a knockout that is not drawn either',
    [drawn, knockout({}), knockout({ id: 'three', number: 3, source: 'two', from: 5, to: 6 })],
    [6, 2],
  ],
  ['none for one player', [phase({ sizes: [2] }), knockout({ to: 1 })], []],
])('a day to come: %s', (_why, phases, shapes) => {
  const toCome = phasesToCome(phases, [open({})]);
  expect(toCome.map((one) => (one.type === 'groups' ? one.sizes : one.entrants))).toEqual(shapes);
});

test('a phase of an open that is not in play begins with it, and one that is in play as soon as it can', () => {
  const startOf = (state: OpenOfDay['state']) =>
    phasesToCome([phase({ state: 'created' })], [open({ state })]).map(({ notBefore }) => notBefore);
  expect([startOf('reception'), startOf('registrationClosed'), startOf('active')]).toEqual([
    [1000],
    [1000],
    [null],
  ]);
});

test.each<[why: string, open: Partial<OpenOfDay>, phases: readonly PhaseOfDay[], isCounted: boolean]>([
  ['one with matches', {}, [drawn], true],
  ['one whose matches can be told', { state: 'reception' }, [phase({ state: 'created' })], true],
  ['one without phases', { state: 'reception' }, [], false],
  ['one without phases in play', {}, [], false],
  ['one without players', { state: 'registrationClosed' }, [phase({ state: 'created', players: 1 })], false],
  ['one that is over', { state: 'finished' }, [], true],
])('of an open, %s', (_why, over, phases, isCounted) => {
  const opens = [open(over)];
  expect(uncountedOpens({ opens, phases }, phasesToCome(phases, opens))).toEqual(isCounted ? [] : ['o']);
});

test('a Swiss phase has the rounds to come that are not paired yet, also in play', () => {
  const swiss = phase({ type: 'swiss', sizes: [20], roundsToCome: 4 });
  expect(phasesToCome([swiss], [open({})])).toMatchObject([{ type: 'swiss', entrants: 20, rounds: 4 }]);
  expect(phasesToCome([{ ...swiss, roundsToCome: 0 }], [open({})])).toEqual([]);
});
