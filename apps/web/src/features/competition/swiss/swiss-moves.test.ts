import type { Group } from '@topspin/contract';
import { expect, test } from 'vitest';
import { swissMoves } from './swiss-moves.ts';

type Match = Group['matches'][number];

const match = (_id: string, state: Match['state']) => ({ _id, state }) as Match;
const spot = (matchId: string) => ({ matchId, side: 'a' as const });

/** The latest round is shown first. */
const latest = [match('4', 'enrolled'), match('5', 'finished'), match('6', 'enrolled')];
const first = [match('1', 'finished'), match('2', 'finished'), match('3', 'enrolled')];
const rounds = [latest, first];
const moves = swissMoves(rounds.map((matches) => ({ matches })));
const now = rounds.flat();

test.each([
  ['4', 'down', '5'],
  ['6', 'right', '1'],
  ['1', 'up', '6'],
  ['5', 'left', '4'],
] as const)('the cursor moves from match %s %s to match %s', (from, direction, to) => {
  expect(moves.step(spot(from), direction)).toEqual(spot(to));
});

test('the cursor stays within the rounds', () => {
  expect(moves.step(spot('4'), 'up')).toBeUndefined();
  expect(moves.step(spot('3'), 'down')).toBeUndefined();
});

test.each([
  ['4', '6'],
  ['6', '3'],
  ['3', '4'],
])('after a result in match %s comes match %s, which has none', (from, to) => {
  expect(moves.next(spot(from), now)).toEqual(spot(to));
});
