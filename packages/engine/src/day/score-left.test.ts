import { describe, expect, test } from 'vitest';
import { foldMatch } from '../match/fold.ts';
import { randomFrom } from '../random.ts';
import { defaultRatingSettings } from '../rating/settings.ts';
import { simulateMatch } from '../simulation/match.ts';
import { drawFromScore, paceOfPoints } from './score-left.ts';
import { chanceOfSet } from './sets-left.ts';

const minute = 60_000;
const even = { chance: 0.5, pace: 0.75 };

const meanOf = (
  sets: [number, number][],
  passed: number,
  of: (left: { a: number; b: number; minutes: number }) => number,
) => {
  const random = randomFrom('left');
  const match = { sets: sets.map(([a, b]) => ({ a, b })), bestOf: 5 as const };
  const drawn = Array.from({ length: 400 }, () => drawFromScore(match, { ...even, passed, random }));
  return drawn.reduce((sum, one) => sum + of(one ?? { a: NaN, b: NaN, minutes: NaN }), 0) / drawn.length;
};

describe('a match in play that is scored point by point', () => {
  test('is nearly over at 2-1 and 10-5, and takes a set more at 5-10', () => {
    const before: [number, number][] = [
      [11, 5],
      [5, 11],
      [11, 5],
    ];
    const [over, longer] = [
      meanOf([...before, [10, 5]], 19, ({ minutes }) => minutes),
      meanOf([...before, [5, 10]], 19, ({ minutes }) => minutes),
    ];
    expect(over).toBeLessThan(1.2);
    expect(longer).toBeGreaterThan(4);
  });

  test('goes on at its own pace', () => {
    const fast = meanOf(
      [
        [11, 5],
        [11, 5],
        [3, 2],
      ],
      9,
      ({ minutes }) => minutes,
    );
    const slow = meanOf(
      [
        [11, 5],
        [11, 5],
        [3, 2],
      ],
      18,
      ({ minutes }) => minutes,
    );
    expect(slow / fast).toBeGreaterThan(1.4);
  });

  test.each<[string, [number, number][], number, number | null]>([
    [
      'of known points is that of its points',
      [
        [11, 7],
        [1, 0],
      ],
      19 * 0.3772 + 50 / 60,
      1,
    ],
    ['is unknown without a point', [], 3, null],
    ['is unknown at nil-nil', [[0, 0]], 3, null],
    ['is that of its points between two sets', [[11, 7]], 18 * 0.3772 * 0.8, 0.815],
    ['is unknown where a set is written at its end, and the next one has been going on', [[11, 7]], 14, null],
  ])('its pace %s', (_, sets, passed, pace) => {
    const known = paceOfPoints({ sets: sets.map(([a, b]) => ({ a, b })) }, passed);
    if (pace === null) expect(known).toBeNull();
    else expect(known).toBeCloseTo(pace, 2);
  });

  test('has no interval left in its last set, however slow those before it were', () => {
    const before: [number, number][] = [
      [11, 9],
      [9, 11],
    ];
    const passed = (60 * 0.3772 + 2 * 50) / 60 + 20;
    const match = {
      sets: [...before, [9, 9] as [number, number]].map(([a, b]) => ({ a, b })),
      bestOf: 3 as const,
    };
    const random = randomFrom('last');
    const drawn = Array.from(
      { length: 200 },
      () => drawFromScore(match, { ...even, passed, random })?.minutes ?? NaN,
    );
    expect(drawn.toSorted((one, other) => one - other)[100]).toBeLessThan(3 * 0.5);
  });

  test('ends between the tenth and the ninetieth of a hundred in eight of ten simulated matches', () => {
    const [inside, all] = outcomes();
    expect(inside / all).toBeGreaterThan(0.72);
    expect(inside / all).toBeLessThan(0.9);
  });
});

/** Of many moments of simulated matches: in how many the end lies between the tenths of the draws, and how many there are. */
function outcomes(): [inside: number, all: number] {
  const [ratings, bestOf] = [{ a: 1050, b: 1000 }, 5 as const];
  const chance = chanceOfSet(ratings.a, ratings.b, bestOf);
  let [inside, all] = [0, 0];
  for (let seed = 0; seed < 60; seed += 1) {
    const random = randomFrom(String(seed));
    const how = { ratings, bestOf, settings: defaultRatingSettings, startAt: 0, newId: () => '' };
    const log = simulateMatch(how, random);
    const end = log.at(-1)?.at ?? 0;
    for (const share of [0.3, 0.5, 0.7, 0.9]) {
      const now = end * share;
      const begun = log.filter(({ at }) => at <= now);
      const sets = foldMatch(begun, { bestOf }).sets.map(({ score }) => score);
      const ahead = { chance, passed: now / minute, pace: 0.62, random };
      const drawn = Array.from({ length: 100 }, () => drawFromScore({ sets, bestOf }, ahead)?.minutes ?? NaN);
      const ordered = drawn.toSorted((one, other) => one - other);
      const left = (end - now) / minute;
      all += 1;
      if ((ordered[10] ?? 0) <= left && left <= (ordered[89] ?? 0)) inside += 1;
    }
  }
  return [inside, all];
}
