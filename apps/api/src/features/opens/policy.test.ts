import type { OpenPage } from '@topspin/contract';
import { openStates, type OpenState } from '@topspin/engine';
import { describe, expect, test } from 'vitest';
import { mayOf } from './policy.ts';

type Done = Exclude<keyof OpenPage['may'], 'transitions'>;

const facts = { groupsSaved: false, entryOver: false, matchesUnfinished: 0, phasesUnfinished: 0 };
const mayIn = (state: OpenState, entryOver: boolean): OpenPage['may'] =>
  mayOf({
    viewer: null,
    state,
    facts: { ...facts, groupsSaved: entryOver, entryOver, state },
    own: null,
    trusted: true,
    owns: true,
    sees: true,
  });
const statesFor = (done: Done, entryOver = false): OpenState[] =>
  openStates.filter((state) => mayIn(state, entryOver)[done]);

describe('an organiser may', () => {
  test.each([
    ['add', 'players', ['registrationOpen', 'registrationClosed', 'reception', 'active']],
    ['remove', 'players', ['created', 'registrationOpen', 'registrationClosed', 'reception', 'active']],
    ['receive', 'players', ['reception']],
    ['prepare', 'phases', ['registrationClosed', 'reception', 'active']],
  ] as const)('%s %s while the open is %j', (done, _, states) => expect(statesFor(done)).toEqual(states));

  test('add nobody once it is too late to come in', () =>
    expect(statesFor('add', true)).toEqual(['registrationOpen', 'registrationClosed', 'reception']));
});

test('nobody else may do any of it', () => {
  const may = openStates.map((state) =>
    mayOf({ viewer: null, state, facts: null, own: null, trusted: true, owns: false, sees: false }),
  );
  expect(may.flatMap(({ transitions, ...rest }) => [...transitions, ...Object.values(rest)])).not.toContain(
    true,
  );
});
