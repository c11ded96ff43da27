import { expect, test } from 'vitest';
import { decisionsOf, type Taker } from './place-decisions.ts';

const place = (phase: string, next: string | null) => ({
  phase: { _id: phase, name: phase, type: 'knockout' as const, version: 1 },
  replacement: next === null ? null : { _id: next, name: `Name of ${next}`, group: 'A', position: 3 },
});

test.each<[string, string | null, Taker | undefined, (string | null)[], string | undefined]>([
  ['goes to the next of the group unless something else is chosen', 'x', undefined, ['x'], 'Name of x'],
  ['goes to the next where that is chosen', 'x', 'next', ['x'], 'Name of x'],
  ['goes to nobody where that is chosen', 'x', 'nobody', [null], undefined],
  ['is not decided about where nobody can come', null, undefined, [], undefined],
])('a place %s', (_, next, taker, takes, comes) => {
  const chosen = new Map(taker ? [['main', taker]] : []);
  expect(decisionsOf([place('main', next)], chosen)).toEqual({
    places: takes.map((by) => ({ phase_id: 'main', by })),
    comes,
  });
});
