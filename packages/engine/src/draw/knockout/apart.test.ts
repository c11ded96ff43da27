import { describe, expect, it } from 'vitest';
import { field } from '../../testing/fields.ts';
import { sectionLength } from './apart.ts';
import { drawKnockout } from './knockout.ts';

describe('the sections that players of a club should have to themselves', () => {
  it.each([
    // lines, players, lines of a section
    [16, 1, 16],
    [16, 2, 8],
    [16, 3, 4],
    [16, 4, 4],
    [16, 5, 2],
    [16, 8, 2],
    // More than there are matches: a match is the smallest section.
    [16, 9, 2],
    [2, 2, 2],
  ])('of %i lines for %i players have %i lines', (size, players, length) => {
    expect(sectionLength(size, players)).toBe(length);
  });
});

describe('why club mates are not apart', () => {
  const reasons = (players: number, seeds: number, red: readonly number[]) => {
    const clubs = Array.from({ length: players }, (_, place) =>
      red.includes(place + 1) ? 'red' : undefined,
    );
    const result = drawKnockout({ entrants: field(players, clubs), seeds, seed: 'x' });
    return result.ok ? result.value.report.notKept.map(({ why }) => why) : result.error.code;
  };

  it.each([
    // Seed 5 has one of two lines, in the quarters of seeds 3 and 4, since byes are in the others.
    ['seeds alone: their lines come first', 6, 5, [3, 4, 5], ['seedsFixed']],
    ['a seed and the best of the others: it is no seed that is in the way', 3, 2, [2, 3], ['noPlaceLeft']],
    ['more players than matches', 8, 2, [1, 2, 3, 4, 5], ['tooMany']],
    ['as many players as matches: they are apart', 8, 2, [1, 2, 5, 6], []],
  ])('%s', (_, players, seeds, red, expected) => {
    expect(reasons(players, seeds, red)).toStrictEqual(expected);
  });
});
