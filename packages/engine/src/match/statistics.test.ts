import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  correctServe,
  end,
  expedite,
  logOf,
  penalty,
  points,
  setFor,
  start,
  toss,
  undo,
  type Entries,
} from '../testing/match-log.ts';
import { runs } from '../testing/runs.ts';
import { foldMatch } from './fold.ts';
import { bestOfs, sides } from './match.ts';
import { matchStatistics } from './statistics.ts';

const statistics = (...entries: Entries) => matchStatistics(logOf(...entries), { bestOf: 5 });

describe('the statistics of a set', () => {
  // aab bbb aaa aaa aaa: 2-0, 2-4, then a wins nine in a row. Serves aabbaabbaabbaab.
  const won = statistics(toss('a'), points('aabbbb' + 'a'.repeat(9))).sets[0];

  test('are counted for each side', () => {
    expect(won?.a).toEqual({
      pointsWon: 11,
      // Serves of a: points 1 2 5 6 9 10 13 14, all won except the 5th and 6th.
      pointsWonOnServe: 6,
      pointsLostOnServe: 2,
      biggestLead: 7,
      longestStreak: 9,
      biggestComeback: 2,
    });
    expect(won?.b).toEqual({
      pointsWon: 4,
      // Serves of b: points 3 4 7 8 11 12 15.
      pointsWonOnServe: 2,
      pointsLostOnServe: 5,
      biggestLead: 2,
      longestStreak: 4,
      biggestComeback: 0,
    });
  });

  test('who loses the set has no comeback in it, and nobody has one in a set under way', () => {
    const state = statistics(toss('a'), points('aaaaabbbb'));
    expect([state.a.biggestComeback, state.b.biggestComeback]).toEqual([0, 0]);
    expect(
      statistics(toss('a'), points('bbbbb' + 'a'.repeat(10) + 'bbbbbbbbb')).sets[0]?.b.biggestComeback,
    ).toBe(5);
  });

  test('have the clock of the set, in ms', () => {
    const state = statistics(
      { ...toss(), at: 100 },
      { ...start, at: 500 },
      setFor('a').map((point, index) => ({ ...point, at: 1000 + index * 1000 })),
    );
    expect(state.sets[0]).toMatchObject({ start: 500, end: 11_000, duration: 10_500 });
  });

  test('have no end while the set is under way', () => {
    const [set] = statistics(toss(), points('a')).sets;
    expect(set).toMatchObject({ start: 1000 });
    expect(set).not.toHaveProperty('end');
    expect(set).not.toHaveProperty('duration');
  });

  test('a clock put back in the middle gives no negative duration', () => {
    const state = statistics(
      { ...toss(), at: 50_000 },
      setFor('a').map((point) => ({ ...point, at: 20_000 })),
    );
    expect(state.sets[0]?.duration).toBe(0);
  });
});

describe('the statistics of a match', () => {
  test('sum the counts, take the largest lead and comeback, and let the streak run across sets', () => {
    const match = statistics(toss('a'), points('bb' + 'a'.repeat(11)), points('aaaa' + 'b'.repeat(11)));
    expect(match.a).toMatchObject({ pointsWon: 15, biggestLead: 9, biggestComeback: 2, longestStreak: 15 });
    expect(match.b).toMatchObject({ pointsWon: 13, biggestLead: 7, biggestComeback: 4, longestStreak: 11 });
    expect(match.sets.map(({ a }) => a.longestStreak)).toEqual([11, 4]);
  });

  test('last from the start of the first set to the end of the match', () => {
    const match = statistics(
      { ...toss(), at: 1000 },
      setFor('a'),
      setFor('a'),
      setFor('a').map((point) => ({ ...point, at: 900_000 })),
    );
    expect(match).toMatchObject({ start: 1000, end: 900_000, duration: 899_000 });
  });

  test('leave out what an outcome fills in', () => {
    const match = statistics(toss(), points('aab'), { ...end('retired', 'b'), at: 60_000 });
    expect(match.b).toMatchObject({ pointsWon: 1, longestStreak: 1, biggestLead: 0, biggestComeback: 0 });
    expect(match).toMatchObject({ sets: [{ start: 1000, end: 60_000 }], end: 60_000 });
  });

  test('of a walkover are empty', () => {
    const match = statistics(end('walkover', 'a'));
    expect(match.sets).toEqual([]);
    expect(match.a).toEqual(match.b);
    expect(match.a.pointsWon).toBe(0);
    expect(match).not.toHaveProperty('start');
  });

  test('do not know of what was undone', () => {
    const entries = [toss(), points('aba')] as const;
    expect(statistics(...entries, points('b'), undo)).toEqual(statistics(...entries));
    expect(statistics(...entries, setFor('a', 2), ...setFor('a', 2).map(() => undo))).toEqual(
      statistics(...entries),
    );
  });
});

