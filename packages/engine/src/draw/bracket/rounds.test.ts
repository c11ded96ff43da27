import { describe, expect, it } from 'vitest';
import { bracketSize, linesOfRound, roundName } from './rounds.ts';

describe('a bracket', () => {
  it.each([
    [2, 2],
    [3, 4],
    [4, 4],
    [5, 8],
    [16, 16],
    [17, 32],
    [257, 512],
    [512, 512],
  ])('of %i players has %i lines', (players, lines) => {
    expect(bracketSize(players)).toBe(lines);
  });
});

it('names a round by its lines and back', () => {
  for (const lines of [2, 4, 8, 16, 32, 64, 128, 256, 512])
    expect(linesOfRound(roundName(lines))).toBe(lines);
  expect([512, 16, 8, 4, 2].map(roundName)).toStrictEqual([
    'roundOf512',
    'roundOf16',
    'quarterfinal',
    'semifinal',
    'final',
  ]);
});

it('knows no round of a number that is no power of two', () => {
  expect(() => roundName(12)).toThrow(new RangeError('no round begins with 12 lines'));
});
