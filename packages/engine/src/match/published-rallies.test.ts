import { describe, expect, test } from 'vitest';
import { type Entry, logOf, timeout, toss } from '../testing/match-log.ts';
import { publishedRallies, type PublishedRallies } from '../testing/published-rallies.ts';
import { foldMatch } from './fold.ts';
import type { Side } from './match.ts';
import { resultOf } from './result.ts';
import { serverAt } from './serve.ts';
import { matchStatistics } from './statistics.ts';

const sideOf = (letter: string | undefined): Side => (letter === 'a' ? 'a' : 'b');

/** The events of one set; each set begins an hour after the one before, so that its clock is its own. */
const setEvents = (match: PublishedRallies, index: number): readonly Entry[] => {
  const set = match.sets[index] ?? { winners: '', times: [], servers: '' };
  const beginsAt = index * 3_600_000;
  const score = { a: 0, b: 0 };
  const entries: Entry[] = [];
  for (const [rally, letter] of Array.from(set.winners).entries()) {
    const called = match.timeouts.find(
      (one) => one.set === index + 1 && one.score === `${score.a}-${score.b}`,
    );
    const at = beginsAt + (set.times[rally] ?? 0);
    if (called) entries.push({ ...timeout(called.side), at });
    entries.push({ type: 'point', side: sideOf(letter), at });
    score[sideOf(letter)] += 1;
  }
  return entries;
};

const logFrom = (match: PublishedRallies) =>
  logOf(
    { ...toss(sideOf(match.sets[0]?.servers[0])), at: 0 },
    ...match.sets.map((_, index) => setEvents(match, index)),
  );

describe.each(publishedRallies.map((match, index) => ({ ...match, number: index + 1 })))(
  'the published match $number',
  (match) => {
    const log = logFrom(match);
    const state = foldMatch(log, { bestOf: 5 });
    const statistics = matchStatistics(log, { bestOf: 5 });

    test('ends with its winner and its sets', () => {
      expect(state).toMatchObject({ status: 'finished', outcome: 'played', winner: match.winner });
      expect([state.setsWon.a, state.setsWon.b]).toEqual(match.setsWon);
      expect(resultOf(state)?.sets).toEqual(match.sets.map(({ score: [a, b] }) => ({ a, b })));
    });

    test('has the servers that were seen, from the toss alone', () => {
      let played = 1;
      for (const { servers } of match.sets) {
        const first = sideOf(servers[0]);
        const expected = Array.from(servers, (_, rally) => serverAt(first, rally)).join('');
        expect(servers).toBe(expected);
      }
      const rallies = log.filter(({ type }) => type === 'point');
      const seen = match.sets.map(({ servers }) => servers).join('');
      for (const [index, rally] of rallies.entries()) {
        const before = foldMatch(log.slice(0, log.indexOf(rally)), { bestOf: 5 });
        expect(before.server, `rally ${index + 1}`).toBe(seen[index]);
        played += 1;
      }
      expect(played).toBe(seen.length + 1);
    });

    test('has the longest streaks that were published, across sets', () => {
      expect([statistics.a.longestStreak, statistics.b.longestStreak]).toEqual(match.longestStreak);
    });

    test('has the points of every set, won on serve and on return', () => {
      const seen = match.sets.map(
        ({ winners, servers }) =>
          Array.from(winners).filter((winner, rally) => winner === 'a' && servers[rally] === 'a').length,
      );
      expect(statistics.sets.map(({ a }) => a.pointsWonOnServe)).toEqual(seen);
    });

    test('has the measured duration', () => {
      expect(statistics.sets.map(({ duration }) => duration)).toEqual(
        match.sets.map(({ times }) => times.at(-1)),
      );
    });

    test('has its time-outs, at most one for each side', () => {
      const taken = (side: Side) => match.timeouts.some((one) => one.side === side);
      expect(state.timeoutsUsed).toEqual({ a: taken('a'), b: taken('b') });
      expect(state.events).toHaveLength(log.length);
    });
  },
);
