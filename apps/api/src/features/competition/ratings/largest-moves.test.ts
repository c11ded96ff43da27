import type { MovedPlayer } from '@topspin/engine';
import { expect, test } from 'vitest';
import { largestMoves } from './largest-moves.ts';

const moved = (player: string, before: number, after: number): MovedPlayer => ({
  player,
  before: { rating: before, matches: 3 },
  after: { rating: after, matches: 3 },
});

const all = [
  moved('near', 1000, 1001),
  moved('same', 1000, 1000),
  moved('far', 1200, 1180),
  moved('also far', 900, 920),
];

test.each([
  [2, ['also far', 'far']],
  [20, ['also far', 'far', 'near']],
])('of all who moved, the %i who moved farthest are listed', (most, listed) => {
  const { players, largest } = largestMoves(all, most);
  expect(players).toBe(3);
  expect(largest.map(({ player }) => player)).toEqual(listed);
});
