import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { end, logOf, penalty, points, setFor, toss, undo, type Entries } from '../testing/match-log.ts';
import { runs } from '../testing/runs.ts';
import { matchHighlights, openHighlights, leastDeficit, leastStreak } from './highlights.ts';
import { bestOfs, sides } from './match.ts';
import { matchStatistics } from './statistics.ts';

const highlights = (...entries: Entries) => matchHighlights(logOf(...entries), { bestOf: 5 });

/** Points this long after each other, in seconds. */
const every = (seconds: number, letters: string, from = 0) =>
  points(letters).map((entry, index) => ({ ...entry, at: (from + index * seconds) * 1000 }));

/** A set that `a` won 12-10 after 2-9. */
const from2To9 = points('aa' + 'b'.repeat(9) + 'a'.repeat(8) + 'baa');

describe('the best comeback of a match', () => {
  test('is the set won from furthest behind, with the score then and at the end', () => {
    expect(highlights(toss(), setFor('b', 3), from2To9).comebacks).toEqual([
      { side: 'a', set: 2, deficit: 7, low: { a: 2, b: 9 }, score: { a: 12, b: 10 } },
    ]);
  });

  test.each([
    [
      '4-10 before 0-6',
      points('b'.repeat(6) + 'a'.repeat(11)),
      points('a'.repeat(4) + 'b'.repeat(10) + 'a'.repeat(8)),
      [2],
    ],
    ['both of two equal ones', points('bbbb' + 'a'.repeat(11)), points('bbbb' + 'a'.repeat(11)), [1, 2]],
    ['none of less than three points', points('bb' + 'a'.repeat(11)), setFor('a'), []],
  ])('counts %s', (_, first, second, sets) => {
    expect(highlights(toss(), first, second).comebacks.map(({ set }) => set)).toEqual(sets);
  });

  test('is of a set that was won, not of one that an outcome ended', () => {
    expect(highlights(toss(), points('bbbbbbaaaaa'), end('retired', 'a')).comebacks).toEqual([]);
  });
});

describe('the most points in a row of a match', () => {
  test('run across sets, and count what a penalty gave', () => {
    const { streaks } = highlights(toss(), setFor('a', 4), points('aaa'), penalty('a', 1), points('b'));
    expect(streaks).toEqual([{ side: 'a', points: 15 }]);
  });

  test('are of both sides if they are level, and of nobody below five', () => {
    expect(highlights(toss(), points('aaaaabbbbb')).streaks.map(({ side }) => side)).toEqual(['a', 'b']);
    expect(highlights(toss(), points('aaaabbbb')).streaks).toEqual([]);
  });

  test('do not know of what was undone', () => {
    expect(highlights(toss(), points('aaab'), undo, points('aa')).streaks).toEqual([
      { side: 'a', points: 5 },
    ]);
  });
});

describe('the time of a match', () => {
  const time = (...entries: Entries) => highlights({ ...toss(), at: 0 }, ...entries).time;

  test('is from the first point to the last, without the draw for service before it', () => {
    expect(time(every(20, 'abab', 300))).toEqual({ duration: 60_000, points: 4 });
  });

  test.each([
    ['nothing was played', every(20, '')],
    ['a clock was put back', [...every(20, 'abab', 600), ...every(20, 'ab', 300)]],
    ['it was interrupted for more than ten minutes', [...every(20, 'ab'), ...every(20, 'ab', 700)]],
    ['its points were written down at once', every(1, 'abababababab')],
    ['it has one point', every(20, 'a')],
  ])('is not known if %s', (_, entries) => expect(time(entries)).toBeNull());
});

describe('the highlights of an open', () => {
  const matches = [
    { id: 'short', highlights: highlights(toss(), every(10, 'ababab')) },
    { id: 'comeback', highlights: highlights(toss(), from2To9) },
    { id: 'long', highlights: highlights(toss(), every(30, 'ababab')) },
    { id: 'streak', highlights: highlights(toss(), points('a'.repeat(9)), points('b')) },
  ];

  test('name the matches of each, and all that are level', () => {
    const twice = [...matches, { id: 'again', highlights: matches[1]?.highlights ?? matches[0]!.highlights }];
    const { comebacks, streaks, longest } = openHighlights(twice);
    expect(comebacks.map(({ match }) => match)).toEqual(['comeback', 'again']);
    expect(streaks.map(({ match, points: won }) => [match, won])).toEqual([
      ['comeback', 9],
      ['streak', 9],
      ['again', 9],
    ]);
    expect(longest.map(({ match, duration }) => [match, duration])).toEqual([['long', 150_000]]);
  });

  test('are none where nothing was scored point by point', () => {
    expect(openHighlights([])).toEqual({ comebacks: [], streaks: [], longest: [] });
    expect(openHighlights([{ id: 'x', highlights: highlights() }])).toEqual(openHighlights([]));
  });
});

test('highlights agree with the statistics of the match', () => {
  const rallies = fc.array(fc.constantFrom(...sides), { maxLength: 200, size: 'max' });
  fc.assert(
    fc.property(rallies, fc.constantFrom(...bestOfs), (winners, bestOf) => {
      const log = logOf(
        toss(),
        winners.map((side) => ({ type: 'point', side })),
      );
      const statistics = matchStatistics(log, { bestOf });
      const { comebacks, streaks } = matchHighlights(log, { bestOf });
      const deficit = Math.max(statistics.a.biggestComeback, statistics.b.biggestComeback);
      const longest = Math.max(statistics.a.longestStreak, statistics.b.longestStreak);
      expect(comebacks[0]?.deficit).toBe(deficit >= leastDeficit ? deficit : undefined);
      expect(streaks[0]?.points).toBe(longest >= leastStreak ? longest : undefined);
      for (const { side, low, score } of comebacks) {
        const other = side === 'a' ? 'b' : 'a';
        expect(low[other] - low[side]).toBe(deficit);
        expect(score[side]).toBeGreaterThan(score[other]);
      }
    }),
    { numRuns: runs },
  );
});
