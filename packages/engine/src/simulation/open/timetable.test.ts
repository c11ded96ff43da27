import { describe, expect, it } from 'vitest';
import { setsOf } from '../../testing/group.ts';
import type { PlayedMatch } from './scoring.ts';
import { matchMinutes, timetableOn } from './timetable.ts';

/** Matches named by the letters of their players, all with the same score. */
const matches = (pairs: string, score = '11-9 11-9 11-9'): readonly PlayedMatch[] =>
  pairs.split(' ').map((pair) => ({ a: pair.charAt(0), b: pair.charAt(1), sets: setsOf(score) }));

/** The minutes of one of them. */
const one = matchMinutes({ sets: setsOf('11-9 11-9 11-9') });

describe('the timetable of an open', () => {
  it('plays a match in the minutes of its points, towels and intervals', () => {
    // 60 points of 12 seconds, three times three towels of 10, two intervals of 50, and five minutes before.
    expect(one).toBeCloseTo(5 + (60 * 12 + 9 * 10 + 2 * 50) / 60);
  });

  it.each<[string, string, readonly number[], number, number]>([
    ['one match after the other on one table', 'AB CD', [], 1, 2],
    ['two at once on two', 'AB CD', [], 2, 1],
    ['nobody twice at once', 'AB AC', [], 2, 2],
    ['a knockout as soon as its players are free', 'AB CD EF AC', [], 2, 2],
    ['the next round once the one before is over', 'AB CD EF AC BE DF', [3, 3], 2, 4],
    ['a knockout once the groups are over', 'AB CD EF AC', [3], 2, 3],
    ['no time for a round without matches', 'AB', [0, 1], 1, 1],
  ])('plays %s', (_, pairs, waves, tables, times) => {
    expect(timetableOn({ matches: matches(pairs), waves }, tables).minutes).toBeCloseTo(times * one);
  });

  it('calls in a group, or a round, those who have waited longest, and in a knockout one after the other', () => {
    const rests = (waves: readonly number[]) =>
      timetableOn({ matches: matches('AB AC DE'), waves }, 1).rests.map((rest) => Math.round(rest / one));
    expect(rests([3])).toEqual([1]);
    expect(rests([])).toEqual([0]);
  });

  it('counts how long each player rests between two matches, and nothing before the first', () => {
    expect(timetableOn({ matches: matches('AB CD'), waves: [] }, 1).rests).toEqual([]);
    const { rests } = timetableOn({ matches: matches('AB CD AC'), waves: [] }, 1);
    expect(rests.map((rest) => Math.round(rest / one))).toEqual([1, 0]);
  });
});
