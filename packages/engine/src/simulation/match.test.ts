import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstTurnAfter } from '../match/doubles/order.ts';
import { foldMatch } from '../match/fold.ts';
import { bestOfs, setsToWin } from '../match/match.ts';
import type { BestOf } from '../match/match.ts';
import { setWinner } from '../match/set-score.ts';
import { randomFrom } from '../random.ts';
import { expectedScore } from '../rating/elo.ts';
import { defaultRatingSettings } from '../rating/settings.ts';
import { runs } from '../testing/runs.ts';
import { simulateMatch } from './match.ts';
import type { MatchToSimulate } from './match.ts';
import { chanceOnServe, pointChance, setChanceByPoint } from './point-chance.ts';

const matchOf = (a: number, b: number, bestOf: BestOf = 5): MatchToSimulate => {
  let last = 0;
  return {
    ratings: { a, b },
    bestOf,
    settings: defaultRatingSettings,
    startAt: 1_000_000,
    newId: () => `e${(last += 1)}`,
  };
};

describe('the chance of a point', () => {
  it.each([
    ['a', 0.52],
    ['b', 0.48],
  ] as const)('of equals is with %s serving %d for a', (server, chance) => {
    expect(chanceOnServe(0.5, server)).toBeCloseTo(chance, 12);
  });

  it('stays a chance for who wins or loses nearly every point', () => {
    expect([chanceOnServe(0.99, 'a'), chanceOnServe(0.01, 'b')]).toEqual([1, 0]);
  });

  it('of equals makes a set even: both serve as often before 10-10, and in turn after', () => {
    expect(setChanceByPoint(0.5, 'a')).toBeCloseTo(1 - setChanceByPoint(0.5, 'b'), 12);
    expect(pointChance(0.5)).toBeCloseTo(0.5, 12);
  });

  it('that is won on each serve wins every set', () => {
    expect([setChanceByPoint(1, 'a'), setChanceByPoint(0, 'b')]).toEqual([1, 0]);
  });

  it('is solved from the chance of a set, whichever player serves first', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 0.99, noNaN: true }), (set) => {
        const point = pointChance(set);
        expect((setChanceByPoint(point, 'a') + setChanceByPoint(point, 'b')) / 2).toBeCloseTo(set, 9);
      }),
      { numRuns: runs },
    );
  });

  it('gives a set a known figure: 0.55 a point without the serve is 0.687 a set', () => {
    // Sum over k = 0..9 of C(10 + k, k) 0.55^11 0.45^k, plus C(20, 10) (0.55 × 0.45)^10 × 0.55² / (0.55² + 0.45²).
    const mean = (setChanceByPoint(0.55, 'a') + setChanceByPoint(0.55, 'b')) / 2;
    expect(mean).toBeCloseTo(0.687, 3);
  });
});