describe('service in the statistics', () => {
  test('a penalty point counts in the score and the streak, and nobody served it', () => {
    const match = statistics(toss('a'), points('a'), penalty('a', 2));
    expect(match.a).toMatchObject({ pointsWon: 3, longestStreak: 3, biggestLead: 3, pointsWonOnServe: 1 });
    expect(match.b.pointsLostOnServe).toBe(0);
  });

  test('two penalty points over the end of a set count where they stand', () => {
    const match = statistics(toss('a'), points('a'.repeat(10)), penalty('a', 2));
    expect(match.sets.map(({ a }) => a.pointsWon)).toEqual([11, 1]);
    expect(match.sets.map(({ a }) => a.longestStreak)).toEqual([11, 1]);
    expect(match.a.longestStreak).toBe(12);
  });

  test('of two penalty points at match point the second is none', () => {
    const match = statistics(toss('a'), setFor('a'), setFor('a'), points('a'.repeat(10)), penalty('a', 2));
    expect(match.sets.map(({ a }) => a.pointsWon)).toEqual([11, 11, 11]);
    expect(match.a).toMatchObject({ pointsWon: 33, longestStreak: 33 });
  });

  test('points count for who served them, before and after a correction', () => {
    const match = statistics(toss('a'), points('aaa'), correctServe('a'), points('a'));
    expect(match.a.pointsWonOnServe).toBe(3);
    expect(match.b.pointsLostOnServe).toBe(1);
  });

  test('under the expedite system each side serves one point in turn', () => {
    const match = statistics(toss('a'), expedite('a'), points('aaaa'));
    expect(match.a.pointsWonOnServe).toBe(2);
    expect(match.b.pointsLostOnServe).toBe(2);
  });
});

test('the counts always agree with the score', () => {
  const rallies = fc.array(fc.constantFrom(...sides), { maxLength: 200, size: 'max' });
  fc.assert(
    fc.property(rallies, fc.constantFrom(...bestOfs), (rallies, bestOf) => {
      const log = logOf(
        toss(),
        rallies.map((side) => ({ type: 'point', side })),
      );
      const state = foldMatch(log, { bestOf });
      const match = matchStatistics(log, { bestOf });
      expect(match.sets.map(({ a, b }) => ({ a: a.pointsWon, b: b.pointsWon }))).toEqual(
        state.sets.map(({ score }) => score),
      );
      for (const side of sides) {
        const other = side === 'a' ? 'b' : 'a';
        const { pointsWon, pointsWonOnServe, longestStreak } = match[side];
        expect(pointsWonOnServe + match[other].pointsLostOnServe).toBe(pointsWon);
        expect(longestStreak).toBeLessThanOrEqual(pointsWon);
        expect(longestStreak).toBeGreaterThanOrEqual(
          Math.max(0, ...match.sets.map((set) => set[side].longestStreak)),
        );
      }
    }),
    { numRuns: runs },
  );
});
