import type { Phase } from '@topspin/contract';
import { expect, test } from 'vitest';
import { firstTab } from './first-tab.ts';

const phase = (type: Phase['type'], state: Phase['state']) => ({ type, state }) as Phase;

test.each([
  { state: 'registrationOpen', phases: [], tab: 'players' },
  { state: 'active', phases: [], tab: 'players' },
  { state: 'active', phases: [phase('groups', 'created')], tab: 'players' },
  { state: 'active', phases: [phase('groups', 'groups')], tab: 'groups' },
  { state: 'active', phases: [phase('groups', 'finished')], tab: 'groups' },
  { state: 'active', phases: [phase('groups', 'finished'), phase('knockout', 'created')], tab: 'groups' },
  { state: 'active', phases: [phase('groups', 'matches')], tab: 'groups' },
  { state: 'active', phases: [phase('groups', 'finished'), phase('knockout', 'matches')], tab: 'knockouts' },
  { state: 'finished', phases: [phase('knockout', 'finished')], tab: 'results' },
  { state: 'canceled', phases: [phase('groups', 'matches')], tab: 'players' },
] as const)('an open that is $state opens on its $tab', ({ state, phases, tab }) => {
  expect(firstTab({ state, may: { manage: false } }, phases)).toBe(tab);
});

test.each([
  ['a player', false, 'registrationOpen', 'pairs'],
  ['a player', false, 'active', 'pairs'],
  ['a player', false, 'finished', 'results'],
  ['a player', false, 'canceled', 'players'],
  ['an organiser', true, 'registrationOpen', 'players'],
] as const)('doubles open for %s (manages: %s) while %s on %s', (_, manage, state, tab) => {
  expect(firstTab({ state, doubles: 'mixed', may: { manage } }, [])).toBe(tab);
});