describe('a simulated match', () => {
  it('is the same again from the same seed', () => {
    const play = (seed: string): unknown => simulateMatch(matchOf(1200, 1000), randomFrom(seed));
    expect(play('x')).toEqual(play('x'));
    expect(play('x')).not.toEqual(play('y'));
  });

  it('folds to a finished match in which every event counted, in order of its clock', () => {
    const rating = fc.integer({ min: 100, max: 3000 });
    fc.assert(
      fc.property(rating, rating, fc.constantFrom(...bestOfs), fc.string(), (a, b, bestOf, seed) => {
        const log = simulateMatch(matchOf(a, b, bestOf), randomFrom(seed));
        const state = foldMatch(log, { bestOf });
        const points = state.sets.reduce((sum, { score }) => sum + score.a + score.b, 0);
        expect(state).toMatchObject({ status: 'finished', outcome: 'played' });
        expect(state.winner === undefined ? 0 : state.setsWon[state.winner]).toBe(setsToWin(bestOf));
        expect(log.filter((event) => event.type === 'point')).toHaveLength(points);
        expect(log.filter((event) => event.type === 'start')).toHaveLength(state.sets.length - 1);
        expect(log.map(({ seq }) => seq)).toEqual(log.map((_, index) => index + 1));
        expect(log[0]).toMatchObject({ type: 'toss', at: 1_000_000, id: 'e1' });
        expect(log.every(({ at }, index) => at >= (log[index - 1]?.at ?? 0))).toBe(true);
      }),
      { numRuns: runs },
    );
  });

  it('of pairs says in each game who serves to whom, as the laws have it', () => {
    const log = simulateMatch({ ...matchOf(1000, 1000), doubles: true }, randomFrom('pairs'));
    const games = log.flatMap((event, index) =>
      event.type === 'serveOrder' ? [foldMatch(log.slice(0, index + 1), { bestOf: 5 })] : [],
    );
    expect(games).toHaveLength(foldMatch(log, { bestOf: 5 }).sets.length);
    for (const { serving, servedBefore } of games) {
      if (serving === undefined) throw new Error('nobody serves');
      const { server, receiver } = serving;
      if (servedBefore) expect(firstTurnAfter(servedBefore, server).receiver).toEqual(receiver);
    }
    const cut = log.findIndex(({ type }) => type === 'start');
    const begun = log.slice(0, cut);
    const on = simulateMatch({ ...matchOf(1000, 1000), doubles: true, begun }, randomFrom('on'));
    expect(on.slice(cut, cut + 2).map(({ type }) => type)).toEqual(['start', 'serveOrder']);
  });

  it('that has begun goes on from any of its events to an end in which every event counted', () => {
    fc.assert(
      fc.property(fc.constantFrom(...bestOfs), fc.nat(), fc.string(), (bestOf, cut, seed) => {
        const whole = simulateMatch(matchOf(1000, 1000, bestOf), randomFrom(seed));
        const begun = whole.slice(0, 1 + (cut % (whole.length - 1)));
        const startAt = begun.at(-1)?.at ?? 0;
        const log = simulateMatch({ ...matchOf(1000, 1000, bestOf), begun, startAt }, randomFrom(`${seed}!`));
        const state = foldMatch(log, { bestOf });
        expect(log.slice(0, begun.length)).toEqual(begun);
        expect(state).toMatchObject({ status: 'finished', outcome: 'played' });
        expect(state.events).toHaveLength(log.length);
        expect(log.filter((event) => event.type === 'start')).toHaveLength(state.sets.length - 1);
        expect(log.every(({ at }, index) => at >= (log[index - 1]?.at ?? 0))).toBe(true);
      }),
      { numRuns: runs },
    );
  });

  it.each([
    [1000, 1000],
    [1200, 1000],
    [1000, 1400],
  ])('between %d and %d is won as often as Elo expects', (a, b) => {
    const random = randomFrom(`${a}-${b}`);
    const matches = 500;
    let won = 0;
    for (let match = 0; match < matches; match += 1) {
      const log = simulateMatch(matchOf(a, b), random);
      const last = log.at(-1);
      if (last?.type === 'point' && last.side === 'a') won += 1;
    }
    const expected = expectedScore(a, b, defaultRatingSettings);
    // Four standard deviations: a correct simulation fails with one seed in 16,000, and this seed is fixed.
    const margin = 4 * Math.sqrt((expected * (1 - expected)) / matches);
    expect(Math.abs(won / matches - expected)).toBeLessThan(margin);
  });

  it('takes a quarter of an hour to forty minutes when two equals play the best of 5', () => {
    const random = randomFrom('pace');
    const minutes = Array.from({ length: 200 }, () => {
      const log = simulateMatch(matchOf(1000, 1000), random);
      return ((log.at(-1)?.at ?? 0) - (log[0]?.at ?? 0)) / 60_000;
    });
    const mean = minutes.reduce((sum, value) => sum + value, 0) / minutes.length;
    expect(mean).toBeGreaterThan(15);
    expect(mean).toBeLessThan(40);
  });

  const logs = (name: string, matches = 300) => {
    const random = randomFrom(name);
    return Array.from({ length: matches }, () => simulateMatch(matchOf(1000, 1100), random));
  };

  it('has at most one time-out of each side, taken about once in ten points by who is four behind', () => {
    const taken = { a: 0, b: 0 };
    let chances = 0;
    for (const log of logs('time-outs')) {
      const score = { a: 0, b: 0 };
      const done = { a: false, b: false };
      for (const event of log) {
        if (event.type === 'point') score[event.side] += 1;
        if (event.type === 'start') Object.assign(score, { a: 0, b: 0 });
        const behind = score.a < score.b ? 'a' : 'b';
        const isFourBehind = Math.abs(score.a - score.b) >= 4;
        if (event.type === 'point' && isFourBehind && !done[behind] && setWinner(score) === undefined)
          chances += 1;
        if (event.type !== 'timeout') continue;
        expect({ side: event.side, isFourBehind, again: done[behind] }).toEqual({
          side: behind,
          isFourBehind: true,
          again: false,
        });
        done[event.side] = true;
        taken[event.side] += 1;
      }
    }
    expect(taken.a).toBeGreaterThan(taken.b);
    expect(taken.b).toBeGreaterThan(0);
    expect((taken.a + taken.b) / chances).toBeCloseTo(0.1, 1);
  });

  it('has tosses as in a hall: six in ten choose to serve, one in ten an end, and either may win, serve or stand left', () => {
    const tosses = logs('tosses').flatMap((log) => log.filter((event) => event.type === 'toss'));
    const share = (holds: (event: (typeof tosses)[number]) => boolean): number =>
      tosses.filter((event) => holds(event)).length / tosses.length;
    expect(share(({ choice }) => choice === 'serve')).toBeCloseTo(0.6, 1);
    expect(share(({ choice }) => choice === 'end')).toBeCloseTo(0.1, 1);
    for (const side of ['winner', 'server', 'leftEnd'] as const) {
      expect(share((event) => event[side] === 'a')).toBeCloseTo(0.5, 1);
      expect(share((event) => event[side] === 'b')).toBeCloseTo(0.5, 1);
    }
  });

  it('has rallies of 6 to 18 s, towels of 5 to 15 s every six points, and intervals of 40 to 60 s', () => {
    const longest = { rally: 0, towel: 0 };
    for (const log of logs('clock', 60)) {
      let played = 0;
      for (const [index, event] of log.entries()) {
        const before = log[index - 1];
        const seconds = (event.at - (before?.at ?? 0)) / 1000;
        if (event.type === 'start') {
          expect(seconds).toBeGreaterThanOrEqual(40);
          expect(seconds).toBeLessThanOrEqual(60);
          played = 0;
        }
        if (event.type !== 'point') continue;
        const kind = played > 0 && played % 6 === 0 ? 'towel' : 'rally';
        played += 1;
        if (before?.type === 'timeout') {
          expect(seconds).toBeGreaterThanOrEqual(66);
          continue;
        }
        longest[kind] = Math.max(longest[kind], seconds);
        expect(seconds).toBeGreaterThanOrEqual(kind === 'towel' ? 11 : 6);
        expect(seconds).toBeLessThanOrEqual(kind === 'towel' ? 33 : 18);
      }
    }
    expect(longest.rally).toBeGreaterThan(17);
    expect(longest.towel).toBeGreaterThan(25);
  });
});
