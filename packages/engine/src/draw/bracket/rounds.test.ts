import { describe, expect, it } from 'vitest';
import { bracketSize, knockoutRounds, linesOfRound, roundName } from './rounds.ts';

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

  it('of 16 lines has four rounds', () => {
    expect(knockoutRounds(16)).toStrictEqual(['roundOf16', 'quarterfinal', 'semifinal', 'final']);
  });

  it('of 512 lines begins with the round of 512', () => {
    expect(knockoutRounds(512)[0]).toBe('roundOf512');
    expect(knockoutRounds(512)).toHaveLength(9);
  });
});

it('names a round by its lines and back', () => {
  for (const lines of [2, 4, 8, 16, 32, 64, 128, 256, 512])
    expect(linesOfRound(roundName(lines))).toBe(lines);
});

it('knows no round of a number that is no power of two', () => {
  expect(() => roundName(12)).toThrow(RangeError);
});
