import type { OpenPage, Phase } from '@topspin/contract';
import { nextSteps, type OpenState } from '@topspin/engine';
import { describe, expect, test } from 'vitest';
import { backward, lacksPlayers, nextStep, progressOf } from './next-step.ts';

const open = (state: OpenState, manage = true) =>
  ({ state, may: { manage, transitions: manage ? nextSteps(state) : [] } }) as unknown as OpenPage;
const groups = {
  _id: 'g',
  type: 'groups',
  source: { from: 'registrations' },
  groups: [{ matches: 6, matches_finished: 2 }],
};
const knockout = { _id: 'k', type: 'knockout', source: { from: 'phase', phase_id: 'g' }, groups: [] };
const swiss = (paired: number, finished: number) => ({
  ...groups,
  _id: 's',
  type: 'swiss',
  swiss: { rounds: 3, paired },
  groups: [{ matches: 2 * paired, matches_finished: finished }],
});
const phase = (base: object, state: Phase['state']) => ({ ...base, state }) as Phase;

describe('the next step of its organiser', () => {
  test.each([
    { state: 'created', to: 'registrationOpen' },
    { state: 'registrationOpen', to: 'registrationClosed' },
    { state: 'registrationClosed', to: 'reception' },
    { state: 'reception', to: 'active' },
  ] as const)('of an open that is $state leads to $to', ({ state, to }) => {
    expect(nextStep(open(state), [])).toEqual({ kind: 'transition', to });
  });

  test.each([
    { phases: [], kind: 'phase' },
    { phases: [phase(groups, 'created')], kind: 'draw' },
    { phases: [phase(groups, 'groups')], kind: 'matches' },
    { phases: [phase(groups, 'matches'), phase(knockout, 'created')], kind: 'play' },
    { phases: [phase(groups, 'finished')], kind: 'phase' },
    { phases: [phase(groups, 'finished'), phase(knockout, 'created')], kind: 'draw' },
    { phases: [phase(groups, 'finished'), phase(knockout, 'matches')], kind: 'play' },
    { phases: [phase(groups, 'finished'), phase(knockout, 'finished')], kind: 'transition' },
    { phases: [phase(swiss(0, 0), 'created')], kind: 'draw' },
    { phases: [phase(swiss(1, 1), 'matches')], kind: 'play' },
    { phases: [phase(swiss(1, 2), 'matches')], kind: 'draw' },
    { phases: [phase(swiss(3, 6), 'finished')], kind: 'transition' },
  ])('in play is $kind', ({ phases, kind }) => {
    expect(nextStep(open('active'), phases)?.kind).toBe(kind);
  });

  test.each([
    { played: [], type: 'groups' },
    { played: [phase(groups, 'finished')], type: 'knockout' },
  ])('creates $type after $played.length phases', ({ played, type }) => {
    expect(nextStep(open('active'), played)).toEqual({ kind: 'phase', type });
  });

  test.each([
    [[], ['groups', 'knockout'], { kind: 'phase', type: 'groups' }],
    [[], ['knockout'], { kind: 'phase', type: 'knockout' }],
    [[], ['swiss'], { kind: 'phase', type: 'swiss' }],
    [[phase(swiss(3, 6), 'finished')], ['swiss', 'knockout'], { kind: 'phase', type: 'knockout' }],
    [[phase(swiss(3, 6), 'finished')], ['swiss'], { kind: 'transition', to: 'finished' }],
    [[phase(swiss(3, 6), 'finished')], ['groups', 'knockout'], { kind: 'transition', to: 'finished' }],
    [[phase(groups, 'finished')], ['groups', 'knockout'], { kind: 'phase', type: 'knockout' }],
    [
      [phase(swiss(3, 6), 'finished'), phase(knockout, 'finished')],
      ['swiss', 'knockout'],
      { kind: 'transition', to: 'finished' },
    ],
  ] as const)('after %j, planned as %j, is %j', (played, planned, step) => {
    expect(nextStep(open('active'), played, planned)).toEqual(step);
  });

  test('of a Swiss round in play is where its results are entered', () => {
    const step = nextStep(open('active'), [phase(swiss(2, 3), 'matches')]);
    expect(step).toMatchObject({ kind: 'play', group: { phaseId: 's', round: 2 } });
  });

  test('of matches in play says how many are done, and which group is next', () => {
    const [a, b] = [
      { _id: 'a', name: 'A', matches: 3, matches_finished: 3 },
      { _id: 'b', name: 'B', matches: 3, matches_finished: 1 },
    ];
    const playing = phase({ ...groups, _id: 'g', groups: [a, b] }, 'matches');
    expect(nextStep(open('active'), [playing])).toMatchObject({
      done: 4,
      count: 6,
      group: { phaseId: 'g', _id: 'b', name: 'B' },
    });
  });
});

test('with two phases in play its figures are those of the whole open, as its header says', () => {
  const first = phase(groups, 'finished');
  const [main, consolation] = [8, 4].map((matches) =>
    phase({ ...knockout, groups: [{ matches, matches_finished: 2 }] }, 'matches'),
  );
  const phases = [first, main, consolation].filter((one) => one !== undefined);
  expect(nextStep(open('active'), phases)).toMatchObject({ done: 6, count: 18 });
  expect(progressOf(phases)).toEqual({ done: 6, count: 18 });
});

test.each([
  ['registrationOpen', 0, true],
  ['registrationOpen', 1, false],
  ['registrationClosed', 0, false],
] as const)('%s with %d players lacks them: %s', (state, players_count, lacks) => {
  const seen = { ...open(state), players_count };
  expect(lacksPlayers({ ...seen, may: { ...seen.may, add: true } })).toBe(lacks);
});

test.each([
  ['created', undefined],
  ['registrationClosed', 'registrationOpen'],
  ['reception', 'registrationClosed'],
  ['active', 'reception'],
] as const)('back from %s is %s', (state, to) => {
  expect(backward(open(state))).toBe(to);
});

test.each([open('finished'), open('canceled'), open('active', false)])(
  'there is none for $state and $may',
  (seen) => {
    expect(nextStep(seen, [])).toBeNull();
  },
);
